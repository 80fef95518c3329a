/** What is refused, in words: by the engine, by the page, and what an author or a link gave. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';

const takes = ({ label, allowed, given }: Refusal): string =>
  `Für „${label}“ zulässig: ${allowed}. Angegeben: ${given}.`;

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
  'too-large': ({ label, allowed, given }) => `„${label}“: Das Ergebnis hätte ${given} Zahlen. Zulässig: ${allowed}.`,
  'illegible-word': ({ allowed, given }) => `Für jedes Wort zulässig: ${allowed}. Angegeben: ${given}.`,
  missing: ({ label, allowed }) => `„${label}“ fehlt. Zulässig: ${allowed}.`,
  'unknown-option': ({ label, allowed }) => `„${label}“ hat hier keine Bedeutung. Zulässig: ${allowed}.`,
  'no-value': ({ label, given }) => `„${label}“ ergibt ${given}. Jeder Eintrag muss eine endliche Zahl sein.`,
  overflow: ({ label, given }) => `„${label}“ verlässt den Zahlenbereich: Das Ergebnis enthält ${given}.`,
  'out-of-memory': ({ given }) => `Dieser Browser hat nicht genug Speicher für das Ergebnis. Er meldet: ${given}.`,
  internal: ({ given }) => `Die Engine ist gescheitert. Sie meldet: ${given}.`,
  other: takes,
};

export const stopped: Locale['frame']['stopped'] = {
  experiment: {
    title: 'Dieses Experiment ist hier stehen geblieben',
    wayOut: 'Das letzte gültige Bild bleibt. Bitte rückgängig machen oder das Experiment zurücksetzen.',
  },
  page: {
    title: 'Diese Seite ist hier stehen geblieben',
    wayOut: '„Rückgängig“ nimmt zurück, was zuletzt geschah.',
  },
};

export const notices: Locale['frame']['notices'] = {
  link: 'Dieser Link ist beschädigt. Was hier war, bleibt.',
  linkLength: (most, given) =>
    `Ein Link fasst höchstens ${most} Zeichen. Dieser Zustand braucht ${given}: Er wird nicht kopiert, und die Adresse bleibt, wie sie war.`,
  state: (at, given = 'nichts Sagbares') =>
    `Dieser Zustand ist nicht verwendbar: In ${at} gehört, was das Lab dort schreibt; angegeben war ${given}. Was hier war, bleibt.`,
  attempts: (at, given = 'nichts Sagbares') =>
    `Diese Versuche sind nicht verwendbar: In ${at} gehört, was das Lab dort schreibt; angegeben war ${given}. Was hier war, bleibt.`,
  experiment: (given, known) => `Ein Experiment „${given}“ gibt es nicht. Vorhanden: ${known}.`,
  steps: (given) => `Einen Schritt „${given}“ gibt es nicht. Schritte sind predict, run, reconcile, self-test.`,
  theme: (given) => `Ein Farbschema „${given}“ gibt es nicht. Farbschemata sind auto, light, dark.`,
  lang: (given, all) => `Die Sprache „${given}“ gibt es noch nicht. Vorhanden: ${all}; dies ist Deutsch.`,
  silent: 'Dieser Browser spielt hier keinen Ton ab. Die Winkel sagen dasselbe.',
  languageFailed: (name) => `Die Texte für ${name} kamen nicht an, also bleibt die Sprache, wie sie ist.`,
  preset: (given, known) => `Eine Voreinstellung „${given}“ gibt es nicht. Vorhanden: ${known}.`,
  noText: (name) => `${name} nimmt keinen Text an.`,
  noSeed: (name) => `${name} nimmt keinen Seed an.`,
  hide: (given, known) => `Ausblenden lässt sich nichts namens „${given}“. Namen sind ${known}.`,
  lock: (given, known) =>
    known === ''
      ? `Ein Bedienelement „${given}“ zum Sperren gibt es nicht: Nichts hat hier eines.`
      : `Ein Bedienelement „${given}“ zum Sperren gibt es nicht. Bedienelemente sind ${known}.`,
  readonly: (given) =>
    `„readonly“ nimmt true, false oder nichts an. Angegeben war „${given}“: Nichts lässt sich ändern.`,
  query: (given) => `Die Adresse enthält „${given}“, was hier nichts bedeutet.`,
  settingsName: (given) => `Die Einstellungen dieser Seite enthalten „${given}“, was hier nichts bedeutet.`,
  settingsValue: (name) => `Die Einstellungen dieser Seite geben „${name}“ einen Wert, der dort nicht möglich ist.`,
  settingsUnread: (given) =>
    `Die Einstellungen dieser Seite sind nicht lesbar. Sie sehen so aus: {"experiment": "shift"}, mit geraden Anführungszeichen und ohne Komma am Ende. Gegeben ist ${given}.`,
};
