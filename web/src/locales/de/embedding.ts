/** The Embed dialog: the lab in other pages. */
import type { Locale } from '../en/index.ts';

export const embedding: Locale['embedding'] = {
  title: 'In eine andere Seite einbetten',
  how: 'Wählen, was die andere Seite zeigt. Der Code unten richtet sich danach.',
  what: 'Was gezeigt wird',
  whole: 'Die ganze Einheit',
  preset: 'Voreinstellung',
  noPreset: 'keine',
  text: 'Text',
  seed: 'Seed',
  theme: 'Farben',
  language: 'Sprache',
  anyLanguage: 'wie die Seite',
  steps: 'Schritte',
  hide: 'Ausblenden',
  lock: 'Sperren',
  readonly: 'Nur zum Ansehen: Nichts lässt sich ändern',
  width: 'Breite des Rahmens',
  height: 'Höhe des Rahmens',
  names: 'Namen',
  controls: 'Bedienelemente',
  parts: 'Teile',
  sizes: {
    width: (given) =>
      `Die Breite ist eine Zahl von Pixeln von 1 bis 99999 oder ein Anteil von 1% bis 100%. Angegeben: „${given}“.`,
    height: (given) => `Die Höhe ist eine Zahl von Pixeln von 1 bis 99999. Angegeben: „${given}“.`,
  },
  more: 'Andere geänderte Einstellungen stehen nicht im Code. Ein kopierter Link enthält sie.',
  example:
    'Diese Seite liegt auf keinem Server. Bitte https://example.org/position-lab/ durch den Ort ersetzen, an dem die Dateien liegen.',
  link: 'Link',
  frame: 'Rahmen',
  element: 'Element',
  file: 'Eine Datei',
  frameHow: 'Für jede Seite oder Lernplattform, die ein iframe zulässt.',
  elementHow: 'Für Seiten, in denen Skripte erlaubt sind: Es hat die Breite des Textes und seine eigene Höhe.',
  fileHow:
    'Eine Datei mit diesen Einstellungen und allem, was sie braucht: zum Versenden, zum Hochladen, zum Öffnen von einem Datenträger.',
  copy: 'Kopieren',
  copyOf: (what) => `Kopieren: ${what}`,
  save: 'Datei speichern',
  saved: 'Gespeichert.',
  notFetched: (address) =>
    `Es entstand keine Datei: ${address} lässt sich von hier nicht lesen. Bitte das Lab von einem Server öffnen, der sie hat, und dort speichern.`,
  preview: 'Vorschau',
  hidePreview: 'Vorschau ausblenden',
};
