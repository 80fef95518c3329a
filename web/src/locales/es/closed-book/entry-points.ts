/** R6: where positions enter a model. */
import type { entryPoints as english } from '../../en/closed-book/entry-points.ts';

export const entryPoints: typeof english = {
  title: '¿Dónde entran las posiciones?',
  task: 'Diga de cada modelo dónde entran sus posiciones. Lo que se elige configura una pila de dos capas, y lo mismo hace el modelo; ambas pilas pasan por las mismas pruebas.',
  models: 'Modelo',
  ofTheUnit: 'De la unidad',
  others: 'Otros',
  solved: (model) => `${model}, resuelto`,
  nextModel: (model) => `Modelo siguiente: ${model}`,
  names: {
    d2l: 'Codificador de D2L',
    drawing: 'Un dibujo',
    detr: 'Codificador de DETR',
    rope: 'RoPE, como LLaMA',
    t5: 'T5',
    clipped: 'Shaw',
    alibi: 'ALiBi',
    bert: 'BERT',
    vit: 'ViT',
  },
  /** What is known of each, without what is asked. */
  about: {
    d2l: 'El TransformerEncoder de D2L, cuyos embeddings se multiplican por √d.',
    drawing:
      'El dibujo muestra una capa, como la escribe UDL en 12.16 y 12.17. El modelo es una pila de tales capas; sus palabras entran por arriba.',
    detr: 'El codificador de un detector de objetos sobre las celdas de una imagen; sus posiciones tienen dos coordenadas.',
    rope: 'El decodificador de la familia LLaMA.',
    t5: 'El codificador de T5. Lo que aprende para las posiciones lo comparten sus capas.',
    clipped: 'El codificador de Shaw, Uszkoreit y Vaswani (2018).',
    alibi: 'Un decodificador que no aprende nada para las posiciones.',
    bert: 'BERT como lo construye D2L, con posiciones aprendidas y sin factor √d.',
    vit: 'El vision transformer como lo construye D2L, sobre un token de clase y los parches de una imagen.',
  },
  diagramName: 'Una capa: entra X; una tabla P se suma camino de Q y de K; V viene de X.',
  where: '¿Dónde?',
  wheres: { input: 'una vez, antes del primer bloque', everyLayer: 'dentro de cada capa' },
  how: '¿Cómo?',
  hows: {
    add: 'se suma una fila a un vector',
    turn: 'se gira un vector',
    scoreNumber: 'se suma un número a la puntuación',
    offsetVector: 'se suma un vector por desplazamiento, para cada pareja',
  },
  into: '¿En cuáles de estos? No marque ninguno si no es ninguno de ellos.',
  intos: { intoQuery: 'consultas', intoKey: 'claves', intoValue: 'valores' },
  index: '¿Según qué se cuenta?',
  indices: { position: 'la posición de un token', offset: 'el desplazamiento de una pareja' },
  incomplete: 'Elija dónde, cómo y según qué se cuenta; después compruebe.',
  holds: 'Todas las pruebas de su pila coinciden con las del modelo.',
  differs: 'Las dos pilas difieren.',
  troubles: {
    sumFeedsAll:
      'Ninguna pila puede hacer eso: antes del primer bloque hay una sola suma, y alimenta por igual consultas, claves y valores.',
    nothingYet: 'Ninguna pila puede hacer eso: antes del primer bloque no hay puntuaciones ni parejas.',
    numberOnScore: 'Ninguna pila puede hacer eso: un número en la puntuación no entra en consultas, claves ni valores.',
    needsPair:
      'Ninguna pila puede hacer eso: un desplazamiento pertenece a una pareja, y una fila se suma a un solo token.',
    vectorByOffset: 'Ninguna pila puede hacer eso: un vector por desplazamiento se busca según el desplazamiento.',
    nowhere: 'Ninguna pila puede hacer eso: no entra en nada.',
  },
  /** Of the choice that is not the model's. */
  slips: {
    where: {
      input: 'Una vez en la entrada no es lo que hace este modelo: su segunda capa vuelve a encontrar las posiciones.',
      everyLayer: 'No en cada capa: la segunda capa de este modelo no lee ninguna tabla propia.',
    },
    how: {
      add: 'Nada en este modelo suma a un vector una fila por posición.',
      turn: 'En este modelo no se gira nada.',
      scoreNumber: 'En este modelo no se suma ningún número a la puntuación.',
      offsetVector: 'Este modelo no tiene vectores por desplazamiento.',
    },
    into: {
      valueToo: 'En este modelo los valores quedan libres de posiciones; en lo elegido, las llevan.',
      valueMissing: 'En este modelo los valores llevan posiciones; en lo elegido, no.',
      missing: (operands) => `En este modelo, y no en lo elegido, las posiciones llegan a: ${operands}.`,
      extra: (operands) => `En lo elegido, y no en este modelo, las posiciones llegan a: ${operands}.`,
    },
    index: {
      position: 'No según la posición de un token: una traslación de todas las posiciones no cambia nada aquí.',
      offset: 'No según el desplazamiento: una traslación de todas las posiciones cambia la salida.',
    },
  },
  probes: 'Prueba',
  yours: 'lo elegido',
  model: 'el modelo',
  rows: {
    stream: 'Otra tabla: la suma antes de la primera capa',
    query: 'Otra tabla: sus consultas',
    key: 'Otra tabla: sus claves',
    value: 'Otra tabla: sus valores',
    shift: 'Todas las posiciones mayores en lo mismo: la salida',
    secondLayerReads: 'Otra tabla solo para la segunda capa: la salida',
  },
  readings: {
    same: 'no cambia',
    turned: 'gira, longitudes iguales',
    other: 'cambia',
    none: 'no cambia',
    rounding: 'no cambia, salvo redondeo',
    real: 'cambia',
  },
  yes: 'cambia',
  no: 'no cambia',
  answer: (where, how, into, index) => `${where}; ${how}; en ${into}; según ${index}.`,
  intoNone: 'ninguno de consultas, claves y valores',
};
