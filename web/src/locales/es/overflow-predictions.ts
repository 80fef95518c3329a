/** Overflow: the questions of Predict and a reply to every answer. Numbers arrive printed; 1 and 0 stand for yes and no. */
import type { Named } from '../contract.ts';
import type { overflowPredictions as english } from '../en/overflow-predictions.ts';

const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
const tokens = (count: string): string => many(count, 'token', 'tokens');
const rows = (count: string): string => many(count, 'fila', 'filas');

/** What the class did, for the replies; 1 and 0 stand for yes and no. */
function happened(e: Named): string {
  if (e.builds === '0')
    return `La clase se detiene al construir su tabla: ${many(`${e.values}`, 'coseno', 'cosenos')}, ${many(`${e.columns}`, 'columna', 'columnas')}.`;
  if (e.adds === '0') return `La suma se detiene: ${rows(`${e.length}`)} de entrada, ${e.given} de tabla.`;
  if (e.spreads === '1')
    return `Nada se detiene: un número de filas igual a 1 se extiende sin aviso, a ${rows(`${e.out}`)}.`;
  return `Nada se detiene: ${rows(`${e.length}`)} de entrada, ${e.given} de tabla.`;
}

const ownLengths =
  'Son las longitudes elegidas si el texto supera a la tabla en al menos 2 tokens y no pasa del doble; si no, 1500 tokens y 1000 filas.';

const messageRead = (e: Named): string =>
  `El tensor a es la entrada ${e.input === '1' ? 'con su único token' : `con sus ${e.input} tokens`}; el tensor b, lo que dio el slice, ${rows(`${e.table}`)}. La secuencia es el eje ${e.sequence}.`;

const limitRead = (e: Named): string =>
  `La fila ${e.last} es la última, así que ${e.stored === '1' ? 'cabe' : 'caben'} ${tokens(`${e.stored}`)}. La primera longitud rechazada es ${e.refused}.`;

const changesMeasured = (e: Named): string =>
  `Al cortar, las salidas cambian en ${e.truncate}. Al acotar es ${e.clamp}; al ciclar, ${e.wrap}; con una tabla de longitud suficiente, ${e.rebuild}.`;

const wrapsTo = (e: Named): string =>
  `Al ciclar, el token ${e.token} recibe la fila ${e.row}, que es la propia del token ${e.row}.`;

const policiesCounted = (e: Named): string =>
  `Filas devueltas y, entre ellas, filas distintas: truncar ${e.truncateOut} y ${e.truncateDifferent}, acotar ${e.clampOut} y ${e.clampDifferent}, ciclar ${e.wrapOut} y ${e.wrapDifferent}, reconstruir ${e.rebuildOut} y ${e.rebuildDifferent}.`;

const batchRead = (e: Named): string =>
  `La clase toma el eje 1 como la secuencia, así que su slice es de ${rows(`${e.table}`)}, una por columna. Una matriz cuadrada encaja por casualidad y vuelve como [1, ${e.width}, ${e.width}]; ${e.input} filas no encajan.`;

export const overflowPredictions: typeof english = {
  OV1: {
    question: 'La clase de D2L ejecuta sus pasos en este orden. ¿Cuál se detiene?',
    choices: {
      build: { text: 'Construir la tabla.' },
      slice: { text: 'Tomar de ella las filas.', formula: '\\P[:, :n]' },
      add: { text: 'La suma.', formula: 'X + \\P' },
      dropout: { text: 'Dropout sobre la suma.' },
      none: { text: 'Ninguno. Devuelve una salida.' },
    },
    right: happened,
    replies: {
      build: (e) =>
        `La tabla tiene ya ${e.stored === '1' ? 'su única fila' : `sus ${e.stored} filas`} antes de que llegue ningún texto. ${happened(e)}`,
      slice: (e) =>
        e.slices === '0'
          ? `ViT no toma ningún slice. ${happened(e)}`
          : e.given === e.length
            ? `El slice pide ${rows(`${e.length}`)} y ${e.length === '1' ? 'la' : 'las'} recibe. ${happened(e)}`
            : `Un índice que pasa del final falla. Un slice que pasa del final se recorta: si se piden ${e.length}, da ${rows(`${e.given}`)}. ${happened(e)}`,
      add: happened,
      dropout: (e) => `Dropout funciona con una suma de cualquier longitud. ${happened(e)}`,
      none: (e) =>
        e.builds === '0'
          ? happened(e)
          : `${e.formula === '1' ? 'La fórmula no tiene final, pero la tabla guardada sí' : 'La tabla guardada tiene un final'}, y nada corta aquí el texto. ${happened(e)}`,
    },
  },
  OV5: {
    question: 'Toda posición que pasa del final se acota a la última fila. ¿Cuántos tokens reciben esa fila?',
    hint: 'Las posiciones se cuentan desde 0.',
    counted: (number) =>
      `Al acotar, ${number === '1' ? '1 token recibiría' : `${number} tokens recibirían`} la última fila.`,
    right: (e) => `La fila ${e.last} va a ${tokens(`${e.shared}`)}.`,
    replies: {
      low: (e) =>
        `El token ${e.last} tiene como propia la fila ${e.last}; todos los posteriores van a parar a ella. Son ${e.shared}.`,
      high: (e) =>
        `Las posiciones se cuentan desde 0, y solo las que van de ${e.last} en adelante leen la fila ${e.last}. Son ${e.shared}.`,
      other: (e) => `La fila ${e.last} va a ${tokens(`${e.shared}`)}.`,
    },
  },
  OV2: {
    question: ({ length, maxLen, width }) =>
      `Una entrada de forma [batch, ${length}, ${width}] se encuentra con la tabla de ${rows(`${maxLen}`)}. PyTorch dice: «The size of tensor a (…) must match the size of tensor b (…) at non-singleton dimension …». ¿Qué tres números?`,
    labels: ['tensor a', 'tensor b', 'dimension'],
    hint: ownLengths,
    right: messageRead,
    replies: {
      exchanged: (e) => `La suma nombra primero su lado izquierdo, y ese es la entrada. ${messageRead(e)}`,
      batchAxis: (e) =>
        `El eje 0 es el batch. Ahí la tabla tiene tamaño 1, y un tamaño de 1 se extiende a cualquier otro. ${messageRead(e)}`,
      widthAxis: (e) =>
        `Los ejes se cuentan desde 0, así que el último es el ancho: ${e.width} en ambos lados, y eso encaja. ${messageRead(e)}`,
      lastPositions: (e) =>
        `${e.lastToken} y ${e.lastPosition} son las últimas posiciones, contadas desde 0. El mensaje dice cuántas hay. ${messageRead(e)}`,
      widths: (e) => `Los anchos coinciden: ${e.width} en ambos lados. ${messageRead(e)}`,
      other: messageRead,
    },
  },
  OV3: {
    question: ({ maxLen }) => `La tabla tiene ${rows(`${maxLen}`)}. ¿Qué longitudes acepta la clase?`,
    hint: ownLengths,
    choices: {
      below: { text: 'Un token menos que filas' },
      full: { text: 'Tantos tokens como filas' },
      onePast: { text: 'Un token más que filas' },
      past: { text: 'La longitud de este texto' },
    },
    right: limitRead,
    replies: {
      lastIndex: (e) =>
        `Las filas se cuentan desde 0: la última es ${e.last}, así que son ${e.stored}. ${limitRead(e)}`,
      oneMore: (e) => `${e.refused} tokens piden la fila ${e.stored}, que no existe. ${limitRead(e)}`,
      noEnd: (e) => `La fórmula no tiene final. La tabla se guardó, y se acaba. ${limitRead(e)}`,
      exactly: (e) => `Un texto más corto toma las primeras filas y deja las demás. ${limitRead(e)}`,
      other: limitRead,
    },
  },
  OV4: {
    question: ({ length, maxLen, token }) =>
      `${length} tokens, sorteados con la semilla elegida, se encuentran con una tabla de ${rows(`${maxLen}`)}. El texto se corta a ${tokens(`${maxLen}`)} sin aviso y después se ejecuta la atención. Ahora el token ${token} se sustituye por otro. ¿Cuánto cambian como máximo las primeras ${maxLen} salidas?`,
    counted: (size) => `Las primeras salidas cambian en ${size}.`,
    right: (e) => `El token ${e.token} se cortó, así que nada depende de él. ${changesMeasured(e)}`,
    replies: {
      rebuilt: (e) =>
        `Eso es lo que da una tabla de longitud suficiente: ahí toda salida depende del token ${e.token}. Aquí se cortó, y ningún error lo dice. ${changesMeasured(e)}`,
      high: (e) => `El token ${e.token} se cortó, así que nada depende de él. ${changesMeasured(e)}`,
      other: changesMeasured,
    },
  },
  OV6: {
    question: ({ maxLen, token }) =>
      `Se cicla toda posición que pasa del final: posición módulo ${maxLen}. ¿Qué token anterior comparte su fila con el token ${token}?`,
    hint: `Las posiciones se cuentan desde 0. ${ownLengths}`,
    counted: (number) => `El token ${number} comparte su fila.`,
    right: (e) => `${wrapsTo(e)} En total, ${many(`${e.pairs}`, 'par comparte', 'pares comparten')} una fila.`,
    replies: {
      oneBefore: (e) => `Tokens y filas se cuentan desde 0, así que nada se desvía en uno. ${wrapsTo(e)}`,
      oneAfter: (e) => `Tokens y filas se cuentan desde 0, así que nada se desvía en uno. ${wrapsTo(e)}`,
      clamped: (e) =>
        `La fila ${e.clamped} es adonde lo lleva acotar. Ciclar empieza otra vez en la fila 0. ${wrapsTo(e)}`,
      rebuilt: (e) => `Solo una tabla más larga le da una fila propia. Esta tiene ${e.maxLen}. ${wrapsTo(e)}`,
      other: wrapsTo,
    },
  },
  OV7: {
    question: ({ length, row, column }) =>
      `La tabla se reconstruye con ${length} filas. ¿Qué hay en su última fila, ${row}, en la columna ${column}?`,
    hint: `Vale hasta 0,001 de diferencia; use una calculadora. Las columnas se cuentan desde 0, las pares son senos. ${ownLengths}`,
    counted: (number) => `Ahí está ${number}.`,
    right: ({ value }) =>
      `Es ${value}. La fórmula da todas las filas, entrenadas o no. Solo una tabla aprendida no tiene ninguna que dar.`,
    replies: {
      countedFromOne: ({ value, past, row, countedFromOne }) =>
        `${countedFromOne} pertenece a la fila ${past}. Las filas se cuentan desde 0, así que ${past} filas acaban en la fila ${row}: ${value}.`,
      doubledExponent: ({ value, column, twice, doubledExponent }) =>
        `${doubledExponent} tiene el exponente duplicado y por eso pertenece a la columna ${twice}. El exponente de la columna ${column} es su propio número entre el ancho: ${value}.`,
      lastStored: ({ value, stored, row, lastStored }) =>
        `${lastStored} está en la fila ${stored}, adonde acotar llevaría este token. Una tabla reconstruida sigue hasta la fila ${row}: ${value}.`,
      nextColumn: ({ value, column, next, nextColumn }) =>
        `${nextColumn} es el coseno del par, en la columna ${next}. La columna ${column} es par, un seno: ${value}.`,
      empty: ({ value }) => `Ninguna fila de una tabla reconstruida está vacía: la fórmula las da todas. Es ${value}.`,
      other: ({ value, row, column }) =>
        `La fila ${row}, columna ${column} contiene ${value}: lo da la fórmula, y nada necesita entrenamiento.`,
    },
  },
  OV8: {
    question: ({ length }) =>
      `¿Qué políticas devuelven ${length} filas, cada una hecha con una fila distinta de la tabla?`,
    hint: ownLengths,
    choices: {
      truncate: { text: 'Truncar: cortar el texto' },
      clamp: { text: 'Acotar: la última fila para todos los que siguen' },
      wrap: { text: 'Ciclar: empezar otra vez en la fila 0' },
      rebuild: { text: 'Reconstruir: hacer una tabla más larga' },
    },
    right: policiesCounted,
    replies: {
      allRowsOut: (e) =>
        `Salen otras tantas filas, pero acotar y ciclar las hacen con menos filas de la tabla. ${policiesCounted(e)}`,
      noneShared: (e) => `Truncar no comparte ninguna fila, pero pierde tokens. ${policiesCounted(e)}`,
      clamp: (e) => `Acotar lleva a una sola fila todo token que pasa del final. ${policiesCounted(e)}`,
      clampToo: (e) => `Acotar lleva a una sola fila todo token que pasa del final. ${policiesCounted(e)}`,
      truncate: (e) => `Truncar devuelve tantas filas como tiene la tabla. ${policiesCounted(e)}`,
      wrapToo: (e) => `Ciclar da filas a un segundo token. ${policiesCounted(e)}`,
      other: policiesCounted,
    },
  },
  OV9: {
    question: ({ width, taller }) =>
      `Entran dos matrices sin eje de batch: ${width} tokens de ancho ${width}, después ${taller} tokens de ancho ${width}. ¿Qué ocurre?`,
    choices: {
      squareOnly: { text: 'La primera pasa. La segunda se detiene, y el mensaje nombra sus dos tamaños.' },
      limit: { text: 'La primera pasa. La segunda se detiene, y el mensaje nombra `max_len`.' },
      bothStop: { text: 'Ambas se detienen: falta un eje.' },
      bothWork: { text: 'Ambas pasan: la tabla es lo bastante larga.' },
    },
    right: batchRead,
    replies: {
      squareOnly: batchRead,
      limit: (e) =>
        `Las ${e.stored} filas de la tabla no intervienen: el mensaje nombra ${e.input} y ${e.table}. ${batchRead(e)}`,
      bothStop: (e) => `Nada comprueba el eje, y si falta se completa sin aviso. ${batchRead(e)}`,
      bothWork: (e) => `La tabla es lo bastante larga, pero el slice no. ${batchRead(e)}`,
    },
  },
};
