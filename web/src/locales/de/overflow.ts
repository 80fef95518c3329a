import type { Locale } from '../en/index.ts';
import { names } from './names.ts';
import { overflowPredictions } from './overflow-predictions.ts';

/** Numbers arrive formatted, so the singular is the printed "1". */
const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
const tokens = (count: string): string => many(count, 'Token', 'Tokens');
const rows = (count: string): string => many(count, 'Zeile', 'Zeilen');
const meet = (length: string): string => (length === '1' ? '1 Token trifft' : `${length} Tokens treffen`);
const span = (from: string, to: string): string => (from === to ? `Zeile ${from}` : `Zeilen ${from}–${to}`);

const single = (span: string): boolean => span.startsWith('Zeile ');
const stay = (span: string): string => (single(span) ? 'bleibt' : 'bleiben');

/** The steps by the engine's names. */
const failingStep: Readonly<Record<string, string>> = {
  build: 'der Aufbau',
  slice: 'der Slice',
  add: 'die Addition',
  dropout: 'Dropout',
};

export const overflow: Locale['overflow'] = {
  ...names.overflow,
  intro: (length, maxLen, width, vit) =>
    `${meet(length)} auf eine Tabelle mit ${rows(maxLen)}, jede ${width} ${width === '1' ? 'Zahl' : 'Zahlen'} breit. ${vit ? 'ViT addiert seine ganze Tabelle' : 'Die Klasse nimmt einen Slice der Tabelle, addiert ihn'} und wendet dann Dropout an.`,
  controls: {
    length: 'Länge der Eingabe',
    framework: 'Framework',
    maxLen: '`max_len`',
    width: 'Breite $d$',
    table: 'Gespeicherte Tabelle',
    base: 'Basis',
    seed: 'Seed',
    cure: 'Abhilfe',
  },
  options: {
    framework: { pytorch: 'PyTorch', tensorflow: 'TF', jax: 'JAX', numpy: 'NumPy' },
    table: { sinusoidal: 'sinusförmig (D2L)', learned: 'gelernt, mit Slice (BERT)', vit: 'gelernt, ganz (ViT)' },
  },
  presets: {
    d2l: 'D2Ls Vorgabe',
    onePast: 'Ein Token zu viel',
    full: 'Genau voll',
    small: '60 Zeilen',
    oneRow: 'Eine gespeicherte Zeile',
    odd: 'Ungerade Breite',
    bert: 'Gelernte Zeilen',
    vit: 'Tabelle von ViT',
  },

  picture: {
    name: {
      missing: (length, maxLen, from, to) =>
        `Die Eingabe verlangt ${rows(length)}. Die Tabelle hat ${maxLen}. Es ${from === to ? 'fehlt' : 'fehlen'}: ${span(from, to)}.`,
      enough: (length, maxLen) => `Die Eingabe verlangt ${rows(length)}. Die Tabelle hat ${maxLen}.`,
    },
    input: 'Ihre Eingabe',
    tokens,
    table: 'Tabelle $\\P$',
    rows,
    missing: (count) => (count === '1' ? '1 Zeile fehlt' : `${count} Zeilen fehlen`),
    past: (count) => `${count} hinter dem Ende`,
    spare: (count) => `${rows(count)} ohne Token`,
    limit: (maxLen) => `max_len ${maxLen}`,
    strips: (columns, last, several) =>
      `Streifen: ${several ? 'Spalten' : 'Spalte'} ${columns} der echten Tabelle, ${last === '0' ? 'Zeile 0' : `Zeilen 0 bis ${last}`}.`,
    memory: (stored, stored32, stored64) =>
      `Speicher: ${rows(stored)}, ${stored32} Bytes in float32 (float64: ${stored64})`,
    memoryNeeded: (needed, needed32, needed64) => `${rows(needed)}, ${needed32} (${needed64})`,
  },
  notices: {
    one: 'Breite 1: Die Tabelle ist ein einziger Sinus ohne seinen Kosinus. PyTorch baut sie ohne Meldung.',
    odd: 'Ungerade Breite: Unsere Tabelle endet mit einem einzelnen Sinus, das Bild geht also weiter. D2Ls Klasse kommt nicht so weit.',
  },

  steps: {
    title: 'Zwei Schritte',
    names: { build: 'Aufbau', slice: 'Slice', add: 'Addition', dropout: 'Dropout' },
    sliceShort: (asked, given) => `Verlangt ${rows(asked)}, erhält ${given}. Kein Fehler.`,
    sliceFull: (asked) => `Verlangt ${rows(asked)} und erhält sie.`,
    noSlice: (given) =>
      given === '1' ? 'ViT hat keinen: Die 1 Zeile geht weiter.' : `ViT hat keinen: Alle ${given} Zeilen gehen weiter.`,
    notReached: 'Nicht erreicht.',
    buildFails: (values, columns) =>
      `${many(values, 'Kosinuswert', 'Kosinuswerte')} für ${many(columns, 'Spalte', 'Spalten')}.`,
    addFits: 'Zeilenzahlen stimmen überein.',
    addFails: 'Zeilenzahlen verschieden, keine ist 1.',
    tableSpread: (length) => `Zeile 0 wird auf ${tokens(length)} ausgedehnt.`,
    inputSpread: (out) => `Das Token wird auf ${rows(out)} ausgedehnt.`,
    hidden: 'Läuft das durch?',
  },
  panel: {
    addFails: 'Die Addition scheitert. Der Slice ist nicht gescheitert.',
    addFailsWhole: 'Die Addition scheitert. Einen Slice gab es nicht.',
    buildFails: 'Die Tabelle lässt sich nicht aufbauen. Die Addition wird nie erreicht.',
    tableSpread: 'Nichts scheitert. Jedes Token erhält Zeile 0.',
    inputSpread: (out) => `Nichts scheitert. Aus einem Token ${out === '1' ? 'wird 1 Zeile' : `werden ${out} Zeilen`}.`,
    fits: 'Die Addition passt.',
    silent: 'Eine Zeilenzahl von 1 wird passend ausgedehnt. Keine Meldung weist darauf hin.',
    fitsBody: (last, first) =>
      `Die letzte Position mit einer Zeile ist ${last}.${first === null ? '' : ` Die erste abgewiesene Länge ist ${first}.`}`,
    fitsOnly: (length) =>
      `Nur ${tokens(length)} ${length === '1' ? 'passt' : 'passen'}, und ein einzelnes Token, das ohne Meldung ausgedehnt wird.`,
    meanings: {
      input: 'Ihre Eingabe',
      table: (given) => `was ${given} tatsächlich ergab`,
      whole: 'die ganze Tabelle',
      sequence: 'die Sequenz',
      values: 'berechnete Kosinuswerte',
      columns: 'freie Spalten dafür',
      width: 'die Breite',
    },
    run: {
      pytorch: 'Ausgeführt in PyTorch 1.13.',
      numpy: 'Ausgeführt in NumPy 1.24.',
      tensorflow: 'Ausgeführt: D2Ls TF-Reiter baut seine Tabelle mit NumPy 1.24.',
      jax: 'Ausgeführt in JAX.',
    },
    notRun: 'Hier nicht ausgeführt: der dokumentierte Wortlaut.',
    other: (text) => `Auf einer GPU lautet es \`${text}\`.`,
  },

  cures: {
    title: {
      needed: 'Fünf Abhilfen. Alle laufen durch.',
      needless: 'Fünf Abhilfen. Keine ist nötig.',
      useless: 'Fünf Abhilfen für eine kurze Tabelle. Keine behebt eine ungerade Breite.',
    },
    used: (column) => `Spalte ${column}, wie benutzt`,
    should: 'wie sie sein sollte',
    usedRow: 'Zeile, die jedes Token liest',
    shouldRow: 'seine eigene Zeile',
    curve: (cure) => `Abhilfe: ${cure}`,
    names: {
      rebuild: 'Neu aufbauen',
      truncate: 'Kürzen',
      clamp: 'Begrenzen',
      wrap: 'Zyklisch',
      interpolate: 'Interpolieren',
    },
    nothing: (length) =>
      `**Ändert nichts.** ${length === '1' ? 'Das Token hat seine' : `Jedes der ${length} Tokens hat seine`} eigene Zeile.`,
    rebuild: (old, fresh) =>
      `**Verliert nichts.** ${old} ${stay(old)} bitidentisch. ${fresh} ${single(fresh) ? 'ist' : 'sind'} neu für das Modell.`,
    rebuildLearned: (old, fresh) =>
      `**Verliert Training.** ${old} ${stay(old)} bitidentisch. ${rows(fresh)} ${fresh === '1' ? 'wird' : 'werden'} neu gezogen: Niemand hat sie trainiert.`,
    /** ViT with a short text: every cure amounts to the slice it lacks. */
    takes: (length, all) => `**Verliert nichts.** Nimmt ${length} von ${rows(all)}, jede an ihrer eigenen Position.`,
    span,
    truncate: (lost, share) =>
      `**Verliert ${tokens(lost)},** ${share} des Textes. Keine Fehlermeldung weist darauf hin.`,
    clamp: (shared, row) =>
      `**Verliert die Reihenfolge.** ${tokens(shared)} ${shared === '1' ? 'liest' : 'teilen sich'} Zeile ${row}.`,
    wrap: (first, second, pairs) =>
      `**Verliert die Eindeutigkeit.** Die Tokens ${first} und ${second} erhalten dieselbe Zeile. ${many(pairs, 'Paar kollidiert', 'Paare kollidieren')}.`,
    interpolate: '**Verliert die alten Zeilen.**',
    onlyRow0: 'Alle außer Zeile 0 verschieben sich.',
    moved: (moved, all) => `Es verschieben sich ${moved} von ${rows(all)}.`,
    neighbours: (before, after) => `Der kleinste Abstand zweier Nachbarn war ${before} und ist jetzt ${after}.`,
    neighboursOnly: (after) => `Der kleinste Abstand zweier Nachbarn ist ${after}.`,
    limits:
      '**Was keine Abhilfe leistet.** Ein Modell hat keine Positionen jenseits seines Trainings gesehen. Press et al. (ALiBi, 2022) trainierten ein Modell mit sinusförmiger Kodierung auf 512 Tokens: Etwa 20 weitere halfen noch, 50 weitere schadeten nicht, danach wurde es schlechter.',
    learnedLimits:
      '**Hier gibt es keine Formel.** Für eine gelernte Tabelle lässt sich keine Zeile berechnen. Neue Zeilen brauchen Training.',
  },

  sentence: {
    addFails: (length, given) => `${meet(length)} auf ${rows(given)}, also scheitert die Addition.`,
    buildFails: (width) => `Die Breite ${width} ist ungerade, also scheitert D2Ls Klasse, bevor ein Token kommt.`,
    tableSpread: (length) => `Eine Zeile wird zu allen ${tokens(length)} addiert, und nichts scheitert.`,
    inputSpread: (out) => `Ein Token trifft auf eine ganze Tabelle und wird zu ${rows(out)}, und nichts scheitert.`,
    fits: (length, given) => `${meet(length)} auf ${rows(given)}, also passt die Addition.`,
    rebuild: 'Ein Neuaufbau behält jedes Token und jede alte Zeile und gibt jedem neuen Token eine eigene Zeile.',
    rebuildLearned: (fresh) =>
      `Eine längere Tabelle behält jedes Token und jede alte Zeile; ${rows(fresh)} ${fresh === '1' ? 'ist' : 'sind'} untrainiert.`,
    truncate: (lost) =>
      lost === '1'
        ? 'Kürzen verwirft das letzte Token, und keine Fehlermeldung weist darauf hin.'
        : `Kürzen verwirft die letzten ${lost} Tokens, und keine Fehlermeldung weist darauf hin.`,
    clamp: (shared, row) => `Begrenzen setzt ${tokens(shared)} auf Zeile ${row}, also ist ihre Reihenfolge verloren.`,
    wrap: (pairs) => `Zyklisches Lesen gibt ${pairs === '1' ? '1 Paar' : `${pairs} Paaren`} von Tokens dieselbe Zeile.`,
    interpolate: (kept, all) =>
      `Interpolieren bringt jedes Token unter und lässt ${kept} von ${rows(all)} an ihrem Ort.`,
    takes: (length) =>
      length === '1' ? 'Ihre erste Zeile würde genügen.' : `Ihre ersten ${length} Zeilen würden genügen.`,
    nothing: 'Keine Abhilfe ist nötig.',
  },
  conditions: {
    base: (length, maxLen, cure) => `${tokens(length)}, ${rows(maxLen)}, ${cure}`,
    cures: {
      rebuild: 'neu aufbauen',
      truncate: 'kürzen',
      clamp: 'begrenzen',
      wrap: 'zyklisch',
      interpolate: 'interpolieren',
    },
    width: (width) => `Breite ${width}`,
    learned: 'gelernte Tabelle',
    vit: 'Tabelle von ViT',
    baseNumber: (base) => `Basis ${base}`,
    seed: (seed) => `Seed ${seed}`,
  },
  tables: {
    cures: 'Was jede Abhilfe zurückgibt',
    head: [
      'Abhilfe',
      'Ausgegebene Zeilen',
      'Alte Zeilen behalten',
      'Tokens verloren',
      'Neue Zeilen',
      'Verschiedene Zeilen',
      'Tokens auf der letzten Zeile',
      'Kollidierende Paare',
      'Kleinster Nachbarabstand',
    ],
    rows: 'Spalte, wie benutzt, nach Token',
    token: 'Token',
    should: 'Wie sie sein sollte',
    none: 'keine',
  },

  predictions: overflowPredictions,
  claims: {
    CL39: {
      sentence:
        'Eine Tabelle mit mehreren Zeilen nimmt jeden Text an, der nicht länger ist als sie, und weist jeden längeren ab.',
      seen: ({ outcome, last, rows: count = '' }) =>
        outcome === 'fits'
          ? `Das letzte Token steht an Position ${last}, die Tabelle hat ${rows(count)}, und die Addition läuft.`
          : `Das letzte Token steht an Position ${last}, die Tabelle hat ${rows(count)}, und die Addition scheitert.`,
    },
    CL40: {
      sentence:
        'Treffen 1500 Tokens auf eine Tabelle mit 1000 Zeilen, so ist der Slice von 1500 Zeilen der Schritt, der scheitert.',
      seen: ({ failing = '', rows: count = '' }) =>
        `Der Slice ergibt ${rows(count)}, und es scheitert ${failingStep[failing] ?? failing}.`,
    },
    CL41: {
      sentence:
        'Auf die Tabelle gekürzt, ergeben zwei Texte, die sich nur im Abgeschnittenen unterscheiden, dasselbe, Bit für Bit.',
    },
    CL42: {
      sentence:
        'Begrenzte oder zyklisch gelesene Positionen leisten dasselbe wie eine längere Tabelle: Jedes Token hat eine eigene Zeile.',
      seen: ({ clamp, wrap, length }) =>
        `${length} Tokens erhalten begrenzt ${clamp} verschiedene Zeilen und zyklisch gelesen ${wrap}.`,
    },
    CL43: {
      sentence:
        'Eine für einen längeren Text neu aufgebaute Tabelle hat an ihren neuen Positionen, was die sinusförmige Formel dort ergibt.',
      seen: 'die neu aufgebauten Zeilen gegen eine Tabelle dieser Länge',
    },
  },
  did: 'Das tat die Klasse',
  compared:
    'Differenz: die Zeile, die jedes Token unter dieser Abhilfe erhält, gegen seine eigene Zeile in einer ausreichend langen Tabelle. Die Addition ohne Abhilfe ist darin nicht enthalten.',
  verdictHead: 'Mit der Abhilfe',
  why: 'Warum bricht es dort ab oder gar nicht? Was würden Sie ändern?',
  reasons: {
    slice: 'Ein Slice über das Ende hinaus wird am Ende abgeschnitten. Er gibt, was da ist, ohne Fehler.',
    add: 'Die Addition braucht gleiche Zeilenzahlen oder eine Zeilenzahl von 1.',
    stored: 'Eine Formel hat kein Ende. Eine gespeicherte Tabelle hat eines.',
    trained: 'Eine längere Tabelle behebt den Fehler. Das Modell hat diese Positionen trotzdem nicht gesehen.',
  },
  selfTest: {
    question: 'Eine Eingabe mit 1500 Tokens trifft auf D2Ls PositionalEncoding in der Vorgabe. Was geschieht?',
    ideas: {
      stored: 'Die Tabelle hat 1000 Zeilen: `max_len` ist 1000.',
      slice: 'Die ersten 1500 Zeilen zu verlangen ergibt 1000, ohne Meldung.',
      add: 'Die Addition von 1500 und 1000 Zeilen scheitert mit einem Größenfehler auf der Sequenzachse.',
      rebuild:
        'Abhilfe: die Tabelle mit einem `max_len` von 1500 oder mehr aufbauen. Den Text nicht ohne Meldung kürzen.',
      limits: 'Die Abhilfe sichert keine Qualität an Positionen, die das Modell im Training nie gesehen hat.',
    },
  },
};
