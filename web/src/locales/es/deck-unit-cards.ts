/** The deck's cards of the unit's four questions: question and ideas are those of the experiments' own self-tests. */
import type { unitCards as english } from '../en/deck-unit-cards.ts';

export const unitCards: typeof english = {
  ST01: {
    title: 'Equivarianza a permutaciones',
    often: {
      stays: {
        said: 'La salida no cambia cuando se barajan los tokens.',
        reply: 'Eso es invarianza. Las salidas se mueven con sus tokens.',
      },
      all: {
        said: 'Porque la atención mira todos los tokens a la vez.',
        reply:
          'Lo que cuenta es que los pondera sin tener en cuenta el lugar. Una máscara causal mira menos tokens y rompe la ley.',
      },
      sinusoids: {
        said: 'Obliga a usar sinusoides.',
        reply:
          'Obliga a alguna fuente de orden. Las sinusoides son una; los desplazamientos en las puntuaciones, otra.',
      },
    },
  },
  ST02: {
    title: 'Los elementos sinusoidales',
    often: {
      parity: {
        said: 'Seno en las posiciones pares, coseno en las impares.',
        reply: 'La paridad es la de la columna.',
      },
      halves: {
        said: 'Primero todos los senos, después todos los cosenos.',
        reply: 'Son las mismas columnas en otro orden. D2L las alterna.',
      },
      exponent: {
        said: 'El exponente es $j/d$, o contiene el número de la columna.',
        reply: 'Ambos dan otras frecuencias. El par $j$ tiene $2j/d$ en sus dos columnas.',
      },
    },
  },
  ST03: {
    title: 'La rotación 2 × 2',
    often: {
      position: { said: 'De $i$ y $\\δ$.', reply: 'Mueva $i$ en el reloj: la matriz no cambia.' },
      offset: {
        said: 'Solo de $\\δ$.',
        reply:
          'Cada par tiene su propia frecuencia. Un mismo desplazamiento gira mucho el primer par y apenas el último.',
      },
      attention: {
        said: 'Por tanto, la atención no nota una traslación.',
        reply: 'Las filas de la tabla giran. Las palabras, no.',
      },
    },
  },
  ST04: {
    title: '1500 tokens, 1000 filas',
    often: {
      cut: {
        said: 'El texto se corta a 1000 tokens.',
        reply: 'Solo el slice de la tabla es corto. Después la suma falla, y no se corta nada.',
      },
      index: {
        said: 'Un índice está fuera de rango.',
        reply: 'Aquí no se busca nada por índice. Una tabla aprendida que se lee por índice falla de ese modo.',
      },
      works: {
        said: 'Funciona: la fórmula no tiene final.',
        reply: 'La fórmula no lo tiene. La tabla guardada, sí.',
      },
    },
  },
};
