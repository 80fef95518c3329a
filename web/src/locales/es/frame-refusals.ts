/** What is refused, in words: by the engine, by the page, and what an author or a link gave. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';

/** The label may be of any gender and number. */
const takes = ({ label, allowed, given }: Refusal): string => `En «${label}» se admite: ${allowed}. Dado: ${given}.`;

/** By the engine's code; `other` for a code this page does not know. */
export const errors: Locale['frame']['errors'] = {
  'out-of-range': takes,
  'not-an-integer': takes,
  'not-finite': takes,
  'wrong-type': takes,
  'wrong-shape': takes,
  'unknown-value': takes,
  'not-a-permutation': takes,
  'row-out-of-table': takes,
  'too-long': takes,
  'too-large': ({ label, allowed, given }) => `${label}: el resultado tiene ${given} números. Se admite: ${allowed}.`,
  'illegible-word': ({ allowed, given }) => `En cada palabra se admite: ${allowed}. Dado: ${given}.`,
  missing: ({ label, allowed }) => `${label}: falta. Se admite: ${allowed}.`,
  'unknown-option': ({ label, allowed }) => `${label}: no significa nada aquí. Se admite: ${allowed}.`,
  'no-value': ({ label, given }) => `${label}: resulta ${given}. Cada elemento debe ser un número finito.`,
  overflow: ({ label, given }) => `${label}: se sale del rango de los números; el resultado contiene ${given}.`,
  'out-of-memory': ({ given }) => `Este navegador no tiene memoria suficiente para el resultado. Dice: ${given}.`,
  internal: ({ given }) => `El motor falló. Dice: ${given}.`,
  other: takes,
};

export const stopped: Locale['frame']['stopped'] = {
  experiment: {
    title: 'Este experimento se paró aquí',
    wayOut: 'La última figura que funciona se mantiene. Deshaga lo último o reinicie el experimento.',
  },
  page: { title: 'Esta página se paró aquí', wayOut: 'Deshacer retira lo último que se hizo.' },
};

export const notices: Locale['frame']['notices'] = {
  link: 'Este enlace está dañado. Lo que había aquí se mantiene.',
  linkLength: (most, given) =>
    `Un enlace admite como máximo ${most} caracteres. Este estado necesita ${given}: no se copia, y la dirección queda como estaba.`,
  state: (at, given = 'nada que se pueda decir') =>
    `Este estado no se puede usar: ${at} admite lo que el laboratorio escribe ahí, y se dio ${given}. Lo que había aquí se mantiene.`,
  attempts: (at, given = 'nada que se pueda decir') =>
    `Estos intentos no se pueden usar: ${at} admite lo que el laboratorio escribe ahí, y se dio ${given}. Lo que había aquí se mantiene.`,
  experiment: (given, known) => `No hay ningún experimento «${given}». Los que hay son ${known}.`,
  steps: (given) => `No hay ningún paso «${given}». Los pasos son predict, run, reconcile, self-test.`,
  theme: (given) => `No hay ningún tema «${given}». Los temas son auto, light, dark.`,
  lang: (given, all) => `Todavía no hay ningún idioma «${given}». Los idiomas son ${all}; este es el español.`,
  silent: 'Este navegador no reproduce sonido aquí. Los ángulos dicen lo mismo.',
  languageFailed: (name) => `Las palabras de ${name} no llegaron, así que el idioma queda como está.`,
  preset: (given, known) => `No hay ningún preajuste «${given}». Los preajustes son ${known}.`,
  noText: (name) => `${name} no admite texto.`,
  noSeed: (name) => `${name} no admite semilla.`,
  hide: (given, known) => `No hay nada llamado «${given}» que ocultar. Los nombres son ${known}.`,
  lock: (given, known) =>
    known === ''
      ? `No hay ningún control «${given}» que bloquear: aquí nada tiene controles.`
      : `No hay ningún control «${given}» que bloquear. Los controles son ${known}.`,
  readonly: (given) => `«readonly» admite true, false o nada. Dado: «${given}»; no se puede cambiar nada.`,
  query: (given) => `La dirección tiene «${given}», que aquí no significa nada.`,
  settingsName: (given) => `Los ajustes de esta página tienen «${given}», que aquí no significa nada.`,
  settingsValue: (name) => `Los ajustes de esta página dan a «${name}» un valor que no admite.`,
  settingsUnread: (given) =>
    `Los ajustes de esta página no se pueden leer. Tienen la forma {"experiment": "shift"}, con comillas rectas y sin coma al final. Se dio ${given}.`,
};
