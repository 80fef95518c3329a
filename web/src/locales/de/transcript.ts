/** Transcripts: what a replay says, and why a file is none. Plain text. Values arrive as JSON. The terminal's words stay English. */
import type { Locale } from '../en/index.ts';

export const transcript: Locale['transcript'] = {
  tooLong: (most) =>
    `Ein Protokoll fasst höchstens ${most} Zeichen an Ereignissen; diese Sitzung hat mehr. Ein neues beginnt, wenn die Seite neu geladen wird.`,
  unread: 'Diese Datei lässt sich nicht lesen: Ein Protokoll ist eine Textdatei von höchstens 8 Megabyte.',
  json: 'Diese Datei ist kein Protokoll: Ein Protokoll ist JSON, diese Datei nicht.',
  deep: 'Diese Datei ist kein Protokoll: Sie ist tiefer verschachtelt, als das Lab schreibt.',
  format: (given) =>
    `Diese Datei ist kein Protokoll: Das Format eines Protokolls ist "position-lab-transcript", das dieser Datei ist ${given}.`,
  version: (given) =>
    `Dieses Protokoll lässt sich nicht lesen: Lesbar sind hier Protokolle der Version 1, dieses hat ${given}.`,
  part: (at, given) =>
    `Dieses Protokoll lässt sich nicht abspielen: In ${at} gehört, was das Lab dort schreibt; diese Datei hat ${given}.`,
  failed: (at, cause) => `Dieses Protokoll lässt sich über ${at} hinaus nicht abspielen: ${cause}.`,
  end: (at) =>
    `Dieses Protokoll lässt sich nicht abspielen: Seine Ereignisse hinterlassen keinen Zustand des Labs, denn ${at} ist keiner.`,
  nothing: 'nichts',
  /** Of a result, by their names in the file. */
  parts: {
    experiments: 'die Experimente',
    pages: 'die Seiten',
    settings: 'Einstellungen',
    residual: 'Differenz',
    tolerance: 'Ende der Rundung',
    holds: 'Befund',
    answers: 'Vorhersagen',
    mark: 'Markierung des Selbsttests',
    guess: 'was vorhergesagt war',
    answer: 'richtige Antwort',
    right: 'ob sie richtig war',
    sure: 'wie sicher',
  },
  /** `among`: which of several that were asked together. */
  question: (number, among) => (among === null ? `Frage ${number}` : `Frage ${number}, Teil ${among}`),
  attempt: (from0) => (/^\d+$/.test(from0) ? `Versuch ${Number(from0) + 1}` : from0),
  place: (from0) => (/^\d+$/.test(from0) ? `Platz ${Number(from0) + 1}` : from0),
  differs: (where, recorded, replayed) => `${where}: Das Protokoll sagt ${recorded}, das Abspielen ergibt ${replayed}.`,
  otherVersion: (theirs, ours) =>
    `Das Protokoll stammt aus Version ${theirs}, abgespielt wurde es mit Version ${ours}.`,
};
