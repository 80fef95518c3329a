/** Spot the bug, S09 to S14: turns, stacks, decoding, padding, softmax. */
import type { attentionCards as english } from '../../en/bugs/attention-cards.ts';

export const attentionCards: typeof english = {
  S09: {
    title: 'El giro de un par',
    wanted: ({ pair = '', offset = '' }) =>
      `Una matriz que lleva el par ${pair} de la tabla, (seno, coseno) como columna, de cualquier posición $i$ a $i$ + ${offset}; $w$ es su frecuencia, δ = ${offset}.`,
    variants: {
      forward: 'filas $(cos δw, sin δw)$ y $(−sin δw, cos δw)$',
      transposed: 'filas $(cos δw, −sin δw)$ y $(sin δw, cos δw)$',
    },
    tests: {
      determinant: {
        name: 'El determinante es 1',
        why: 'Todo giro tiene determinante 1, en cualquiera de las dos direcciones.',
      },
      length: {
        name: 'El par conserva su longitud',
        why: 'Todo giro conserva las longitudes, en cualquiera de las dos direcciones.',
      },
      turnsAddUp: {
        name: ({ offset = '' }) => `Un giro para ${offset} tras otro giro es el giro para ambos desplazamientos juntos`,
        why: 'Los giros en una dirección se suman; en la otra, también.',
      },
      offset0: { name: 'El desplazamiento 0 no cambia nada', why: 'El seno de 0 es 0, con cualquier signo.' },
      tableRow: {
        name: ({ position = '', offset = '' }) =>
          `Desde la fila ${position} llega a la fila ${position} + ${offset} de la tabla`,
        why: 'Compara con la tabla, que sabe hacia dónde es adelante. Una propiedad de los giros no lo sabe.',
      },
    },
    value: ({ position = '' }) => `¿A qué fila de la tabla llega el par de la fila ${position}?`,
    values: { landed: ({ position = '' }) => `El par de la fila ${position}, girado` },
    fault:
      'El seno con el menos está en la esquina equivocada. Es la matriz para un par (coseno, seno), o para filas por matriz; aquí va hacia atrás.',
    reported:
      'Hay lectores que preguntan por ello en público: datascience.stackexchange 45691 trata de la transformación lineal de un par, LLMs-from-scratch #838 de cómo se escribe una matriz.',
  },
  S10: {
    title: 'Una pila de capas',
    wanted: ({ layers = '' }) =>
      `Una pila de ${layers} capas $h ← h + Sa[h]$ con una tabla, como la construyen el artículo de 2017 y D2L.`,
    variants: {
      once: '$h = X + \\P$, después las capas',
      every: '$h = X$; antes de cada capa $h ← h + \\P$',
    },
    tests: {
      oneLayer: {
        name: 'Una capa da lo que da una capa sobre $X + \\P$',
        why: 'Con una capa, «una vez» y «antes de cada una» son lo mismo.',
      },
      noPositions: {
        name: 'Con una tabla de ceros la salida es la de las capas solas',
        why: 'Se pueden sumar ceros tantas veces como se quiera.',
      },
      equalWords: {
        name: 'Palabras iguales en posiciones distintas resultan distintas',
        why: 'Las posiciones entran en ambas, una vez o más.',
      },
      moreLayers: {
        name: ({ layers = '' }) => `${layers} capas dan lo que dan sobre $X + \\P$`,
        why: 'Desde la segunda capa la tabla está ahí una vez, o una vez más.',
      },
    },
    value: ({ layers = '' }) =>
      `Todos los pesos de los valores son 0, de modo que una capa no suma nada. Después de ${layers} capas, ¿cuántas veces está $\\P$ en la salida?`,
    values: { row: 'Fila 0, columnas 0 a 3', difference: 'Distancia a la pila sobre $X + \\P$' },
    fault:
      'La tabla se suma otra vez antes de cada capa. Algunos modelos lo hacen a propósito; este debía sumarla una vez.',
    reported:
      'facebookresearch/detr #105 y #107 tratan de dónde entran las posiciones; en FLAIROx/jafar #13 entran en cada bloque.',
  },
  S11: {
    title: 'RoPE en consulta y clave',
    wanted: ({ q0 = '', q1 = '', q2 = '', q3 = '', k0 = '', k1 = '', k2 = '', k3 = '' }) =>
      `Una puntuación de RoPE, ancho 4, con consulta (${q0}; ${q1}; ${q2}; ${q3}) y clave (${k0}; ${k1}; ${k2}; ${k3}). ¿Qué columnas forman un par?`,
    variants: {
      bothNeighbours: 'consulta y clave: columnas 0 y 1, columnas 2 y 3',
      bothHalves: 'consulta y clave: columnas 0 y 2, columnas 1 y 3',
      mixed: 'consulta: columnas 0 y 1, columnas 2 y 3; clave: columnas 0 y 2, columnas 1 y 3',
    },
    tests: {
      origin: {
        name: 'Ambas en la posición 0: la puntuación es el producto simple',
        why: 'En la posición 0 no se gira nada, así que no se usa ningún emparejamiento.',
      },
      length: {
        name: 'Consulta y clave conservan sus longitudes',
        why: 'Todo giro conserva las longitudes, empareje las columnas que empareje.',
      },
      bothMove: {
        name: ({ move = '' }) => `Trasladar ambas en ${move}: la puntuación no cambia`,
        why: 'Los giros de consulta y clave se compensan solo si son en los mismos planos. Entonces cuenta solo el desplazamiento.',
      },
      equalPlaces: {
        name: ({ queryPosition = '' }) => `Ambas en la posición ${queryPosition}: la puntuación es el producto simple`,
        why: 'Desplazamiento 0, pero lejos de la posición 0: giros iguales se cancelan; distintos, no.',
      },
    },
    value: ({ queryPosition = '', keyPosition = '', move = '' }) =>
      `Consulta en ${queryPosition}, clave en ${keyPosition}; después ambas se trasladan en ${move}. ¿En qué variantes cambia la puntuación?`,
    values: {
      scores: ({ queryPosition = '', keyPosition = '', move = '' }) =>
        `Puntuación en (${queryPosition}, ${keyPosition}), después con ambas trasladadas en ${move}`,
    },
    fault:
      'Consulta y clave se giran en planos distintos. Cada emparejamiento por sí solo es correcto, y uno es el otro con las columnas renombradas; mezclados, la puntuación depende de las propias posiciones.',
    reported:
      'huggingface/transformers #25199 y pytorch/torchtitan #801 tratan de los dos emparejamientos. nanochat #264 llama fallo a las mitades solas; es solo otro orden de las columnas.',
  },
  S12: {
    title: 'Una palabra más',
    wanted: ({ prompt = '', count = '' }) =>
      `Atención causal sobre palabras más tabla. ${prompt} palabras se leyeron a la vez y se guardan sus claves y valores; después llega sola la palabra ${count}. ¿Qué fila de la tabla recibe?`,
    variants: {
      ownPlace: 'la fila siguiente a la de la palabra anterior',
      fromZero: 'la fila 0, la primera para lo que se introduce',
    },
    tests: {
      firstWord: {
        name: 'Un texto de una palabra resulta como si se leyera a la vez',
        why: 'La posición de la primera palabra es 0 en ambos casos.',
      },
      prompt: {
        name: ({ prompt = '' }) => `Las ${prompt} palabras leídas a la vez resultan como en el texto entero`,
        why: 'Se leyeron antes de que llegara la palabra más nueva, y la atención causal nunca mira hacia delante.',
      },
      weightSum: {
        name: 'Los pesos de la palabra más nueva suman 1',
        why: 'Una softmax suma 1, sean cuales sean sus puntuaciones.',
      },
      allAtOnce: {
        name: 'La palabra más nueva resulta como en el texto entero, leído a la vez',
        why: 'Leer a la vez cuenta las posiciones por sí mismo. Es la única prueba con la que debe coincidir la cuenta del decodificador.',
      },
    },
    value: ({ count = '' }) => `¿Qué fila recibe la palabra ${count}?`,
    values: { row: 'La palabra más nueva, columnas 0 a 3' },
    fault:
      'El decodificador cuenta dentro de lo que se le introduce. Una palabra sola es siempre la primera, así que recibe la posición 0.',
    reported:
      'ml-explore/mlx-lm PR #93 trata de una tabla aprendida que contaba desde 0 en cada llamada y se omitía para una palabra sola; pytorch/executorch PR #2010 trata de la misma cuenta.',
  },
  S13: {
    title: 'Un texto con relleno',
    wanted: ({ pads = '', count = '' }) =>
      `${pads} ${pads === '1' ? 'token' : 'tokens'} de relleno, después ${count} palabras; atención causal sobre palabras más tabla, relleno enmascarado. Las palabras deben resultar como sin relleno. ¿Desde dónde se cuentan las posiciones?`,
    variants: {
      overWords: 'desde la primera palabra, que tiene 0; el relleno tiene 0 también',
      fromEdge: 'desde el borde izquierdo, relleno incluido',
    },
    tests: {
      padsRight: {
        name: 'Relleno a la derecha: las palabras resultan como sin relleno',
        why: 'Contadas desde el borde izquierdo las palabras van primero, y tienen sus propias posiciones.',
      },
      rotary: {
        name: 'RoPE en lugar de la tabla: las palabras resultan como sin relleno',
        why: 'RoPE ve desplazamientos entre palabras. El relleno traslada por igual todas las posiciones y los desplazamientos no cambian.',
      },
      alibi: {
        name: 'ALiBi en lugar de la tabla: las palabras resultan como sin relleno',
        why: 'ALiBi ve distancias entre palabras, y el relleno no las altera.',
      },
      t5: {
        name: 'Sesgos de T5 en lugar de la tabla: las palabras resultan como sin relleno',
        why: 'Un bucket pertenece a un desplazamiento, y el relleno no altera los desplazamientos.',
      },
      shaw: {
        name: 'Vectores por desplazamiento en lugar de la tabla: las palabras resultan como sin relleno',
        why: 'Un vector pertenece a un desplazamiento, y el relleno no altera los desplazamientos.',
      },
      padsLeft: {
        name: 'Relleno a la izquierda, con la tabla: las palabras resultan como sin relleno',
        why: 'Una tabla sumada va según la posición, y las posiciones se trasladan con el relleno.',
      },
    },
    value: '¿Qué posición recibe la última palabra?',
    values: { places: 'Posiciones de relleno y palabras', row: 'La última palabra, columnas 0 a 3' },
    fault:
      'El relleno se cuenta como si fueran palabras. El mismo texto recibe otras filas de la tabla, tantas más allá como tokens de relleno hay delante.',
    reported:
      'huggingface/transformers PR #29583 y #18478 tratan de las posiciones con relleno a la izquierda. Solo con desplazamientos no se nota nada.',
  },
  S14: {
    title: 'La softmax',
    wanted:
      'Pesos de atención a partir de puntuaciones cuyas filas son consultas y cuyas columnas son claves. ¿Qué suma 1?',
    variants: {
      perQuery: 'cada fila: los pesos de una consulta',
      perKey: 'cada columna: los pesos de una clave',
    },
    tests: {
      equivariance: {
        name: 'Barajar los tokens: la salida se baraja del mismo modo',
        why: 'Ambos ejes se barajan igual, así que una softmax sobre el eje equivocado también se mueve con los tokens.',
      },
      between: {
        name: 'Todo peso está entre 0 y 1; cuánto se sale',
        why: 'Toda softmax da eso, sobre cualquiera de los ejes.',
      },
      total: {
        name: 'Tantas consultas como claves: todos los pesos suman ese número',
        why: 'Lo forman otras tantas sumas de 1, por filas o por columnas.',
      },
      rowSums: {
        name: ({ s00 = '', s01 = '', s10 = '', s11 = '' }) =>
          `Puntuaciones (${s00}; ${s01}) y (${s10}; ${s11}): cada fila de pesos suma 1`,
        why: 'Dice de qué sumas habla: las de una consulta.',
      },
    },
    value: ({ queries = '', keys = '' }) =>
      `${queries} consultas iguales miran ${keys} claves. ¿Cuánto suman los pesos de la primera consulta?`,
    values: {
      weights: 'Pesos de las puntuaciones, fila por fila',
      sums: 'Sumas de las dos filas',
      row: ({ rowCount = '' }) =>
        `Un texto con sus propios pesos: salida de la fila 0, las primeras ${rowCount} columnas`,
    },
    fault:
      'La softmax recorre las consultas de cada clave. Una consulta tiene entonces más o menos que 1 para repartir. En UDL la consulta es la columna: ahí es el otro eje.',
    reported:
      'PyTorch-NLP #2 y fastNLP #254 tratan de este eje. annotated_deep_learning_paper_implementations #282 lo afirma donde el eje es correcto.',
  },
};
