/** The claims of an experiment: what is asked of each, its check, and the counter-example. */
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';

const tokens = (count: string): string => (count === '1' ? '1 Token' : `${count} Tokens`);

export const claims: Locale['frame']['claims'] = {
  title: 'Aussagen',
  show: (count) => (count === 1 ? '1 Aussage zu prüfen' : `${count} Aussagen zu prüfen`),
  hide: 'Aussagen ausblenden',
  how: 'Zuerst angeben, ob die Aussage wahr ist. Dann am Bild ablesen oder mit anderen Zahlen erproben.',
  ask: (id) => `Ist Aussage ${id} wahr?`,
  guesses: { true: 'Wahr', false: 'Falsch', '?': 'Weiß ich noch nicht' },
  forget: 'Alle Angaben zurücknehmen',
  opened: 'Die Aussage lässt sich jetzt erproben.',
  /** Beside what the learner said, true or false: whether this picture is as the claim says. */
  compared: (saidTrue, asClaimed) => {
    if (saidTrue === asClaimed) return 'Das war auch Ihre Angabe.';
    return saidTrue ? 'Ihre Angabe war anders.' : 'Ihre Angabe war anders; ein einzelnes Bild entscheidet nicht.';
  },
  comparedCases: (same) => (same ? 'Das war auch Ihre Angabe.' : 'Ihre Angabe war anders.'),
  showHere: 'Hier zeigen',
  here: 'Hier:',
  difference: (residual, tolerance) => `Differenz ${residual}, die Rundung endet bei ${tolerance}.`,
  exactly: (residual) => `Differenz ${residual}, und kein Bit darf sich ändern.`,
  agrees: 'Wie in der Aussage.',
  disagrees: 'Nicht wie in der Aussage.',
  cannotTell: 'Mit diesen Einstellungen ist es hier nicht zu erkennen.',
  tryRandom: (count) => `${count} Zufallsfälle erproben`,
  tryAgain: (count) => `${count} andere Fälle erproben`,
  tryEvery: 'Jeden Fall erproben',
  spoken: (act, id) => `${act}, Aussage ${id}`,
  waiting: 'Wartet.',
  progress: (done, all) => `${done} von ${all} Fällen.`,
  bar: (id) => `Fortschritt bei Aussage ${id}`,
  stop: 'Anhalten',
  stopped: 'Angehalten.',
  stoppedAt: (done, all) => `Angehalten nach ${done} von ${all} Fällen.`,
  failed: (cause) => `Die Prüfung lief nicht. Meldung: ${cause}.`,
  /** The reading is a largest difference, mostly; `above`: it must exceed the limit. */
  holds: (cases, all, reading, limit, above) =>
    `**Gilt** in ${cases} von ${all} Fällen. ${above ? `Der kleinste Messwert ist ${reading} und muss über ${limit} liegen.` : `Der größte Messwert ist ${reading}, zulässig ist ${limit}.`}`,
  shown: (cases, all) => `**Gilt.** ${cases} von ${all} Fällen ${cases === '1' ? 'zeigt' : 'zeigen'} es.`,
  refuted: (cases, all) => `**Widerlegt** durch ${cases} von ${all} Fällen.`,
  neverShown: (all) => `**Widerlegt.** Keiner von ${all} Fällen zeigt es.`,
  example: (parts, reading, limit, above) =>
    `Der kleinste gefundene Fall: ${join.clauses(parts)}. Messwert ${reading}, ${above ? `er muss über ${limit} liegen` : `zulässig ist ${limit}`}.`,
  openExample: 'Hier öffnen',
  exampleNumbers: 'Seine Zahlen',
  hideNumbers: 'Seine Zahlen ausblenden',
  parts: {
    tokens: (count, width) => `${tokens(count)} der Breite ${width}`,
    scores: (count) => `Scores von ${tokens(count)}`,
    order: (order) => `Reihenfolge ${order}`,
    causal: 'kausale Maske',
    heads: (count) => (count === '1' ? '1 Head' : `${count} Heads`),
    layers: (count) => (count === '1' ? '1 Schicht' : `${count} Schichten`),
    unscaled: 'Scores nicht durch √d geteilt',
    width: (width) => `Breite ${width}`,
    position: (position) => `Position ${position}`,
    offset: (offset) => `Offset ${offset}`,
    length: (length, ofTokens) => (ofTokens ? `gültige Länge ${length}` : tokens(length)),
    pads: (count) => (count === '1' ? '1 Pad davor' : `${count} Pads davor`),
    maxLen: (rows) => (rows === '1' ? 'eine Tabelle mit 1 Zeile' : `eine Tabelle mit ${rows} Zeilen`),
    rate: (rate) => `Dropout-Rate ${rate}`,
    keep: (pattern) => `behalten ${pattern}`,
    schemes: {
      none: 'keine Positionen',
      sinusoidal: 'sinusförmige Kodierung',
      learned: 'eine gelernte Tabelle',
      shaw: 'Shaw, auf 2 begrenzt, Vektoren nach Formel',
      t5: 'T5, Bias-Werte nach Formel',
      alibi: 'ALiBi',
      rotary: 'RoPE',
    },
    matrices: {
      X: 'Tokens $X$, je Zeile eines',
      scores: 'Scores, Zeile = Query',
      Wq: 'Abbildung der Queries',
      Wk: 'Abbildung der Keys',
      Wv: 'Abbildung der Values',
    },
    row: 'Zeile',
  },
};
