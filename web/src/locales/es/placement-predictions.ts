/** Placement: the questions of Predict, and a reply to each way to get them wrong. */
import type { Named, PredictionWords } from '../contract.ts';
import { join } from './join.ts';

const names: Readonly<Record<string, string>> = {
  input: 'una vez, en la entrada',
  everyLayer: 'en cada capa',
  queryKey: 'solo en consultas y claves',
  query: '$\\Q$',
  key: '$\\K$',
  value: '$\\V$',
  weights: 'los pesos',
  output: 'la salida de la capa',
  stream: 'el flujo residual antes de la capa',
};
const choicesOf = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const name = names[id] ?? id;
      return [id, { text: `${name.charAt(0).toUpperCase()}${name.slice(1)}${name.startsWith('$') ? '' : '.'}` }];
    }),
  );

const pairs = (e: Named): string =>
  `Mayores diferencias: entrada frente a cada capa ${e.inputEvery}, entrada frente a consultas y claves ${e.inputQueryKey}, cada capa frente a consultas y claves ${e.everyQueryKey}.`;
const distances = (e: Named): string =>
  `Distancias respecto a la salida sin posiciones: ${(e.order ?? '')
    .split(',')
    .map((id) => `${names[id]} ${e[id]}`)
    .join('; ')}.`;
const afterReplacing = (e: Named): string =>
  `Cambios medidos: $\\Q$ ${e.query}, $\\K$ ${e.key}, $\\V$ ${e.value}, pesos ${e.weights}, salida ${e.output}, flujo residual antes de la capa ${e.stream}.`;
const swaps = (e: Named): string =>
  `Tras el intercambio la salida se aparta en ${e.query} con posiciones solo en $\\Q$, en ${e.key} solo en $\\K$, en ${e.value} solo en $\\V$.`;

export const predictions: Readonly<Record<string, PredictionWords>> = {
  PL1: {
    question:
      'Una capa con conexión residual. Las posiciones entran una vez en la entrada, en cada capa o solo en consultas y claves; los pesos son los mismos. ¿Cuáles dan salidas iguales?',
    choices: {
      inputEvery: { text: 'Entrada y cada capa.' },
      everyQueryKey: { text: 'Cada capa y solo consultas y claves.' },
      inputQueryKey: { text: 'Entrada y solo consultas y claves.' },
      all: { text: 'Las tres.' },
      none: { text: 'Ninguna coincide con otra.' },
    },
    right: (e) => `En una pila de una sola capa, cada capa es la primera capa. ${pairs(e)}`,
    replies: {
      everyQueryKey: (e) =>
        `Sumada al flujo residual, la tabla alimenta también los valores y la conexión residual. En consultas y claves no alimenta ni una cosa ni la otra. ${pairs(e)}`,
      inputQueryKey: (e) => `En la entrada la tabla llega a los valores y permanece en el flujo residual. ${pairs(e)}`,
      all: (e) =>
        `Solo consultas y claves es otro bloque: sus valores y su flujo residual quedan libres de la tabla. ${pairs(e)}`,
      none: (e) => `Con una sola capa, antes de cada capa significa una vez, antes de la primera. ${pairs(e)}`,
      other: pairs,
    },
  },
  PL2: {
    question:
      'Ahora dos capas, lo demás como antes. ¿Cuánto distan como máximo las salidas de «una vez en la entrada» y «en cada capa»?',
    counted: (size) => `Las dos salidas difieren hasta en ${size}.`,
    right: (e) =>
      `Difieren en ${e.two}. La segunda capa recibe la tabla otra vez, añadida a un flujo residual que ya la contiene. Con una capa la diferencia es ${e.one}; con tres, ${e.three}.`,
    replies: {
      low: (e) =>
        `Difieren en ${e.two}. Eso es otro modelo y no redondeo: la segunda capa suma la tabla otra vez. Con una capa es ${e.one}.`,
      high: (e) => `Difieren en ${e.two}. Los elementos de la tabla están entre −1 y 1. Con tres capas es ${e.three}.`,
      other: (e) => `Difieren en ${e.two}.`,
    },
  },
  PL3: {
    question:
      'Posiciones solo en consultas y claves, una capa. Otra tabla sustituye a las sinusoides. ¿Cuáles de estos números cambian?',
    choices: choicesOf(['query', 'key', 'value', 'weights', 'output', 'stream']),
    right: (e) => `${afterReplacing(e)} Valores y flujo residual vienen solo de las palabras.`,
    replies: {
      value: (e) => `$\\V$ se obtiene del flujo residual, y a él no se sumó nada. ${afterReplacing(e)}`,
      scores: (e) => `La salida es pesos por valores, así que cambia cuando cambian los pesos. ${afterReplacing(e)}`,
      everything: (e) =>
        `La tabla se suma camino de $\\Q$ y $\\K$, sin pasar por el flujo residual. ${afterReplacing(e)}`,
      other: afterReplacing,
    },
  },
  PL4: {
    question:
      'Dos capas. Compare cada salida con la del bloque sin posiciones. Ordene las maneras de entrar por esa distancia, de menor a mayor.',
    choices: choicesOf(['everyLayer', 'queryKey', 'input']),
    right: (e) =>
      `${distances(e)} Lo que se suma al flujo residual permanece en él; lo que va solo a consultas y claves únicamente cambia pesos.`,
    replies: {
      inputFirst: (e) =>
        `La tabla se suma una vez en la entrada, pero el flujo residual la lleva hasta el final y a todos los valores. En consultas y claves se suma en cada capa y no pasa a ninguna otra. ${distances(e)}`,
      inputFirstToo: (e) =>
        `Cuántas veces se suma la tabla no es lo que más cuenta. En la entrada permanece en el flujo residual; en consultas y claves nunca entra en él. ${distances(e)}`,
      equal: (e) => `La misma tabla y los mismos pesos y, aun así, tres bloques distintos. ${distances(e)}`,
      other: distances,
    },
  },
  PL5: {
    question:
      'Una capa sin conexión residual, posiciones solo en $\\V$. Frente al mismo bloque sin posiciones, ¿qué cambia?',
    choices: {
      outputOnly: { text: 'Las salidas; los pesos no cambian.' },
      both: { text: 'Los pesos y las salidas.' },
      neither: { text: 'Nada.' },
      weightsOnly: { text: 'Los pesos; las salidas no cambian.' },
    },
    right: (e) =>
      `Los pesos se obtienen de consultas y claves, que aquí no contienen posición: cambian en ${e.weights}. Los valores mezclados contienen ahora filas de la tabla: la salida cambia en ${e.output}.`,
    replies: {
      both: (e) =>
        `Las puntuaciones se obtienen solo de $\\Q$ y $\\K$. Los pesos cambian en ${e.weights}; la salida, en ${e.output}.`,
      neither: (e) =>
        `Los pesos cambian en ${e.weights}. Pero lo que mezclan contiene la tabla: la salida cambia en ${e.output}.`,
      weightsOnly: (e) => `Es al revés. Los pesos cambian en ${e.weights}; la salida, en ${e.output}.`,
      other: (e) => `Los pesos cambian en ${e.weights}; la salida, en ${e.output}.`,
    },
  },
  PL6: {
    question:
      'Codificador de D2L, ancho 32. Todo elemento de un embedding es 0,1. ¿Cuál es el primer elemento de la entrada del bloque en la posición 1?',
    hint: 'Tres decimales.',
    right: (e) => `Escalar y después sumar: $0,1 · √32 + sin 1$ = ${e.right}. La parte de la palabra es ${e.word}.`,
    replies: {
      unscaled: (e) => `${e.unscaled} es lo que se obtiene sin el paso que multiplica por $√32$. Con él: ${e.right}.`,
      divided: (e) => `${e.divided} divide entre $√32$. D2L multiplica: ${e.right}.`,
      after: (e) =>
        `${e.after} multiplica la suma, así que la posición crece también. D2L escala la palabra y después suma: ${e.right}.`,
      word: (e) => `${e.word} es la palabra sola. Falta sumar el seno de 1: ${e.right}.`,
      other: (e) => `Es ${e.right}: ${e.word} de la palabra más $sin 1$ de la posición.`,
    },
  },
  PL7: {
    question:
      'Ancho 256, embeddings de varianza 1, multiplicados por $√256$. ¿Cuántas veces mayor es la parte de la palabra que la de la posición, como medias cuadráticas?',
    right: (e) => `Las palabras tienen magnitud ${e.root}; una fila de sinusoides, ${e.size}: ${e.right} veces.`,
    replies: {
      root: (e) =>
        `${e.root} es la magnitud de las palabras. Una fila de sinusoides tiene magnitud ${e.size}, no 1, así que la razón es ${e.right}.`,
      equal: (e) =>
        `Incluso sin la escala la razón es ${e.plain}. Con ella: ${e.right}. Solo está cerca de 1 para embeddings que empiezan siendo mucho menores.`,
      upsideDown: (e) => `Eso es posición entre palabra. Aquí las palabras son las mayores, ${e.right} veces.`,
      other: (e) => `Es ${e.right}: palabras de magnitud ${e.root} junto a filas de magnitud ${e.size}.`,
    },
  },
  PL8: {
    question: 'Un modelo de 12 capas con RoPE. ¿Dónde entra la posición?',
    choices: {
      input: { text: 'Una vez, en la entrada, sumada al embedding.' },
      firstLayer: { text: 'Solo en la primera capa.' },
      queryKeyEveryLayer: { text: 'En cada capa: consultas y claves giran después de su proyección.' },
      score: { text: 'En cada capa, como un número sumado a cada puntuación.' },
    },
    right: (e) =>
      `Con otros ids de posición las puntuaciones cambian en ${e.scores} de ${e.layers} capas cuya entrada se mantuvo fija; los valores, en ${e.values} de ${e.layers}.`,
    replies: {
      input: (e) =>
        `Nada se suma al embedding. Con la entrada de cada capa fija y otros ids de posición, las puntuaciones cambian en ${e.scores} de ${e.layers} capas; los valores, en ${e.values} de ${e.layers}.`,
      firstLayer: (e) =>
        `Cada capa gira sus propias consultas y claves: con su entrada fija, las puntuaciones cambian en ${e.scores} de ${e.layers} capas.`,
      score: (e) =>
        e.additive === '1'
          ? `Las puntuaciones cambian en ${e.scores} de ${e.layers} capas.`
          : 'Un número por desplazamiento sería el mismo a lo largo de cada diagonal de las puntuaciones, sean cuales sean las palabras. Lo que RoPE hace a una puntuación no lo es: depende de la consulta y de la clave. Un número sumado es ALiBi y T5.',
      other: (e) =>
        `Las puntuaciones cambian en ${e.scores} de ${e.layers} capas; los valores, en ${e.values} de ${e.layers}.`,
    },
  },
  PL9: {
    question:
      'El mismo 0,1 en todas partes, ancho 32, posición 1. Pero el código dice `z += pe(z)`, y `pe` ya devuelve $z + \\P$. ¿Cuál es ahora el primer elemento?',
    hint: 'Tres decimales.',
    right: (e) => `La parte de la palabra cuenta dos veces; la tabla, una: $2 · ${e.word}$ $+ sin 1$ = ${e.right}.`,
    replies: {
      single: (e) => `${e.single} sería correcto si $z$ se sustituyera. Aquí se suma a sí mismo: ${e.right}.`,
      everything: (e) =>
        `${e.everything} duplica también la posición. \`pe\` la suma una vez; solo la palabra está dos veces: ${e.right}.`,
      other: (e) => `Es ${e.right}: dos veces ${e.word} de la palabra y una vez $sin 1$ de la posición.`,
    },
  },
  PL10: {
    question: ({ first, second, same }) =>
      same === '1'
        ? 'Una capa sin conexión residual. La tabla se suma a lo que alimenta solo $\\Q$, solo $\\K$ o solo $\\V$. Su texto no tiene dos palabras distintas, así que un intercambio no cambia nada. ¿Con cuál sigue la salida al intercambio?'
        : `Una capa sin conexión residual. La tabla se suma a lo que alimenta solo $\\Q$, solo $\\K$ o solo $\\V$. ${join.and([`«${first}»`, `«${second}»`])} cambian de lugar. ¿Con cuál se limita la salida a seguir el intercambio?`,
    choices: choicesOf(['query', 'key', 'value']),
    right: (e) => `${swaps(e)} Cada uno de los tres liga una fila a una posición.`,
    replies: {
      value: (e) =>
        `Los pesos siguen el intercambio, pero cada lugar suma su propia fila de la tabla a lo que se mezcla. ${swaps(e)}`,
      key: (e) =>
        `Todas las consultas ven las mismas claves, pero una fila de la tabla se queda en su lugar: tras el intercambio encuentra otra palabra. ${swaps(e)}`,
      query: (e) =>
        `La softmax es por consulta, y la fila de la tabla de la consulta vuelve a ponderar todas las claves. ${swaps(e)}`,
      other: swaps,
    },
  },
};
