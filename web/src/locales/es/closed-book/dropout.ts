/** R7: dropout on one entry of X√d + P, by hand. */
import type { dropout as english } from '../../en/closed-book/dropout.ts';

/** Wrong lists. */
const forms: typeof english.forms = {
  positionApart: () => 'Aquí la posición se deja aparte: dropout actúa sobre la suma, y anula $\\P$ con la palabra.',
  notRescaled: () =>
    'Sin reescalar: un elemento que queda se divide entre $1 − p$, para que la media sea la del modo eval.',
  wrongWay: () => 'Escalado al revés: esto multiplica por $1 − p$.',
  byRate: () => 'Dividido entre $p$. Un elemento se conserva con $1 − p$, y eso es lo que lo divide.',
  exchanged: () => '$p$ y $1 − p$ están intercambiados: $p$ es la probabilidad de que el elemento se anule.',
  keepRate: () => 'Aquí $p$ es la probabilidad de conservar, y divide. En esta capa $p$ es la probabilidad de anular.',
  beforeAdd: () => 'Anulado antes de la suma: aquí solo se anula y reescala la palabra. Dropout actúa sobre la suma.',
  evalList: () => 'Eso es el modo eval. En modo train el elemento puede anularse.',
  trainList: () => 'Eso es el modo train. En modo eval no se sortea nada.',
  rescaledInEval: () => 'En modo eval no se reescala nada: eso se hizo en el entrenamiento.',
  sum: (sum) => `Las probabilidades suman ${sum}, no 1.`,
  rounded: () => 'Redondeado: está cerca, pero no es igual. Escriba una fracción.',
};

export const dropout: typeof english = {
  title: 'Dropout sobre un elemento',
  task: (word, position, rate, mode) =>
    `La parte de la palabra en un elemento, ya multiplicada por $√d$, es **${word}**; la tabla suma **${position}**. Después va dropout con $p$ = **${rate}**, en **modo ${mode}**. ¿Qué puede resultar y con qué probabilidad?`,
  list: 'Cada valor que puede resultar, con su probabilidad:',
  listHint:
    'Uno tras otro, separados por punto y coma, en cualquier orden: `3: 2/3; 1/2: 1/3`. Los decimales se leen de forma exacta.',
  drawLast: 'Números de otro tipo',
  countsTask: (rate, mode) =>
    `Ahora elementos que no son 0 antes de dropout, otra vez con $p$ = **${rate}**, en **modo ${mode}**. Dos de ellos, después un bloque de 6 × 8.`,
  counts: {
    both: 'Se conservan ambos, probabilidad:',
    one: 'Se conserva exactamente uno, probabilidad:',
    none: 'No se conserva ninguno, probabilidad:',
    zeros: 'Ceros en el bloque, en promedio:',
  },
  right: {
    several: 'Estos son los valores y sus probabilidades.',
    one: 'Ese es el único valor.',
  },
  rightCount: {
    evalMode: 'En modo eval no se anula nada.',
    both: 'Cada uno se conserva por separado: las dos probabilidades se multiplican.',
    one: 'El primero o el segundo: dos órdenes del mismo producto.',
    none: 'Cada uno se anula por separado: las dos probabilidades se multiplican.',
    zeros: 'La media de un bloque es la de un elemento por el número de sus elementos.',
  },
  forms,
  probabilitiesWrong: 'Los valores son correctos; sus probabilidades, no.',
  wrong: 'No son los valores que pueden resultar.',
  countSlips: {
    exchanged: '$p$ y $1 − p$ están intercambiados: $p$ es la probabilidad de anularse.',
    oneEntry: 'Esa es la probabilidad para un elemento. Aquí tienen que hacerlo ambos.',
    oneOrder: 'Eso cuenta un solo orden: puede quedar el primero o el segundo.',
    trainCount: 'Eso es el modo train. En modo eval no se anula nada.',
  },
  wrongCount: {
    evalMode: 'Eso no. En modo eval se conserva todo elemento.',
    both: 'Eso no. Cada uno de los dos se conserva con probabilidad $1 − p$, por separado.',
    one: 'Eso no. Uno se conserva y el otro se anula; puede ser cualquiera de los dos.',
    none: 'Eso no. Cada uno de los dos se anula con probabilidad $p$, por separado.',
    zeros: 'Eso no. Cada elemento del bloque se anula con probabilidad $p$.',
  },
  outcome: (value, probability) => `${value} con ${probability}`,
  answer: (list) => `Lo que puede resultar: ${list}.`,
  troubles: {
    empty: 'Falta una lista.',
    tooMany: 'La lista es demasiado larga: se leen como máximo 4 valores.',
    part: (part) => `«${part}» no es un valor con su probabilidad: escriba como en \`3: 2/3\`.`,
    number: (part) =>
      `Un número debe ser entero y como máximo 1000, un decimal con cifras antes de la coma y como máximo cuatro después, o una fracción de tales números enteros; dado: «${part}».`,
  },
};
