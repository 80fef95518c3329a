/** Spot the bug, S01 to S04: the sinusoidal table. */
import type { tableCards as english } from '../../en/bugs/table-cards.ts';

const bounded = 'Todo elemento está entre −1 y 1';
const unitCircle = 'Columnas $2j$ y $2j+1$: los cuadrados suman 1';
const row0 = 'La fila 0 es 0, 1, 0, 1, …';
const rowLengths = 'Los cuadrados de cada fila suman $d/2$';
const similarity = 'Los productos de dos filas dependen solo de su distancia, como dicen los cosenos';

export const tableCards: typeof english = {
  S01: {
    title: 'Ángulos de las columnas',
    wanted: ({ width = '' }) =>
      `La tabla sinusoidal, $d$ = ${width}. Las columnas pares contienen senos; las impares, cosenos. ¿Cuál es el ángulo de la columna $c$ en la posición $i$?`,
    variants: {
      pairExponent: '$i / 10000^{2⌊c/2⌋/d}$',
      rawColumn: '$i / 10000^{2c/d}$',
    },
    tests: {
      row0: {
        name: row0,
        why: 'En la posición 0 todo ángulo es 0, sea cual sea el exponente. La fila 0 no dice nada de él.',
      },
      column0: {
        name: 'La columna 0 es el seno de la posición',
        why: 'La columna 0 tiene exponente 0 en ambos casos. Es la única columna que no permite decidir.',
      },
      bounded: { name: bounded, why: 'Un seno está acotado, sea cual sea su ángulo.' },
      unitCircle: {
        name: unitCircle,
        why: 'Pregunta si las dos columnas de un par comparten su ángulo. Eso es lo que decide el exponente.',
      },
    },
    value: ({ row = '', rowCount = '' }) => `Ancho ${rowCount}, fila ${row}: ¿qué hay en la columna 1?`,
    values: {
      circles: ({ position = '', circlesCount = '' }) =>
        `Cuadrados de seno y coseno, sumados, para ${circlesCount} pares rápidos en la posición ${position}`,
      row: ({ row = '', rowCount = '' }) => `Ancho ${rowCount}, fila ${row}`,
    },
    fault:
      'El exponente cuenta columnas donde debería contar pares. Seno y coseno de un par tienen entonces ángulos distintos, y ningún giro lleva una fila a la siguiente.',
    reported:
      'tensorflow/models #9075 y DeepCTR #379 tratan de este exponente. Como mapas de calor las dos tablas se parecen.',
  },
  S02: {
    title: 'Frecuencias de los pares',
    wanted: ({ width = '' }) => `La tabla sinusoidal, $d$ = ${width}. ¿Cuál es la frecuencia del par $j$?`,
    variants: {
      realExponent: '$10000^{−2j/d}$',
      wholeExponent: '`pow(10000, -(2 * j / d))`, con `j` y `d` números enteros en C++',
    },
    tests: {
      row0: { name: row0, why: 'En la posición 0 todo ángulo es 0, sea cual sea la frecuencia.' },
      unitCircle: {
        name: unitCircle,
        why: 'Seno y coseno de un mismo ángulo están en la circunferencia. La prueba no pregunta qué ángulo es.',
      },
      ownTurn: {
        name: ({ offset = '' }) =>
          `El par 1 de la fila $i$ + ${offset} es el de la fila $i$, girado con su propia frecuencia`,
        why: 'Cada variante se mide con su propia frecuencia, así que ambas giran como deben. La frecuencia misma nunca se compara.',
      },
      bounded: { name: bounded, why: 'Un seno está acotado, sea cual sea su frecuencia.' },
      frequencies: {
        name: 'Hay $d/2$ frecuencias distintas; cuántas faltan',
        why: 'Una propiedad de un par se cumple para cada par por separado. Contar compara los pares entre sí.',
      },
    },
    value: ({ width = '' }) => `¿Cuántas frecuencias distintas tiene la tabla de ancho ${width}?`,
    values: { row: ({ rowCount = '' }) => `Fila 1, las primeras ${rowCount} columnas` },
    fault:
      'Un cociente de números enteros se corta a un entero: 2j / d es 0 para todos los pares. Todas las frecuencias son 1, y todos los pares son las mismas dos columnas.',
    reported: 'OpenNMT/OpenNMT-py PR #884 y BERT-pytorch #18 tratan de esta división. Nada falla cuando ocurre.',
  },
  S03: {
    title: 'Orden de las columnas',
    wanted: ({ width = '' }) =>
      `Una tabla de ancho ${width} para pesos que se entrenaron con la de D2L. ¿Qué contiene cada columna?`,
    variants: {
      alternating: 'seno, coseno, seno, coseno, …',
      halves: 'primero todos los senos, después todos los cosenos',
    },
    tests: {
      similarity: {
        name: similarity,
        why: 'Un producto de dos filas es una suma sobre las columnas, y una suma no conoce su orden.',
      },
      rowLengths: { name: rowLengths, why: 'Una suma de cuadrados no conoce el orden de sus términos.' },
      bounded: { name: bounded, why: 'En ambas tablas están los mismos números.' },
      unitCircle: {
        name: unitCircle,
        why: 'Toma dos columnas por sus números. En mitades son dos senos de pares distintos.',
      },
      row0: { name: row0, why: 'Nombra columnas: ceros en las pares, unos en las impares.' },
    },
    value: ({ column = '' }) => `¿Qué hay en la fila 0, columna ${column}?`,
    values: {
      entry: 'Fila 1, columna 6',
      columns: ({ position = '' }) => `Fila ${position}, columnas 6 a 9`,
      circle: ({ position = '' }) => `Cuadrados de las columnas 6 y 7 en la posición ${position}`,
    },
    fault:
      'Primero los senos es otro orden, y por sí mismo no es un error. Lo es en cuanto se encuentra con pesos hechos para el otro orden.',
    reported:
      'tensorflow/tensor2tensor #1925 pregunta por las dos disposiciones; facebookresearch/DiT #78 trata de una tercera, con los cosenos primero.',
  },
  S04: {
    title: 'Posiciones de las palabras',
    wanted: ({ width = '' }) =>
      `Palabras más la tabla sinusoidal de D2L, $d$ = ${width}. ¿Qué ángulo tiene el par $j$ de la fila $t$?`,
    variants: { fromZero: '$t · 10000^{−2j/d}$', fromOne: '$(t+1) · 10000^{−2j/d}$' },
    tests: {
      similarity: {
        name: similarity,
        why: 'La distancia de dos filas es la misma, empiece donde empiece la cuenta.',
      },
      shift: {
        name: ({ offset = '' }) => `Cada par de la fila $t$ + ${offset} es el de la fila $t$, girado`,
        why: 'El giro depende del desplazamiento y no de la posición. Una tabla que empieza una posición después gira igual.',
      },
      rowLengths: {
        name: rowLengths,
        why: 'Todas las filas tienen la misma longitud, así que una tabla que empieza después también la tiene.',
      },
      unitCircle: { name: unitCircle, why: 'Toda fila está en la circunferencia; la siguiente, también.' },
      row0: {
        name: row0,
        why: 'Nombra una fila. Solo una prueba que lo hace puede averiguar dónde empieza la cuenta.',
      },
    },
    value: ({ column = '', rowCount = '' }) => `Ancho ${rowCount}: ¿qué hay en la fila 0, columna ${column}?`,
    values: { row: ({ rowCount = '' }) => `Ancho ${rowCount}, fila 0` },
    fault:
      'Las posiciones se cuentan desde 1. Lo que depende solo de diferencias de posiciones se cumple de todos modos; cada fila es solo la de la posición siguiente.',
    reported:
      'nlp-tutorial #73 muestra una lista de índices que empieza en otro sitio; huggingface/transformers #36856 es otra cuenta desviada en uno.',
  },
};
