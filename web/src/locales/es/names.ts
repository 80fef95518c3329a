/** What every page shows of each place before the place itself has come: the rail, the head, the question. */
import type { names as english } from '../en/names.ts';

export const names: typeof english = {
  permute: {
    name: 'Permutar',
    teaser: 'Se barajan los tokens. ¿Los siguen las salidas?',
    question: 'Se barajan los tokens. ¿Se baraja la salida con ellos?',
  },
  shift: {
    name: 'Trasladar',
    teaser: 'Se traslada el texto. ¿Qué gira?',
    question: 'Se traslada el texto en $\\δ$. ¿Qué gira y qué no cambia?',
  },
  overflow: {
    name: 'Desbordar',
    teaser: 'Pedir 1500 filas a una tabla de 1000.',
    question: 'Un texto puede ser más largo que su tabla. ¿Qué ocurre entonces?',
  },
  mode: {
    name: 'Train o eval',
    teaser: 'Una entrada, dos salidas distintas.',
    question: 'La misma entrada se ejecuta dos veces. ¿Por qué difieren las salidas?',
  },
  explorer: {
    name: 'Explorar la codificación',
    teaser: 'Una tabla de posiciones, celda a celda.',
    question: 'Leer la tabla de posiciones.',
  },
  placement: {
    name: 'Dónde entran las posiciones',
    teaser: '¿En la entrada, en cada capa o en consultas y claves?',
    question: '¿Dónde entran las posiciones?',
  },
  'closed-book': {
    name: 'Escribir de memoria',
    question: 'Con el libro cerrado: escribir primero y comprobar después.',
  },
  deck: {
    name: 'Mazo de autotest',
    question: 'Responda de memoria. ¿Qué ideas tenía su respuesta?',
  },
  bugs: {
    name: 'Hallar el fallo',
    question: '¿Cuál tiene el fallo y qué prueba lo encuentra?',
  },
};
