/** The deck’s cards to recall and to apply. */
import type { firstCards as english } from '../en/deck-first-cards.ts';

export const firstCards: typeof english = {
  ST05: {
    title: 'Invariante, equivariante',
    question:
      '¿Cuál es la diferencia entre invariante y equivariante? ¿Cuál de las dos cosas es el bloque sin posiciones, y cómo se obtiene de él la otra?',
    ideas: {
      equivariant: 'Equivariante: se barajan los tokens, y las salidas se barajan del mismo modo.',
      invariant: 'Invariante: se barajan los tokens, y el resultado no cambia.',
      block: 'El bloque es equivariante.',
      summary: 'La media, la suma o el máximo sobre sus salidas es invariante, y también lo que lee una consulta fija.',
    },
    often: {
      same: {
        said: 'Ambas palabras significan lo mismo.',
        reply: 'En un caso las salidas se mueven con sus tokens. En el otro no se mueve nada.',
      },
      drop: {
        said: 'Sin posiciones, el bloque es invariante.',
        reply: 'Entonces es equivariante. Solo un resumen olvida qué salida pertenece a qué token.',
      },
    },
  },
  ST12: {
    title: 'Tres maneras de entrar',
    question:
      'Nombre los tres sitios por los que UDL deja entrar las posiciones. ¿Cuál usa D2L y qué tiene de especial el último?',
    ideas: {
      three: 'Una vez en la entrada; en cada capa; solo en lo que alimenta consultas y claves.',
      input: 'D2L las suma una vez, en la entrada. Por eso consultas, claves y valores las llevan.',
      last: 'Solo con consultas y claves, los valores no llevan posición. Esta llega a la salida únicamente a través de los pesos.',
      choices: 'Son dos elecciones: dónde entra la tabla y a cuáles de los tres alimenta.',
    },
    often: {
      ignores: {
        said: 'Solo con consultas y claves, la salida ignora el orden.',
        reply: 'Los pesos dependen de los lugares, y la salida se mezcla con esos pesos.',
      },
      rope: {
        said: 'RoPE entra una vez en la entrada.',
        reply: 'Gira consultas y claves, en cada capa.',
      },
    },
  },
  ST16: {
    title: 'Qué hace dropout',
    question: '¿Qué hace exactamente dropout en la codificación posicional de D2L, en modo train y en modo eval?',
    ideas: {
      sum: 'Actúa sobre la suma del embedding escalado y la codificación, elemento a elemento.',
      train: 'Train: un elemento pasa a ser 0 con probabilidad $p$; si no, se divide entre $1 - p$.',
      eval: 'Eval: no hace nada. Tampoco con $p$ = 0.',
      compare: 'Por eso las ejecuciones se comparan en modo eval, o con $p$ = 0.',
    },
    often: {
      words: {
        said: 'Elimina palabras enteras.',
        reply: 'Cada elemento se anula por separado.',
      },
      wordPart: {
        said: 'Elimina la parte de la palabra.',
        reply: 'Lo que anula es una suma. La parte de la posición se anula con ella.',
      },
      gradients: {
        said: 'Desactivar los gradientes lo detiene.',
        reply: 'Gradientes y modo son dos interruptores. Dropout mira el modo.',
      },
    },
  },
  ST06: {
    title: 'Adónde va un peso',
    question: ({ order, query, key }) =>
      `Se aplica el orden ${order}: la lista dice qué token antiguo está en cada lugar. ¿Adónde va el peso de la consulta ${query} sobre la clave ${key}?`,
    ideas: {
      query: ({ query, row }) => `El token ${query} está ahora en el lugar ${row}: ahí la lista tiene ${query}.`,
      key: ({ key, col }) => `El token ${key} está ahora en el lugar ${col}.`,
      cell: ({ row, col }) => `Por tanto, el peso va a la celda (${row}, ${col}), y su valor no cambia.`,
    },
    often: {
      list: {
        said: ({ listRow, listCol }) => `A (${listRow}, ${listCol}).`,
        reply: 'La lista dice quién llega a un lugar. Se pregunta adónde va un token: esa es la lista inversa.',
      },
      stays: {
        said: ({ query, key }) => `Se queda en (${query}, ${key}).`,
        reply: 'El peso pertenece a dos tokens, no a dos lugares.',
      },
    },
  },
  ST07: {
    title: 'Una fila de la tabla',
    question: ({ row, width }) =>
      `Escriba la fila ${row} de la tabla sinusoidal para $d$ = ${width}, con cuatro decimales.`,
    ideas: {
      angles: ({ row, angles }) => `Los ángulos son la posición ${row} por cada frecuencia: ${angles}.`,
      pairs: 'Cada ángulo da dos elementos: su seno y después su coseno.',
      entries: ({ entries }) => `La fila es ${entries}.`,
    },
    often: {
      one: {
        said: ({ next }) => `Empieza por ${next}.`,
        reply: ({ row, nextRow }) =>
          `Esa es la fila ${nextRow}. Las posiciones se cuentan desde 0, así que la fila ${row} es la posición ${row}.`,
      },
      doubled: {
        said: ({ doubled }) => `Acaba en ${doubled}.`,
        reply: 'Eso toma dos veces el exponente. El par $j$ tiene $2j/d$, no $4j/d$.',
      },
      degrees: {
        said: ({ degrees }) => `Empieza por ${degrees}.`,
        reply: ({ row }) =>
          `Ese es el seno de ${row} ${row === '1' ? 'grado' : 'grados'}. Los ángulos están en radianes.`,
      },
    },
  },
  ST08: {
    title: 'Una matriz de traslación',
    question: ({ width, pair, offset }) =>
      `Para $d$ = ${width} y desplazamiento ${offset}, escriba la matriz de traslación del par ${pair}. ¿Adónde lleva el par de la posición 0?`,
    ideas: {
      turn: ({ turn }) => `El par gira en $\\δω$ = ${turn}.`,
      matrix: ({ top, bottom }) => `Las filas de la matriz son (${top}) y (${bottom}).`,
      goal: ({ start, goal, offset }) => `Lleva (${start}) a (${goal}), que es el par de la posición ${offset}.`,
    },
    often: {
      sign: {
        said: 'El signo menos está arriba a la derecha.',
        reply: ({ back, offset }) => `Eso lleva la posición 0 a (${back}), el par de la posición −${offset}.`,
      },
      frequency: {
        said: ({ bare }) => `La primera fila es (${bare}).`,
        reply: 'Ese es el giro del par 0. Falta la frecuencia de este par.',
      },
    },
  },
  ST14: {
    title: 'Dos partes de la entrada',
    question: ({ width }) =>
      `$d$ = ${width}, y los elementos del embedding tienen varianza 1. En D2L, ¿qué magnitud tienen la parte de la palabra y la de la posición antes del primer bloque, y por qué hay un $√d$?`,
    ideas: {
      position: ({ position }) =>
        `Parte de la posición: media cuadrática ${position}, la raíz de ½, pues cada par está en la circunferencia unidad.`,
      word: ({ word, width }) => `Parte de la palabra: ${word} después del paso, la raíz de ${width}.`,
      ratio: ({ ratio }) => `Palabra entre posición: ${ratio}, la raíz de $2d$.`,
      reason:
        'D2L da como razón que las codificaciones están entre −1 y 1. Cuánto importa el paso depende de lo pequeño que empiece el embedding.',
    },
    often: {
      scores: {
        said: 'Deshace el $1/√d$ de las puntuaciones.',
        reply: 'Ese divide entre la raíz del ancho de cabeza, dentro de la atención, por otra razón.',
      },
      both: {
        said: 'Multiplica también la tabla.',
        reply: 'El paso va antes de la suma. La tabla queda como está.',
      },
    },
  },
  ST17: {
    title: 'Dropout a mano',
    question: ({ word, entry, rate }) =>
      `La parte de la palabra es ${word}, el elemento de la tabla ${entry} y $p$ = ${rate}. ¿Qué puede resultar, y con qué frecuencia, en modo train y en modo eval?`,
    ideas: {
      sum: ({ sum }) => `La suma es ${sum}.`,
      train: ({ dropped, rate, kept }) => `Train: ${dropped} con probabilidad ${rate}; si no, ${kept}.`,
      eval: ({ sum }) => `Eval: siempre ${sum}.`,
      mean: ({ sum }) => `La media en modo train es otra vez ${sum}.`,
    },
    often: {
      apart: {
        said: ({ entry, apart }) => `Train: ${entry} o ${apart}.`,
        reply: 'Eso anula solo la parte de la palabra. Dropout actúa sobre la suma.',
      },
      unscaled: {
        said: ({ dropped, sum }) => `Train: ${dropped} o ${sum}.`,
        reply: ({ kept }) => `Lo que se conserva se divide entre $1 - p$, lo que da ${kept}.`,
      },
    },
  },
};
