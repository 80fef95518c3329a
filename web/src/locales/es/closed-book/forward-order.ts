/** R4: the steps, and what each wrong order does to the numbers. */
import type { forwardOrder as english } from '../../en/closed-book/forward-order.ts';

export const forwardOrder: typeof english = {
  title: 'Ordenar los pasos de las palabras al primer bloque',
  heading: 'Ordene lo que le ocurre a una palabra camino del primer bloque.',
  hint: 'El codificador de D2L, de arriba abajo. El motor ejecuta los pasos tal como están sobre un texto corto, con dropout, y compara los números en eval y en train.',
  steps: {
    lookUp: 'Buscar el embedding',
    scale: 'Multiplicar por √$d$',
    add: 'Sumar las filas de la tabla, $\\P[:n]$',
    dropout: 'Dropout',
    block: 'Primer bloque: atención y conexión residual',
  },
  again: 'Barajar',
  stuck: '**Esto no se puede ejecutar**: antes de buscar el embedding no hay números con los que trabajar.',
  right: '**Los números son los del orden correcto**, en eval y en train.',
  input: (inEval, train) => `**Lo que entra en el bloque difiere** hasta en ${inEval} en eval y ${train} en train.`,
  result: (inEval, train) => `**El resultado difiere** hasta en ${inEval} en eval y ${train} en train.`,
  cell: (given, right) =>
    `En train, palabra 0, columna 1: aquí ${given}, en el orden correcto ${right}. Dropout conserva este elemento.`,
  meter: (size) =>
    `Al barajar las palabras, las salidas de la atención del bloque cambian en ${size} además de seguirlas: ve el orden.`,
  blind: (size, right) =>
    `Al barajar las palabras, las salidas de la atención del bloque solo las siguen, salvo un error de ${size}; en el orden correcto cambian en ${right}.`,
  kept: (kept, entries) => `En train, dropout conserva ${kept} de ${entries} elementos.`,
  replies: {
    dropoutOnWords:
      'Aquí dropout actúa solo sobre las palabras: la parte de la posición en la suma nunca se anula ni se reescala. Eval no permite verlo, train sí. Que vaya antes la escala o dropout no cambia nada.',
    positionsScaled: 'El factor √$d$ multiplica aquí también las posiciones. Corresponde solo al embedding.',
    dropoutFirst:
      'Las palabras pasan por dropout antes de recibir su posición, y después √$d$ multiplica también las posiciones. Las posiciones se suman a las palabras escaladas, y dropout actúa sobre la suma.',
    addAfterBlock:
      'Las posiciones entran antes del primer bloque residual. Sumadas detrás de él, llegan tarde para su atención.',
    scaleAfterBlock:
      'El bloque trabaja con palabras todavía sin escalar, junto a las cuales las posiciones pesan demasiado.',
    dropoutAfterBlock:
      'El bloque trabaja con la suma entera, y en su lugar dropout actúa sobre su salida. Eval no permite verlo, train sí.',
  },
};
