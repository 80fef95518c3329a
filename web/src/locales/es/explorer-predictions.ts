/** Encoding explorer: the questions of Predict and a reply to every answer. Numbers arrive printed. */
import type { explorerPredictions as english } from '../en/explorer-predictions.ts';

export const explorerPredictions: typeof english = {
  EX1: {
    question: 'Una tabla de ancho 8. ¿En qué columna difieren más las filas 0 y 1?',
    axes: { row: '', column: 'Columna' },
    counted: (column) => `Las filas 0 y 1 difieren más en la columna ${column}.`,
    right: ({ first, cosine, last, column }) =>
      `Difieren en ${first} en la columna 0, en ${cosine} en la columna 1 y en ${last} en la columna ${column}. El primer par es el que gira más deprisa, y desde el ángulo 0 un seno cambia más que un coseno.`,
    replies: {
      slow: ({ first, last, column }) =>
        `Las columnas giran cada vez más despacio de izquierda a derecha. La columna ${column} cambia en ${last}; la columna 0, en ${first}.`,
      cosine: ({ first, cosine }) =>
        `Las columnas 0 y 1 tienen una misma frecuencia. Desde la posición 0 el coseno se aleja despacio de su máximo, en ${cosine}; el seno sube en ${first}.`,
      other: ({ first }) =>
        `La columna 0 cambia en ${first}, más que cualquier otra: es el seno de la frecuencia más alta.`,
    },
  },
  EX3: {
    question: '¿Cómo es la fila 0?',
    choices: {
      alternate: { text: 'La fila 0 es 0, 1, 0, 1, …' },
      zeros: { text: 'La fila 0 es todo ceros.' },
      one: { text: 'La fila 0 es 0,841; 0,540; …' },
      none: { text: 'La fila 0 no existe. Las posiciones empiezan en 1.' },
    },
    right: ({ sine, cosine }) => `Todo seno del ángulo 0 es ${sine}; todo coseno, ${cosine}.`,
    replies: {
      zeros: ({ sine, cosine }) => `Ahí solo los senos son ${sine}. El coseno del ángulo 0 es ${cosine}.`,
      one: ({ next }) => `Una fila que empieza por ${next} es la fila 1. Las posiciones se cuentan desde 0.`,
      none: ({ sine, cosine }) =>
        `La posición 0 tiene una fila como cualquier otra: ${sine} en sus senos, ${cosine} en sus cosenos.`,
      alternate: ({ sine, cosine }) => `La fila 0 empieza por ${sine} y ${cosine}.`,
    },
  },
  EX9: {
    question: 'El mismo ancho 8 y base 10000. ¿Cuál es la frecuencia del último par?',
    hint: 'En radianes por posición.',
    counted: (number) => `El último par tiene la frecuencia ${number}.`,
    right: ({ pair, frequency }) =>
      `El par ${pair} tiene exponente $2j/d$ con $j$ = ${pair} y $d$ = 8, lo que da ${frequency}. El exponente queda por debajo de 1, así que las frecuencias acaban por encima de uno partido por la base.`,
    replies: {
      closed: ({ frequency }) =>
        `Eso divide $j$ entre el número de pares menos 1, y así las frecuencias acaban en uno partido por la base. Con $2j/d$ acaban en ${frequency}.`,
      double: ({ frequency }) => `Ahí el exponente se cuenta dos veces: $j$ es el par, no la columna. Es ${frequency}.`,
      half: ({ frequency }) => `Ahí falta el factor 2 de $2j/d$. Es ${frequency}.`,
      low: ({ frequency, pair }) => `Es ${frequency}: la base elevada a $−2j/d$ con $j$ = ${pair}, el último par.`,
      high: ({ frequency, pair }) => `Es ${frequency}: la base elevada a $−2j/d$ con $j$ = ${pair}, el último par.`,
      other: ({ frequency }) => `Es ${frequency}.`,
    },
  },
  EX2: {
    question: 'Ancho 32, posición 1. ¿Qué número está en la columna 6?',
    hint: 'Vale hasta 0,001 de diferencia.',
    right: ({ pair, frequency }) =>
      `La columna 6 es el seno del par ${pair}. Su ángulo en la posición 1 es su frecuencia, alrededor de ${frequency}.`,
    replies: {
      halves: ({ pair }) =>
        `Ese elemento está ahí cuando todos los senos van primero, y también cuando el número de la columna se toma por el del par. Aquí la columna 6 es el seno del par ${pair}.`,
      later: ({ later }) => `Alrededor de ${later} está en la posición 2. Las posiciones se cuentan desde 0.`,
      cosine: ({ cosine }) =>
        `Eso es el coseno, ${cosine}. La columna 6 es par y, por tanto, un seno, sea cual sea la posición.`,
      half: ({ value }) => `Ahí falta el factor 2 del exponente $2j/d$. Con él, es alrededor de ${value}.`,
      low: ({ value, pair }) => `Es más, alrededor de ${value}: el seno del par ${pair}.`,
      high: ({ value, pair }) => `Es menos, alrededor de ${value}: el seno del par ${pair}.`,
      other: ({ value }) => `Es alrededor de ${value}.`,
    },
  },
  EX4: {
    question: 'El mismo ancho 32, 60 filas. Ordene las columnas por el número de cambios de signo, de mayor a menor.',
    choices: {
      c0: { text: 'Columna 0' },
      c4: { text: 'Columna 4' },
      c6: { text: 'Columna 6' },
      c8: { text: 'Columna 8' },
      c30: { text: 'Columna 30' },
    },
    right: ({ c0, c4, c6, c8, c30 }) =>
      `Los cambios de signo de las columnas 0, 4, 6, 8 y 30 son ${c0}, ${c4}, ${c6}, ${c8} y ${c30}: las frecuencias bajan hacia la derecha.`,
    replies: {
      reversed: ({ c0, c30 }) =>
        `Es al revés. Los cambios de signo de la columna 0 son ${c0}; los de la columna 30, ${c30}.`,
      other: ({ c0, c4, c6, c8, c30 }) =>
        `Los cambios de signo de las columnas 0, 4, 6, 8 y 30 son ${c0}, ${c4}, ${c6}, ${c8} y ${c30}.`,
    },
  },
  EX5: {
    question: 'Fila 37 de la misma tabla. ¿Cuánto suman los cuadrados de sus elementos?',
    hint: 'Vale hasta 0,1 de diferencia.',
    right: ({ pairs, sum }) =>
      `Cada uno de los ${pairs} pares aporta sin² + cos² = 1, en cualquier posición. La suma es ${sum}.`,
    replies: {
      entries: ({ width, pairs, sum }) =>
        `No aporta 1 cada uno de los ${width} elementos, sino cada uno de los ${pairs} pares: la suma es ${sum}.`,
      one: ({ sum }) => `Las filas no se escalan a longitud 1. Cada par aporta 1: la suma es ${sum}.`,
      low: ({ sum, pairs }) => `Es ${sum}: cada uno de los ${pairs} pares aporta 1.`,
      high: ({ sum, pairs }) => `Es ${sum}: cada uno de los ${pairs} pares aporta 1.`,
      other: ({ sum, pairs }) => `Es ${sum}: cada uno de los ${pairs} pares aporta 1.`,
    },
  },
  EX6: {
    question: 'Ahora van primero todos los senos y después todos los cosenos. ¿Qué cambia?',
    choices: {
      table: { text: 'La tabla. Los productos escalares de sus filas no cambian.' },
      both: { text: 'La tabla y los productos escalares de sus filas.' },
      neither: { text: 'Ni una cosa ni la otra.' },
      breaks: { text: 'Todo: ese orden de las columnas es un error.' },
    },
    right: ({ entries, dots }) =>
      `Los elementos difieren hasta en ${entries}; los productos escalares, en ${dots}. Los mismos productos se suman en otro orden.`,
    replies: {
      both: ({ dots }) =>
        `Un producto escalar suma sobre las columnas en cualquier orden. Los productos de todas las filas coinciden salvo un error de ${dots}.`,
      neither: ({ entries }) => `Elemento a elemento las tablas difieren hasta en ${entries}.`,
      breaks: ({ dots }) =>
        `Es otro orden de las mismas columnas; los productos escalares coinciden salvo un error de ${dots}. Perjudica cuando se encuentra con pesos entrenados con el otro orden.`,
      table: ({ entries, dots }) => `Los elementos difieren hasta en ${entries}; los productos escalares, en ${dots}.`,
    },
  },
  EX7: {
    question:
      'Un código calcula el exponente $2j/d$ con números enteros, con $d$ = 32. ¿Cuántas frecuencias distintas quedan?',
    right: ({ left, pairs }) =>
      `$2j/d$ es menor que 1 para cada uno de los ${pairs} pares, y su parte entera es 0. Queda ${left}.`,
    replies: {
      pairs: ({ pairs, left }) => `Serían ${pairs} con fracciones. Toda parte entera es 0, así que queda ${left}.`,
      columns: ({ columns, left }) =>
        `Quedan ${columns} columnas distintas, un seno y un coseno. Ambas tienen la única frecuencia que queda: ${left}.`,
      low: ({ left }) => `Queda ${left}: la base elevada a 0.`,
      high: ({ left }) => `Queda ${left}: todo exponente tiene parte entera 0.`,
      other: ({ left }) => `Queda ${left}.`,
    },
  },
  EX8: {
    question: 'Ancho 2, filas 0, 1, 3 y 6. ¿Qué dos están más próximas entre sí?',
    choices: {
      r0and1: { text: 'Filas 0 y 1' },
      r0and3: { text: 'Filas 0 y 3' },
      r0and6: { text: 'Filas 0 y 6' },
      r1and3: { text: 'Filas 1 y 3' },
      r1and6: { text: 'Filas 1 y 6' },
      r3and6: { text: 'Filas 3 y 6' },
    },
    right: ({ r0and6, r0and1 }) =>
      `Las filas 0 y 6 distan ${r0and6}; las filas 0 y 1, ${r0and1}. Un solo par vuelve al inicio tras 2π filas; tablas más anchas tienen pares más lentos que las distinguen.`,
    replies: {
      r0and1: ({ r0and6, r0and1 }) =>
        `Las vecinas distan ${r0and1}. Con un solo par, 6 filas son casi una vuelta entera: las filas 0 y 6 distan ${r0and6}.`,
      r0and3: ({ r0and3, r0and6 }) =>
        `3 filas son casi media vuelta: distan ${r0and3}. Las filas 0 y 6 distan ${r0and6}.`,
      r0and6: ({ r0and6 }) => `Las filas 0 y 6 distan ${r0and6}.`,
      r1and3: ({ r1and3, r0and6 }) => `Las filas 1 y 3 distan ${r1and3}; las filas 0 y 6, ${r0and6}.`,
      r1and6: ({ r1and6, r0and6 }) => `Las filas 1 y 6 distan ${r1and6}; las filas 0 y 6, ${r0and6}.`,
      r3and6: ({ r3and6, r0and6 }) =>
        `3 filas son casi media vuelta: distan ${r3and6}. Las filas 0 y 6 distan ${r0and6}.`,
    },
  },
  EX10: {
    question: 'Ancho 5. ¿Qué hace la clase de D2L?',
    choices: {
      cosine: { text: 'Se detiene al llenar las columnas de cosenos.' },
      sine: { text: 'Se detiene al llenar las columnas de senos.' },
      add: { text: 'Se detiene en la primera suma.' },
      works: { text: 'Funciona. La última columna es un seno solo.' },
    },
    right: ({ values, places }) => `Calcula ${values} cosenos para ${places} columnas, y la asignación falla.`,
    replies: {
      works: ({ values, places }) =>
        `Eso lo hace la tabla de esta página. La clase calcula ${values} cosenos, tiene ${places} columnas para ellos y se detiene.`,
      sine: ({ sines, values, places }) =>
        `Hay ${sines} senos y ${sines} columnas para ellos. Los ${values} cosenos se encuentran con ${places} columnas.`,
      add: ({ values, places }) =>
        `No llega ahí: la tabla se hace primero, y ${values} cosenos no caben en ${places} columnas.`,
      cosine: ({ values, places }) => `${values} cosenos se encuentran con ${places} columnas.`,
    },
  },
};
