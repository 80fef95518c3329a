/** Spot the bug, S09 to S14: turns, stacks, decoding, padding, softmax. */
import type { attentionCards as English } from '../../en/bugs/attention-cards.ts';

export const attentionCards: typeof English = {
  S09: {
    title: 'Die Drehung eines Paars',
    wanted: ({ pair = '', offset = '' }) =>
      `Eine Matrix, die Paar ${pair} der Tabelle, (Sinus, Kosinus) als Spalte, von jeder Position $i$ nach $i$ + ${offset} führt; $w$ ist seine Frequenz, δ = ${offset}.`,
    variants: {
      forward: 'Zeilen $(cos δw, sin δw)$ und $(−sin δw, cos δw)$',
      transposed: 'Zeilen $(cos δw, −sin δw)$ und $(sin δw, cos δw)$',
    },
    tests: {
      determinant: {
        name: 'Die Determinante ist 1',
        why: 'Jede Drehung hat Determinante 1, in beide Richtungen.',
      },
      length: { name: 'Das Paar behält seine Länge', why: 'Jede Drehung erhält Längen, in beide Richtungen.' },
      turnsAddUp: {
        name: ({ offset = '' }) =>
          `Eine Drehung um ${offset} nach einer anderen Drehung ist die Drehung um beide Offsets zusammen`,
        why: 'Drehungen in eine Richtung addieren sich, in die andere ebenso.',
      },
      offset0: { name: 'Offset 0 ändert nichts', why: 'Der Sinus von 0 ist 0, mit beiden Vorzeichen.' },
      tableRow: {
        name: ({ position = '', offset = '' }) =>
          `Von Zeile ${position} aus landet sie auf Zeile ${position} + ${offset} der Tabelle`,
        why: 'Er vergleicht mit der Tabelle, die weiß, wo vorwärts ist. Eine Eigenschaft von Drehungen weiß es nicht.',
      },
    },
    value: ({ position = '' }) => `Auf welcher Zeile der Tabelle landet das Paar von Zeile ${position}?`,
    values: { landed: ({ position = '' }) => `Das Paar von Zeile ${position}, gedreht` },
    fault:
      'Der Sinus mit dem Minus steht in der falschen Ecke. Das ist die Matrix für ein (Kosinus, Sinus)-Paar oder für Zeile mal Matrix; hier läuft sie rückwärts.',
    reported:
      'Lesende fragen öffentlich danach: datascience.stackexchange 45691 betrifft die lineare Abbildung eines Paars, LLMs-from-scratch #838 die Frage, wie herum eine Matrix angeordnet ist.',
  },
  S10: {
    title: 'Ein Stapel von Schichten',
    wanted: ({ layers = '' }) =>
      `Ein Stapel von ${layers} Schichten $h ← h + Sa[h]$ mit einer Tabelle, wie das Paper von 2017 und D2L ihn bauen.`,
    variants: {
      once: '$h = X + \\P$, dann die Schichten',
      every: '$h = X$; vor jeder Schicht $h ← h + \\P$',
    },
    tests: {
      oneLayer: {
        name: 'Eine Schicht ergibt, was eine Schicht auf $X + \\P$ ergibt',
        why: 'Bei einer Schicht sind „einmal“ und „vor jeder“ dasselbe.',
      },
      noPositions: {
        name: 'Mit einer Tabelle aus Nullen ist die Ausgabe die der Schichten allein',
        why: 'Nullen lassen sich beliebig oft addieren.',
      },
      equalWords: {
        name: 'Gleiche Wörter an verschiedenen Positionen kommen verschieden heraus',
        why: 'Positionen gehen in beiden ein, einmal oder öfter.',
      },
      moreLayers: {
        name: ({ layers = '' }) => `${layers} Schichten ergeben, was sie auf $X + \\P$ ergeben`,
        why: 'Ab der zweiten Schicht ist die Tabelle einmal da oder einmal mehr.',
      },
    },
    value: ({ layers = '' }) =>
      `Alle Value-Gewichte 0, sodass eine Schicht nichts hinzufügt. Wie oft steckt $\\P$ nach ${layers} Schichten in der Ausgabe?`,
    values: { row: 'Zeile 0, Spalten 0 bis 3', difference: 'Abstand vom Stapel auf $X + \\P$' },
    fault:
      'Die Tabelle wird vor jeder Schicht erneut addiert. Manche Modelle tun das mit Absicht; dieses sollte sie einmal addieren.',
    reported:
      'facebookresearch/detr #105 und #107 betreffen die Frage, wo Positionen eingehen; in FLAIROx/jafar #13 gehen sie in jeden Block ein.',
  },
  S11: {
    title: 'RoPE in Query und Key',
    wanted: ({ q0 = '', q1 = '', q2 = '', q3 = '', k0 = '', k1 = '', k2 = '', k3 = '' }) =>
      `Ein Score von RoPE, Breite 4, mit Query (${q0}; ${q1}; ${q2}; ${q3}) und Key (${k0}; ${k1}; ${k2}; ${k3}). Welche Spalten bilden ein Paar?`,
    variants: {
      bothNeighbours: 'Query und Key: Spalten 0 und 1, Spalten 2 und 3',
      bothHalves: 'Query und Key: Spalten 0 und 2, Spalten 1 und 3',
      mixed: 'Query: Spalten 0 und 1, Spalten 2 und 3; Key: Spalten 0 und 2, Spalten 1 und 3',
    },
    tests: {
      origin: {
        name: 'Beide an Position 0: Der Score ist das einfache Produkt',
        why: 'An Position 0 wird nichts gedreht, also wird keine Paarung benutzt.',
      },
      length: {
        name: 'Query und Key behalten ihre Längen',
        why: 'Jede Drehung erhält Längen, welche Spalten sie auch paart.',
      },
      bothMove: {
        name: ({ move = '' }) => `Beide um ${move} verschieben: Der Score bleibt`,
        why: 'Query und Key drehen sich nur dann gegeneinander, wenn sie sich in denselben Ebenen drehen. Dann zählt allein der Offset.',
      },
      equalPlaces: {
        name: ({ queryPosition = '' }) => `Beide an Position ${queryPosition}: Der Score ist das einfache Produkt`,
        why: 'Offset 0, aber nicht an Position 0: Gleiche Drehungen heben sich auf, verschiedene nicht.',
      },
    },
    value: ({ queryPosition = '', keyPosition = '', move = '' }) =>
      `Query an Position ${queryPosition}, Key an Position ${keyPosition}; dann rücken beide um ${move}. In welchen Varianten ändert sich der Score?`,
    values: {
      scores: ({ queryPosition = '', keyPosition = '', move = '' }) =>
        `Score bei (${queryPosition}, ${keyPosition}), dann beide um ${move} verschoben`,
    },
    fault:
      'Query und Key werden in verschiedenen Ebenen gedreht. Jede Paarung für sich ist richtig, und die eine ist die andere mit umbenannten Spalten; gemischt hängt der Score von den Positionen selbst ab.',
    reported:
      'huggingface/transformers #25199 und pytorch/torchtitan #801 betreffen die beiden Paarungen. nanochat #264 nennt schon die Hälften einen Fehler; sie sind nur eine andere Reihenfolge der Spalten.',
  },
  S12: {
    title: 'Ein Wort mehr',
    wanted: ({ prompt = '', count = '' }) =>
      `Kausale Attention über Wörter plus Tabelle. ${prompt} Wörter wurden auf einmal gelesen, ihre Keys und Values bleiben aufbewahrt; dann kommt Wort ${count} allein. Welche Zeile der Tabelle erhält es?`,
    variants: {
      ownPlace: 'die Zeile nach der des vorigen Wortes',
      fromZero: 'Zeile 0, die erste Zeile für das Eingegebene',
    },
    tests: {
      firstWord: {
        name: 'Ein Text aus einem Wort kommt heraus wie auf einmal gelesen',
        why: 'Die Position des ersten Wortes ist in beiden Fällen 0.',
      },
      prompt: {
        name: ({ prompt = '' }) => `Die ${prompt} auf einmal gelesenen Wörter kommen heraus wie im ganzen Text`,
        why: 'Sie wurden gelesen, bevor das neueste Wort kam, und kausale Attention blickt nie voraus.',
      },
      weightSum: {
        name: 'Die Gewichte des neuesten Wortes summieren sich zu 1',
        why: 'Ein Softmax summiert sich zu 1, wie auch immer seine Scores sind.',
      },
      allAtOnce: {
        name: 'Das neueste Wort kommt heraus wie im ganzen Text, auf einmal gelesen',
        why: 'Beim Lesen auf einmal zählen sich die Positionen von selbst. Es ist der eine Test, dem die Zählung des Decoders genügen muss.',
      },
    },
    value: ({ count = '' }) => `Welche Zeile erhält Wort ${count}?`,
    values: { row: 'Das neueste Wort, Spalten 0 bis 3' },
    fault:
      'Der Decoder zählt innerhalb dessen, was er erhält. Ein Wort allein ist immer das erste, also erhält es Position 0.',
    reported:
      'ml-explore/mlx-lm PR #93 betrifft eine gelernte Tabelle, die bei jedem Aufruf ab 0 zählte und bei einem einzelnen Wort übergangen wurde; pytorch/executorch PR #2010 betrifft dieselbe Zählung.',
  },
  S13: {
    title: 'Ein aufgefüllter Text',
    wanted: ({ pads = '', count = '' }) =>
      `${pads} ${pads === '1' ? 'Pad' : 'Pads'}, dann ${count} Wörter; kausale Attention über Wörter plus Tabelle, Pads maskiert. Die Wörter sollen herauskommen wie ohne Pads. Ab wo werden Positionen gezählt?`,
    variants: {
      overWords: 'ab dem ersten Wort, das 0 hat; auch Pads haben 0',
      fromEdge: 'ab dem linken Rand, Pads eingeschlossen',
    },
    tests: {
      padsRight: {
        name: 'Pads stattdessen rechts: Die Wörter kommen heraus wie ohne Pads',
        why: 'Ab dem linken Rand gezählt, kommen die Wörter zuerst und haben ihre eigenen Positionen.',
      },
      rotary: {
        name: 'RoPE statt der Tabelle: Die Wörter kommen heraus wie ohne Pads',
        why: 'RoPE sieht Offsets zwischen Wörtern. Pads verschieben alle Positionen gleich, und die Offsets bleiben.',
      },
      alibi: {
        name: 'ALiBi statt der Tabelle: Die Wörter kommen heraus wie ohne Pads',
        why: 'ALiBi sieht Abstände zwischen Wörtern, und Pads lassen sie unberührt.',
      },
      t5: {
        name: 'T5-Bias-Werte statt der Tabelle: Die Wörter kommen heraus wie ohne Pads',
        why: 'Ein Bucket gehört zu einem Offset, und Pads lassen Offsets unberührt.',
      },
      shaw: {
        name: 'Vektoren je Offset statt der Tabelle: Die Wörter kommen heraus wie ohne Pads',
        why: 'Ein Vektor gehört zu einem Offset, und Pads lassen Offsets unberührt.',
      },
      padsLeft: {
        name: 'Pads links, mit der Tabelle: Die Wörter kommen heraus wie ohne Pads',
        why: 'Eine addierte Tabelle richtet sich nach der Position, und Positionen verschieben sich mit den Pads.',
      },
    },
    value: 'Welche Position erhält das letzte Wort?',
    values: { places: 'Positionen von Pads und Wörtern', row: 'Das letzte Wort, Spalten 0 bis 3' },
    fault:
      'Pads werden gezählt, als wären sie Wörter. Derselbe Text erhält andere Zeilen der Tabelle, um so viele, wie Pads vor ihm stehen.',
    reported:
      'huggingface/transformers PR #29583 und #18478 betreffen Positionen bei Padding links. Bei Offsets allein zeigt sich nichts.',
  },
  S14: {
    title: 'Der Softmax',
    wanted: 'Attention-Gewichte aus Scores, deren Zeilen Queries und deren Spalten Keys sind. Was summiert sich zu 1?',
    variants: {
      perQuery: 'jede Zeile: die Gewichte einer Query',
      perKey: 'jede Spalte: die Gewichte eines Keys',
    },
    tests: {
      equivariance: {
        name: 'Die Tokens umordnen: Die Ausgabe ist ebenso umgeordnet',
        why: 'Beide Achsen werden gleich umgeordnet, also folgt auch ein Softmax über die falsche.',
      },
      between: {
        name: 'Jedes Gewicht liegt zwischen 0 und 1; wie weit außerhalb',
        why: 'Das ergibt jeder Softmax, über die eine wie über die andere Achse.',
      },
      total: {
        name: 'So viele Queries wie Keys: Alle Gewichte summieren sich zu dieser Zahl',
        why: 'So viele Summen von 1 ergeben sie, nach Zeilen oder nach Spalten.',
      },
      rowSums: {
        name: ({ s00 = '', s01 = '', s10 = '', s11 = '' }) =>
          `Scores (${s00}; ${s01}) und (${s10}; ${s11}): Jede Zeile der Gewichte summiert sich zu 1`,
        why: 'Er sagt, von welchen Summen er spricht: denen einer Query.',
      },
    },
    value: ({ queries = '', keys = '' }) =>
      `${queries} gleiche Queries betrachten ${keys} Keys. Wozu summieren sich die Gewichte der ersten Query?`,
    values: {
      weights: 'Gewichte zu den Scores, Zeile für Zeile',
      sums: 'Summen der beiden Zeilen',
      row: ({ rowCount = '' }) => `Ein Text mit eigenen Gewichten: Ausgabe von Zeile 0, die ersten ${rowCount} Spalten`,
    },
    fault:
      'Der Softmax läuft über die Queries jedes Keys. Eine Query hat dann mehr oder weniger als 1 zu vergeben. In UDL ist die Query die Spalte: Dort ist es die andere Achse.',
    reported:
      'PyTorch-NLP #2 und fastNLP #254 betreffen diese Achse. annotated_deep_learning_paper_implementations #282 behauptet es, wo die Achse richtig ist.',
  },
};
