/** Permute: every sentence. `words` are quoted already, sizes are printed, formulas come from the experiment. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { permutePredictions } from './permute-predictions.ts';

const most = 4;
/** Up to four words by name, more as a count. */
const tokens = (words: readonly string[]): string => (words.length > most ? `${words.length} Tokens` : join.and(words));

const schemes = {
  none: 'keine Positionen',
  sinusoidal: 'sinusförmig',
  learned: 'gelernte Tabelle',
  shaw: 'Shaw',
  t5: 'T5',
  alibi: 'ALiBi',
  rotary: 'RoPE',
};
const places = { input: 'Eingabe', everyLayer: 'jede Schicht', queryKey: 'nur $\\Q$, $\\K$' };
const tables = { sinusoidal: 'sinusförmigen', learned: 'gelernten' };

const masks = { causal: 'kausale Maske', padding: 'Padding-Maske' };

const takesOrder = ({ allowed, given }: Refusal): string =>
  `Für die Reihenfolge zulässig: ${allowed}. Angegeben: ${given}.`;

export const permute: Locale['permute'] = {
  ...names.permute,
  controls: {
    words: 'Ihr Text',
    order: 'Reihenfolge',
    scheme: 'Positionen',
    placement: 'Eintritt',
    mask: 'Maske',
    validLength: 'Gültige Länge',
    layerCount: 'Schichten',
    shuffle: 'Umordnen',
    block: 'Block',
    summation: 'Summen über Tokens',
    precision: 'Genauigkeit',
    width: 'Breite *d*',
    headCount: 'Heads',
    seed: 'Seed',
    scaleByWidth: 'Mit √*d* skalieren',
    everyOrder: 'Alle Reihenfolgen',
    scale: 'Scores geteilt durch',
    drawAgain: 'Zurück zu gezogenen Zahlen',
    tokens: 'Vorgegebene Tokens',
    Wq: 'Vorgegebene Query-Abbildung',
    Wk: 'Vorgegebene Key-Abbildung',
    Wv: 'Vorgegebene Value-Abbildung',
    head: 'Gezeigter Head',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => `Für Ihren Text zulässig: ${allowed}. Angegeben: ${given}.`,
    'scheme.out-of-range': ({ given }) =>
      `RoPE dreht Paare und braucht deshalb eine gerade Head-Breite. Angegeben: ${given}.`,
    'order.not-an-integer': takesOrder,
    'order.wrong-type': ({ given }) =>
      `Die Reihenfolge nennt die alten Plätze, zum Beispiel 0 2 1. Angegeben: ${given}.`,
    'everyOrder.out-of-range': ({ given }) =>
      `Alle Reihenfolgen lassen sich bei höchstens 6 Tokens erproben. Angegeben: ${given}.`,
  },
  options: {
    scheme: {
      none: 'keine',
      sinusoidal: 'sinusförmig',
      learned: 'gelernt',
      shaw: 'Shaw',
      t5: 'T5',
      alibi: 'ALiBi',
      rotary: 'RoPE',
    },
    placement: { input: 'Eingabe', everyLayer: 'jede Schicht', queryKey: 'nur Q, K' },
    mask: { none: 'keine', causal: 'kausal', padding: 'Padding' },
    shuffle: { tokens: 'Tokens', sums: 'Tokens mit ihren Positionen' },
    block: { attention: 'nur Attention', preNorm: 'ganzer Block' },
    summation: { fast: 'der Reihe nach', exact: 'gleich in jeder Reihenfolge' },
    precision: { float64: 'float64', float32: 'float32' },
    scale: { headWidth: '√ der Head-Breite', none: 'nichts' },
  },
  presets: {
    none: 'Keine Positionen',
    sinusoid: 'Sinusförmig',
    sums: 'Summen',
    alike: 'Gleiche Wörter',
    causal: 'Kausale Maske',
    causalTwice: 'Zweimal kausal',
    block: 'Ganzer Block',
    float32: 'float32',
  },

  /** Conditions in a phrase. */
  conditions: {
    schemes,
    at: (scheme, place) => `${scheme}, ${places[place]}`,
    masks: { none: 'keine Maske', causal: 'kausale Maske', padding: 'Padding-Maske' },
    layers: (count) => (count === '1' ? '1 Schicht' : `${count} Schichten`),
    heads: (count) => `${count} Heads`,
    width: (width) => `Breite ${width}`,
    preNorm: 'ganzer Block',
    sums: 'Positionen wandern mit',
    exactSums: 'Summen gleich in jeder Reihenfolge',
    float32: 'float32',
    scaled: 'mit √*d* skaliert',
    unscaled: 'Scores nicht durch √d geteilt',
    given: (claim) => (claim === null ? 'vorgegebene Zahlen' : `Zahlen zu ${claim}`),
  },
  note: (claim) =>
    claim === null
      ? 'Tokens oder Abbildungen sind vorgegebene, keine gezogenen Zahlen.'
      : `Vorgegebene Zahlen: Gegenbeispiel zu Aussage ${claim}.`,

  /** Above the figure in Predict. */
  moves: (moved) =>
    `${moved.length === 0 ? 'Diese Reihenfolge bewegt nichts' : `${moved.length === 1 ? `Tokens ${moved[0]}` : tokens(moved)} tauschen die Plätze`}.`,
  routes: (byColumns) =>
    `Ein Weg ordnet die Tokens um und wendet dann Attention an. Der andere wendet Attention an und ordnet dann die ${byColumns ? 'Spalten' : 'Zeilen'} der Ausgabe um.`,
  twoRoutes: 'Zwei Wege in dieselbe Ecke.',
  blockHas: (conditions) => `Der Block: ${conditions}.`,

  figure: {
    label: 'Zwei Wege von X zur umgeordneten Ausgabe',
    cells: {
      tokens: 'X',
      permutedTokens: 'X umgeordnet',
      output: 'Ausgabe zu X',
      permutedOutput: 'Ausgabe zu X, umgeordnet',
      outputOfPermuted: 'Ausgabe zu X umgeordnet',
      difference: 'Differenz der beiden Wege',
      before: 'Attention vorher',
      after: 'Attention nachher',
    },
    attend: 'Attention',
    addAttend: (table) => `+ ${table}, Attention`,
    feature: 'Merkmal',
    difference: 'Differenz',
    tokenOrder: 'Reihenfolge der Tokens',
    chip: (word, place, was) => (place === was ? `${word}, Platz ${place}` : `${word}, Platz ${place}, vorher ${was}`),
    drag: 'Einen Chip ziehen. Oder einen fokussieren und ← → drücken.',
    random: 'Zufällig',
    reverse: 'Umkehren',
    left: 'Links',
    right: 'Rechts',
    moveLeft: (word) => `${word} nach links`,
    moveRight: (word) => `${word} nach rechts`,
    typeOrder: 'Oder eingeben',
    before: 'Attention vorher',
    after: 'Attention nachher',
    queries: 'Queries',
    keys: 'Keys',
    attentionLabel: 'Attention-Gewichte vor und nach dem Umordnen',
    bothOutputs: 'Ausgaben der beiden Wege',
    rounding: (tolerance) => `Ein Punkt ist Rundung, unter ${tolerance}. Eine 0 ist exakt.`,
    differenceName: 'Differenz.',
    pointAt: 'Auf eine Zelle zeigen oder eine Heatmap fokussieren und die Pfeiltasten benutzen.',
  },
  readout: {
    value: (name, word, feature, value) => `${name}: ${word}, Merkmal ${feature}: **${value}**`,
    weight: (name, query, key, value) => `${name}: Query ${query}, Key ${key}: **${value}**`,
    masked: (name, query, key) => `${name}: Query ${query} darf Key ${key} nicht sehen.`,
  },

  verdict: {
    identical: '**Identisch,** Bit für Bit.',
    holds: (size) => `**Gilt bis auf ${size}.**`,
    holdsInDouble: (size) => `In float64 gilt es im selben Lauf bis auf ${size}.`,
    zeros: (zeros, entries) => `Genau 0 sind ${zeros} von ${entries} Einträgen.`,
    broken: (size, word, feature) => `**Verletzt um ${size}** bei ${word}, Merkmal ${feature}.`,
    differ: (differing, entries) => `Verschieden sind ${differing} von ${entries} Einträgen.`,
    said: (size) => `Ihre Antwort war ${size}.`,
    rounding: 'Das ist Rundung: Die Summen liefen in anderer Reihenfolge.',
    notZero: 'Warum nicht genau 0?',
    whyNotZero: (zeros, entries, digits) =>
      `Beide Wege addieren dieselben Zahlen, aber jeder Softmax und jede Mischung der Values addiert sie in der Reihenfolge der Tokens. Jede Summe wird auf ${digits} signifikante Stellen gerundet, deshalb kann das Ergebnis in anderer Reihenfolge um eine Einheit der letzten Stelle abweichen. Hier stimmen ${zeros} von ${entries} Einträgen bis zum letzten Bit überein. Unter „Weitere Bedingungen“ lassen sich Summen wählen, die in jeder Reihenfolge gleich sind: Jede Zahl wird erst in einen groben und einen feinen Teil zerlegt, und Teile einer Art addieren sich ohne Rundung. Dann unterscheidet sich kein einziger Eintrag.`,
    digits: { float64: 'etwa 16', float32: 'etwa 7' },
  },

  /** What the run showed, put together by describe.ts. */
  say: {
    nothingMoves: 'Diese Reihenfolge bewegt nichts, beide Wege sind also dieselbe Rechnung.',
    oneToken: 'Ein einzelnes Token hat keine andere Reihenfolge. Bitte mehr Wörter eingeben.',
    twoTokens:
      'Zwei Tokens haben nur eine andere Reihenfolge, den Tausch. Er ist sein eigenes Inverses und kann deshalb nicht zeigen, ob eine Permutation verkehrt herum angewandt wird.',
    oddWidth: (width, table) =>
      `Die Breite ${width} ist ungerade, die letzte Spalte von ${table} ist also ein Sinus ohne seinen Kosinus.`,
    widthOne: 'Bei Breite 1 ist jedes Token eine einzige Zahl.',
    agree: (identical) =>
      identical
        ? 'Ohne Positionen stimmen die beiden Wege überein, Bit für Bit.'
        : 'Ohne Positionen stimmen die beiden Wege bis auf Rundung überein.',
    equalWords: (word, many, line) => {
      const lines = line === 'columns' ? 'Spalten' : 'Zeilen';
      return `Die ${many ? `${lines} gleicher Wörter` : `beiden ${lines} zu ${word}`} sind ebenfalls gleich: Der Block kann sie nicht unterscheiden.`;
    },
    tableBreaks: (kind, order, table, words) =>
      `Mit ${tables[kind]} Positionen stimmen die beiden Wege nicht überein. ${order} bewegt die Tokens, aber ${table} bleibt liegen. So ${words.length === 1 ? 'trifft' : 'treffen'} ${tokens(words)} auf andere Positionen.`,
    tableHolds:
      'Positionen sind an, und doch stimmen die beiden Wege überein. Sie erreichen nur Queries und Keys, und gleiche Wörter haben gleiche Values, also ist jede Mischung dieselbe.',
    positionsHold: (sameWeights) =>
      `Positionen sind an, und doch stimmen die beiden Wege überein: ${sameWeights ? 'Kein Gewicht ändert sich um mehr als Rundung' : 'Gewichte ändern sich, aber jede Mischung bleibt gleich'}.`,
    offsetsBreak: (scheme) =>
      `Unter ${scheme} zählt nur der Offset zweier Tokens. Das Umordnen ändert, welche Tokens in welchem Offset stehen, also stimmen die beiden Wege nicht überein.`,
    offsetsHold: (scheme) =>
      `${scheme} sieht nur Abstände, und ein Umkehren erhält den Abstand von je zwei Tokens. Also stimmen die beiden Wege überein.`,
    causalBreaks:
      'Die kausale Maske gehört zu den Plätzen, nicht zu den Tokens: Wer als Erstes steht, sieht einen Key. Deshalb stimmen die beiden Wege auch ohne jede Position nicht überein.',
    maskHolds: (mask, sameWeights) =>
      `Die ${masks[mask]} ist an, und doch stimmen die beiden Wege überein: ${sameWeights ? 'Kein Gewicht ändert sich um mehr als Rundung' : 'Gewichte ändern sich, aber jede Mischung bleibt gleich'}.`,
    lastHolds: (word, size, asSet) =>
      `Das letzte Token, ${word}, ${asSet ? 'gewichtet die Tokens vor ihm als Menge' : 'sieht dieselben Tokens in anderer Reihenfolge'}. Seine Ausgabe bleibt gleich, ${size === '0' ? 'Bit für Bit' : `bis auf ${size}`}.`,
    lastBreaks: (word, size) =>
      `Das letzte Token, ${word}, sieht dieselben Tokens in anderer Reihenfolge, und seine Ausgabe ändert sich um ${size}: Die Schicht davor hat ihm die Reihenfolge mitgeteilt.`,
    paddingBreaks: (length) =>
      `Keys ab Platz ${length} sind verdeckt, wer immer dort steht. Ein Token, das diese Grenze überschreitet, ändert, was die anderen lesen.`,
    paddingHolds: (length) =>
      `Keys ab Platz ${length} sind verdeckt. Diese Reihenfolge lässt jedes Token auf seiner Seite der Grenze, also stimmen die beiden Wege überein.`,
    paddingNone: 'Die gültige Länge ist 0, in keiner Reihenfolge hat eine Query also einen sichtbaren Key.',
    paddingAll: 'Die gültige Länge umfasst alle Tokens, die Maske verdeckt also nichts.',
    sumsHold:
      'Jedes Token hat seine Position mitgenommen. Für den Block sind das nur andere Tokens, also stimmen die beiden Wege unter jedem Schema überein. Ein Test, der nicht scheitern kann, zeigt nichts.',
    sumsMask:
      'Jedes Token hat seine Position mitgenommen, aber die Maske bleibt bei den Plätzen. Also stimmen die beiden Wege nicht überein.',
  },

  laws: {
    title: 'Mehr zu diesem Lauf',
    head: { law: 'Aussage', difference: 'Differenz', verdict: 'Befund' },
    equivariant: (formula) => `Äquivariant: ${formula}`,
    invariant: (formula) => `Invariant: ${formula}`,
    mean: 'Das Mittel der Ausgaben bleibt',
    weights: 'Die Gewichte wandern mit ihren Queries und Keys',
    equalWords: (word) => `Ausgaben gleicher Wörter sind gleich${word === '' ? '' : `: ${word}`}`,
    last: (word) => `Das letzte Token, ${word}, behält seine Ausgabe`,
    everyOrder: (holding, orders) =>
      `${orders === '1' ? 'Die einzige Reihenfolge' : `Alle ${orders} Reihenfolgen`}: Für ${holding} gilt das Gesetz`,
    notInvariant:
      'Äquivariant ist nicht invariant: Die Ausgaben wandern mit ihren Tokens. Nur eine Zusammenfassung wie ihr Mittel bleibt.',
  },

  tables: {
    of: (name) => name,
    place: 'Platz',
    token: 'Token',
    feature: (feature) => `${feature}`,
    table: (name) => `Tabelle ${name}`,
    weights: (name, head) => `${name}, Head ${head}: Zeile = Query, Spalte = Key`,
  },

  predictions: permutePredictions,
  claims: {
    CL01: {
      sentence:
        'Ohne Positionen folgen die Ausgaben in jeder Reihenfolge ihren Tokens, und ihre Zahlen bleiben bis auf Rundung.',
      seen: 'die beiden Wege',
    },
    CL02: {
      sentence:
        'Ohne Positionen behält jede Query ihr Gewicht auf jedem Key, wohin ein Umordnen die beiden auch stellt.',
      seen: 'die Gewichte gegen die mitgeführten Gewichte von vorher',
    },
    CL03: {
      sentence:
        'Self-Attention ist blind für die Reihenfolge, ein Umordnen der Tokens lässt die Tabelle der Ausgaben also unverändert.',
      seen: 'die Ausgaben vorher und nachher, Platz für Platz',
    },
    CL04: {
      sentence:
        'Ohne Positionen ist das Mittel aller Ausgaben in jeder Reihenfolge dasselbe. Das gilt auch für das, was eine feste Query aus den Tokens liest.',
      seen: 'die Mittel der Ausgaben vorher und nachher',
    },
    CL05: {
      sentence: 'Eine kausale Maske kennt keine Positionen, auch unter ihr folgen die Ausgaben also ihren Tokens.',
      seen: 'die beiden Wege',
    },
    CL06: {
      sentence:
        'Unter einer gültigen Länge folgen die Ausgaben, immer dann, wenn nur gültige Tokens die Plätze tauschen.',
      seen: 'die beiden Wege',
    },
    CL07: {
      sentence: 'Unter einer gültigen Länge folgen die Ausgaben jedem Umordnen, ob sich Padding bewegt oder nicht.',
      seen: 'die beiden Wege',
    },
    CL08: {
      sentence:
        'Addiert jeder Platz seine eigene sinusförmige Kodierung, so ändert ein Umordnen der Wörter die Zahlen der Ausgaben.',
      seen: 'die beiden Wege',
    },
    CL09: {
      sentence: 'Die fertigen Summen aus Wörtern und Positionen umzuordnen ist ein Test, der Reihenfolge zeigen kann.',
      seen: 'die beiden Wege',
    },
    CL10: {
      sentence:
        'Ein Block, der den Umordnungstest besteht, hat die richtige Formel: Mit einem Softmax über die Queries oder mit vertauschten $\\Q$ und $\\K$ würde er scheitern.',
    },
    CL11: {
      sentence:
        'Durch einen Softmax über Spalten geht eine Permutation hindurch, wie sie kam: $Softmax[P^{T}\\A P] = P^{T}Softmax[\\A] P$.',
    },
    CL12: {
      sentence:
        'Beim Austritt aus dem Softmax darf die Permutation die Seiten wechseln: $Softmax[P^{T}\\A P] = P\\ Softmax[\\A] P^{T}$.',
    },
    CL13: {
      sentence:
        'Zwei Tokens zu tauschen genügt als Test: Es würde sich zeigen, wenn die Reihenfolge verkehrt herum rückgängig gemacht wird.',
    },
    CL14: {
      sentence:
        'Ohne Positionen folgen auch die Ausgaben von einer bis vier ganzen Schichten: Heads, Ausgabe-Abbildung, Residualverbindungen, Layer-Norm davor oder danach, Feed-Forward-Netz.',
      seen: 'die beiden Wege durch diesen Block',
    },
    CL15: {
      sentence:
        'RoPE, ALiBi, T5 und Shaw führen keine absoluten Positionen, also folgen die Ausgaben mit ihnen ihren Tokens.',
      seen: 'die beiden Wege',
    },
    CL16: {
      sentence: 'Jedes der Schemata RoPE, ALiBi, T5 und Shaw bemerkt, wenn ein Text rückwärts gelesen wird.',
      seen: 'die beiden Wege',
    },
  },
  did: 'Das tat der Block',
  compared: 'Differenz: die Ausgaben der beiden Wege, Eintrag für Eintrag.',
  why: 'Warum ist das geschehen? Was würde es ändern?',
  reasons: {
    maps: 'Alle Tokens haben dieselben Abbildungen für $\\Q$, $\\K$ und $\\V$.',
    pairs: 'Ohne Positionen hängt ein Score von zwei Tokens ab, nicht davon, wo sie stehen.',
    softmax: 'Der Softmax und die Mischung der Values addieren dieselben Zahlen in anderer Reihenfolge.',
    input: 'Ein solcher Block kann Reihenfolge also nicht sehen. Sie muss von außen kommen.',
  },
  selfTest: {
    question:
      'Formulieren Sie die Permutationsäquivarianz der Self-Attention und erklären Sie, warum sie Positionsinformation in der Eingabe erzwingt.',
    formula: 'Sa[XP] = Sa[X]P',
    ideas: {
      law: 'Für jede Permutation $P$: $Sa[XP] = Sa[X]P$, mit Tokens als Zeilen $Sa(X[π]) = Sa(X)[π]$. Werden die Tokens umgeordnet, ordnen sich die Ausgaben ebenso um.',
      conditions:
        'Dafür darf im Block nichts zu einem Platz gehören: keine Positionen, keine Maske über Plätze, kein Dropout.',
      reason:
        'Queries, Keys und Values entstehen Token für Token mit denselben Gewichten. Der Softmax und die Mischung der Values sind Summen über alle Keys, und eine Summe hängt nicht von ihrer Reihenfolge ab.',
      blind:
        'Für den Block ist also keine Reihenfolge der Tokens ausgezeichnet. Eine Zusammenfassung, die Plätze nicht beachtet, etwa das Mittel seiner Ausgaben, ist für alle Reihenfolgen dieselbe.',
      outside:
        'Bedeutung hängt von der Reihenfolge ab. Also wird sie hineingebracht: zur Eingabe addiert oder über Offsets in die Scores gegeben.',
    },
  },
};
