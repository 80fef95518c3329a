/** Spot the bug, S05 to S08 and S15: words plus the table. */
import type { addingCards as english } from '../../en/bugs/adding-cards.ts';

export const addingCards: typeof english = {
  S05: {
    title: 'Un batch de textos',
    wanted:
      'Varios textos de igual longitud en un solo array: primer eje texto, segundo token, tercero característica. ¿Qué fila de la tabla recibe un token?',
    variants: {
      alongTokens: 'el token $t$ de cada texto recibe la fila $t$',
      alongBatch: 'todo token del texto $b$ recibe la fila $b$',
    },
    tests: {
      shape: {
        name: 'La suma tiene la forma de las palabras',
        why: 'Ambas filas se copian hasta la misma forma. Nada falla.',
      },
      diagonal: {
        name: 'Palabras todas 0: el token 0 del texto 0 recibe la fila 0, el token 1 del texto 1 la fila 1',
        why: 'Mira solo donde el número del texto y el del token son iguales. Ahí ambas reglas dicen lo mismo.',
      },
      bounded: {
        name: 'Palabras todas 0: ningún elemento sale de −1 a 1',
        why: 'Toda fila de la tabla está acotada, también la equivocada.',
      },
      sameSentence: {
        name: 'El mismo texto en todos los lugares del batch da la misma salida en todos los lugares',
        why: 'Un texto no debe notar qué número tiene en el batch. Esto pregunta justo eso.',
      },
      tokensDiffer: {
        name: 'Palabras todas 0: dos tokens de un mismo texto resultan distintos',
        why: 'Si todos los tokens de un texto reciben la misma fila, no queda nada que los distinga.',
      },
    },
    value: ({ sample = '', token = '' }) => `¿Qué fila recibe el token ${token} del texto ${sample}?`,
    values: {
      token0: ({ sample = '' }) => `Palabras todas 0: token 0 del texto ${sample}`,
      token1: ({ sample = '' }) => `Palabras todas 0: token 1 del texto ${sample}`,
    },
    fault:
      'La tabla se coloca a lo largo del batch. Cada texto recibe la posición de su número en el batch, y sus tokens no reciben ningún orden.',
    reported:
      'IBM/TabFormer PR #14, NeuracoreAI/neuracore PR #154 y el código de curso cmu-l3/anlp-fall2025-code #1 tratan de este eje. Falla solo donde los tamaños chocan.',
  },
  S06: {
    title: 'Comprobar la longitud',
    wanted: ({ limit = '' }) => `Una tabla de ${limit} filas. ¿Qué textos de $n$ tokens puede atender?`,
    variants: {
      atMost: ({ limit = '' }) => `aceptar $n ≤$ ${limit}`,
      below: ({ limit = '' }) => `aceptar $n <$ ${limit}`,
      lastPlace: ({ limit = '' }) => `aceptar $n − 1 ≤$ ${limit}`,
    },
    tests: {
      farLengths: {
        name: ({ small = '', large = '' }) => `Longitudes ${small} y ${large}: cuántas se juzgan mal`,
        why: 'Lejos del límite todas las comprobaciones coinciden. Un error de uno se nota solo en el límite.',
      },
      atLimit: {
        name: ({ limit = '' }) => `Longitud ${limit}: si se juzga mal`,
        why: 'Encuentra la comprobación que rechaza el texto más largo que cabe. La que admite uno de más la pasa.',
      },
      pastLimit: {
        name: ({ limit = '' }) => `La longitud siguiente a ${limit}: si se juzga mal`,
        why: 'Encuentra la comprobación que admite un token sin fila. La que rechaza uno de más la pasa.',
      },
      bothSides: {
        name: ({ limit = '' }) => `Longitud ${limit} y la siguiente: cuántas se juzgan mal`,
        why: 'Una longitud a cada lado del límite: una comprobación desviada en cualquier dirección falla en una de ellas.',
      },
    },
    value: '¿Qué longitud tiene el texto más largo que se acepta?',
    values: { around: 'Aceptado, desde uno por debajo del límite hasta dos por encima: 1 es sí, 0 es no' },
    fault:
      'Las posiciones van de 0 al límite menos 1, así que caben tantos tokens como filas hay. Una comprobación compara la última posición donde debería comparar el número de tokens; la otra deja fuera la última fila.',
    reported:
      'huggingface/transformers #32154 y facebookresearch/esm #49 tratan de textos en un límite así. En OpenNMT/OpenNMT-py #2522 la comprobación es correcta y su mensaje nombra un límite equivocado.',
  },
  S07: {
    title: 'Un texto más allá del límite',
    wanted: ({ count = '', limit = '' }) =>
      `Un texto de ${count} tokens se encuentra con una tabla de ${limit} filas; después, atención. Todos los tokens deben contar.`,
    variants: {
      rebuild: 'hacer una tabla más larga, después sumar',
      cut: ({ limit = '' }) => `conservar los primeros ${limit} tokens, después sumar`,
    },
    tests: {
      shortText: {
        name: ({ limit = '' }) => `Un texto de ${limit} tokens da lo que dan la suma simple y la atención`,
        why: 'Hasta el límite no se corta ni se reconstruye nada.',
      },
      firstWord: {
        name: ({ limit = '' }) => `Sustituir el primer token: las primeras ${limit} filas cambian`,
        why: 'Ambas conservan el primer token.',
      },
      lastWord: {
        name: ({ limit = '' }) => `Sustituir el último token: las primeras ${limit} filas cambian`,
        why: 'La atención mira todos los tokens, así que otro último token cambia las primeras filas. Lo que se cortó no cambia nada.',
      },
      outputRows: {
        name: 'Salen tantas filas como tokens entraron; cuántas faltan',
        why: 'Compara dos números que un corte sin aviso hace distintos.',
      },
    },
    value: ({ count = '' }) => `¿Cuántas filas salen para ${count} tokens?`,
    values: { change: 'Cambio de las primeras filas al sustituir el último token' },
    fault:
      'Los tokens que pasan del límite se cortan y no se avisa a nadie. Dos textos que difieren solo ahí reciben la misma respuesta.',
    reported:
      'huggingface/sentence-transformers #4060 y facebookresearch/ParlAI PR #1717 tratan de entradas que se cortan sin decirlo.',
  },
  S08: {
    title: 'Palabras, tabla y $√d$',
    wanted: ({ width = '' }) =>
      `Lo que entra en la primera capa del transformer de D2L, $d$ = ${width}: de los embeddings de palabras $E$ y la tabla $\\P$.`,
    variants: {
      words: '$√d·E + \\P$',
      sum: '$√d·(E + \\P)$',
      missing: '$E + \\P$',
      inverted: '$E/√d + \\P$',
    },
    tests: {
      equalWords: {
        name: ({ position = '' }) => `La misma palabra en las posiciones 0 y ${position} resulta distinta`,
        why: 'Las posiciones se suman en todas las variantes.',
      },
      zeroWord: {
        name: 'La palabra 0 en la posición 0 da la fila 0 de la tabla',
        why: 'Sin palabra queda solo el factor de la tabla. Encuentra un factor en la tabla, y ninguno en la palabra.',
      },
      doubledWord: {
        name: 'Duplicar la palabra: el primer elemento cambia en $√d$ veces el elemento',
        why: 'La diferencia de dos sumas es solo la parte de la palabra. Encuentra un factor erróneo en la palabra, y ninguno en la tabla.',
      },
      zeroAndDoubled: {
        name: 'Ambas: la palabra 0, después la palabra duplicada; la mayor de las dos distancias',
        why: 'Una prueba para el factor de la tabla y otra para el de la palabra. Juntas no dejan ningún otro factor.',
      },
    },
    value: ({ entry = '' }) =>
      `Todos los elementos de una palabra son ${entry}, después el doble. ¿En cuánto cambia el primer elemento de la suma?`,
    values: {
      zero: 'La palabra 0 en la posición 0, columnas 0 y 1',
      row: ({ entry = '', position = '' }) => `Todos los elementos ${entry}, posición ${position}, columnas 0 a 3`,
    },
    fault:
      'El factor $√d$ lleva palabras con elementos cercanos a $1/√d$ a la magnitud de las filas de la tabla. Sobre la suma deja su razón como estaba; sin él, o como divisor, la tabla pesa más que tales palabras.',
    reported: 'pytorch/tutorials #2849, keras-team/keras-io #655 y tensorflow/tensorflow #42968 tratan de este factor.',
  },
  S15: {
    title: 'Dropout y la suma',
    wanted: ({ rate = '' }) =>
      `El \`PositionalEncoding.forward\` de D2L con dropout ${rate}: de las palabras $E$ y la tabla $\\P$.`,
    variants: { afterAdd: '$drop(E + \\P)$', beforeAdd: '$drop(E) + \\P$' },
    tests: {
      evalMode: {
        name: 'En modo eval la salida es $E + \\P$',
        why: 'En modo eval dropout no hace nada, esté donde esté.',
      },
      rate0: {
        name: 'Con tasa 0 la salida es $E + \\P$',
        why: 'Con tasa 0 no se anula nada, esté donde esté.',
      },
      mean: {
        name: 'La media sobre todos los patrones es $E + \\P$',
        why: 'Los elementos conservados se escalan para que la media no cambie. Eso vale para la suma y para las palabras solas.',
      },
      droppedCells: {
        name: 'En modo train un elemento anulado es exactamente 0',
        why: 'Mira un solo patrón, no la media. Donde la tabla se suma después, su elemento queda.',
      },
    },
    value: ({ column = '' }) => `Modo train, fila 0: la columna ${column} se anula. ¿Qué resulta ahí?`,
    values: {
      mean: ({ column = '' }) => `Media sobre todos los patrones, fila 0, columna ${column}`,
      kept: ({ kept = '' }) => `Fila 0, columna ${kept}, que se conserva`,
      zeros: 'Ceros entre todos los elementos',
    },
    fault:
      'Solo se anulan las palabras. Las posiciones nunca se anulan ni se escalan, así que la razón de palabras y posiciones difiere entre elementos conservados de las dos variantes.',
    reported:
      'D2L y el artículo de 2017 aplican dropout a la suma. facebookresearch/XLM #101 y huggingface/transformers #2627 tratan de ejecuciones que difieren porque dropout estaba activo.',
  },
};
