/** Spot the bug: everything around its cards. */
import type { Locale } from '../../en/index.ts';
import { names } from '../names.ts';
import { addingCards } from './adding-cards.ts';
import { attentionCards } from './attention-cards.ts';
import { tableCards } from './table-cards.ts';

export const bugs: Locale['bugs'] = {
  ...names.bugs,
  about:
    'Cada tarjeta tiene variantes de una pieza de un transformer. Una es correcta; las otras son fallos que alguien publicó. Todas pasan muchas pruebas. Elija una prueba que solo pase la correcta.',
  cards: { ...tableCards, ...addingCards, ...attentionCards },

  letters: ['A', 'B', 'C', 'D'],
  letter: (letter) => `Variante ${letter}`,
  card: (number, all) => `Tarjeta ${number} de ${all}`,
  pickTest: '¿Qué prueba pasa la variante correcta y ninguna errónea?',
  keepTest: 'Fijar esta prueba',
  keepWhen: 'Elija una prueba, o diga que todavía no lo sabe.',
  kept: 'Fijada. Ya no se puede cambiar.',
  predictEach: (question) => `${question} Responda para cada variante.`,
  which: '¿Qué variante es la correcta?',
  reveal: 'Ejecutar las pruebas',
  revealWhen: 'Responda ambas, o diga que todavía no lo sabe.',
  again: 'Otra vez con números nuevos',
  next: 'Siguiente',
  see: (experiment) => `Verlo en ${experiment}`,

  found: (letter) => `**Hallado.** ${letter} es la correcta, y la prueba elegida la separa de las demás.`,
  missed: (letter) => `**La prueba aún no se ha hallado.** ${letter} es la correcta.`,
  yours: {
    separates: (name) => `La prueba elegida separa: «${name}».`,
    allPass: (name) => `Todas las variantes pasan la prueba elegida: «${name}».`,
    someFail: (name) => `La prueba elegida encuentra solo algunos de los fallos: «${name}».`,
    none: (name) => `Usted no eligió ninguna prueba. Una que separa: «${name}».`,
  },
  /** What the test reads of each variant: "A 7.00". */
  readings: (passing, failing) =>
    [failing && `Falla: ${failing}.`, passing && `Pasa: ${passing}.`].filter(Boolean).join(' '),
  value: {
    right: (found) => `Usted predijo lo que halla el motor: ${found}.`,
    wrong: (said, found) => `Usted predijo ${said}. El motor halla ${found}.`,
    unknown: (found) => `Usted no predijo nada. El motor halla ${found}.`,
  },
  variant: {
    right: (letter) => `Usted tomó ${letter} por la correcta. Lo es.`,
    wrong: (said, test, reading) => `Usted tomó ${said} por la correcta. No pasa «${test}», donde da ${reading}.`,
    unknown: 'Usted no nombró ninguna variante.',
  },
  changes: (is) => (is ? 'cambia' : 'no cambia'),
  faultTitle: 'Cuál es el fallo',
  reportedTitle: 'Dónde se vio',

  testsTitle: 'Qué da cada prueba',
  testsNote:
    'Cuánto se aparta cada variante de lo que pide la prueba, o cuánto cambia donde se pide un cambio. = pasa, ≠ falla.',
  heads: { test: 'Prueba', separates: 'Separa', value: 'Número' },
  passes: 'pasa',
  fails: 'falla',
  separates: 'sí',
  separatesNot: 'no',
  yourTest: 'prueba elegida',
  valuesTitle: 'Los números, unos junto a otros',
  predicted: 'Preguntado',

  all: 'Todas las tarjetas',
  counts: (found, tried) => (found === '1' ? `Hallado 1 de ${tried}.` : `Hallados ${found} de ${tried}.`),
  states: {
    fresh: 'Sin probar',
    found: (found, times) => `Hallado, ${found} de ${times} ${times === '1' ? 'vez' : 'veces'}`,
    missed: (found, times) => `No hallado, ${found} de ${times} ${times === '1' ? 'vez' : 'veces'}`,
  },
  now: 'Ahora',
  describe: (title, variants) => `${title}. ${variants}`,
};
