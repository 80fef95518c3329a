/** The self-test deck: everything around its cards. */
import type { Locale } from '../en/index.ts';
import { firstCards } from './deck-first-cards.ts';
import { harderCards } from './deck-harder-cards.ts';
import { unitCards } from './deck-unit-cards.ts';
import { names } from './names.ts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const cardsOf = (count: string): string => (count === '1' ? '1 tarjeta' : `${count} tarjetas`);

const marksOf = (count: string, one: string, more: string): string =>
  count === '1' ? `La marca de 1 tarjeta ${one}` : `Las marcas de ${count} tarjetas ${more}`;

export const deck: Locale['deck'] = {
  ...names.deck,
  unitCards,
  ownCards: { ...firstCards, ...harderCards },
  about:
    'Veinte preguntas: primero las cuatro de la unidad, después otras. Responda con sus propias palabras, compare con la respuesta y diga usted si la sabía. Los números son nuevos cada vez.',
  levels: {
    unit: 'De la unidad',
    recall: 'Recordar',
    apply: 'Aplicar',
    explain: 'Explicar',
    transfer: 'Transferir',
  },
  date: (year, month, day, otherYear) => `${day} de ${months[month - 1] ?? ''}${otherYear ? ` de ${year}` : ''}`,

  due: (now, next) => {
    const today = now === '0' ? 'Nada pendiente hoy' : now === '1' ? '1 pendiente hoy' : `${now} pendientes hoy`;
    return next === null ? `${today}.` : `${today}, la próxima el ${next}.`;
  },
  start: (count) => `Responder ${cardsOf(count)}`,
  startAll: 'Recorrer todas las tarjetas',
  stop: 'Acabar esta ronda',
  left: (count, missed) => {
    const before = missed === '1' ? '1 fallada antes' : `${missed} falladas antes`;
    const toGo = count === '1' ? 'Última tarjeta de esta ronda' : `Quedan ${cardsOf(count)}`;
    return `${toGo}${missed === '0' ? '' : `, ${before}`}.`;
  },
  finished: (got) => `Fin de la ronda: ${cardsOf(got)} con «Lo sabía».`,
  next: 'Siguiente',
  finish: 'Acabar la ronda',
  got: (date) => `Marcada «Lo sabía». Vuelve el ${date}.`,
  missed: 'Marcada «Fallé». Vuelve al final de esta ronda, con números nuevos, y mañana.',
  missedAsWritten: 'Marcada «Fallé». Vuelve al final de esta ronda, y mañana.',
  often: 'Se dice a menudo',
  see: (experiment) => `Verlo en ${experiment}`,

  all: 'Todas las tarjetas',
  states: {
    now: 'Ahora',
    again: 'Fallada, vuelve al final',
    got: 'Lo sabía',
    fresh: 'Sin probar',
    due: 'Pendiente',
    on: (date) => `Vuelve el ${date}`,
  },

  comeBack: 'Volver',
  rule: 'Una tarjeta sabida vuelve al cabo de 1 día; después, al cabo de 3, 7 y 21. Una tarjeta fallada vuelve al día siguiente.',
  kept: 'Un archivo lleva el mazo a otro dispositivo, y lo conserva donde esta página no puede guardar nada.',
  save: 'Guardar en un archivo',
  open: 'Añadir desde un archivo',
  anki: 'Texto para Anki',
  forget: 'Olvidar todo',
  forgetSure: (count) => `Pulsar otra vez para olvidar ${cardsOf(count)}`,
  forgotten: 'Se olvidaron todas las fechas. Deshacer las recupera mientras no se cierre esta página.',
  led: {
    undo: (count) => `Deshecho. ${marksOf(count, 'está', 'están')} como antes.`,
    redo: (count) => `Rehecho. ${marksOf(count, 'ha', 'han')} cambiado otra vez.`,
  },
  read: (cards, taken, stayed) => {
    if (cards === '0') return 'El archivo es un mazo sin marcas. No cambió nada.';
    if (stayed === '0')
      return cards === '1' ? '1 tarjeta en el archivo, tomada.' : `${cardsOf(cards)} en el archivo, todas tomadas.`;
    const takenOf = taken === '1' ? '1 tomada' : `${taken} tomadas`;
    const why =
      stayed === '1'
        ? '1 queda como está aquí, pues esta marca es igual de reciente o más'
        : `${stayed} quedan como están aquí, pues estas marcas son igual de recientes o más`;
    return `${cardsOf(cards)} en el archivo: ${takenOf}, ${why}.`;
  },
  refused: {
    unread: 'El archivo no se pudo leer: debe ser un texto de 1 MB como máximo. El mazo queda como está.',
    json: 'Este no es un archivo de mazo: no es JSON. El mazo queda como está.',
    format: 'Este no es un archivo de mazo: es JSON de otra cosa. El mazo queda como está.',
    card: (card) =>
      `El archivo de mazo tiene «${card}», que no es una tarjeta con fecha y número. No se tomó nada de él.`,
  },

  describe: (question) => `Tarjeta: ${question}`,
};
