/** The deck’s cards to explain and to transfer. */
import type { harderCards as English } from '../en/deck-harder-cards.ts';

/** Decimals have a comma, so lists of them have semicolons. */
const apart = (list = ''): string => list.replaceAll(', ', '; ');

export const harderCards: typeof English = {
  ST09: {
    title: 'Warum Sinus und Kosinus',
    question: 'Warum hat jede Frequenz einen Sinus und einen Kosinus?',
    ideas: {
      ambiguous:
        'In einer Umdrehung nimmt ein Sinus fast jeden Wert zweimal an, er sagt also nicht, wo auf der Umdrehung eine Position liegt.',
      forward: 'Um weiterzurücken, braucht der Sinus den Kosinus: $sin(a + b) = cos b sin a + sin b cos a$.',
      circle:
        'Beide zusammen sind ein Punkt auf einem Kreis. Eine Verschiebung dreht den Kreis, und eine Drehung ist eine lineare Abbildung.',
      alone:
        'Für den Sinus allein gibt es keine solche Abbildung: Eine lineare Abbildung lässt 0 bei 0, und der Sinus beginnt dort.',
    },
    often: {
      columns: {
        said: 'Um mehr Spalten zu haben.',
        reply:
          'Weitere Sinusspalten sind auch weitere Spalten, und eine Verschiebung ist keine lineare Abbildung von ihnen.',
      },
      positive: {
        said: 'Damit die Einträge positiv sind.',
        reply: 'Sie sind es nicht. Beide reichen von −1 bis 1.',
      },
    },
  },
  ST10: {
    title: 'Ignoriert Attention eine Verschiebung?',
    question:
      'Wird der Text verschoben, bewegt eine lineare Abbildung seine Kodierungen. Heißt das, dass Attention die Verschiebung nicht bemerkt? Begründen Sie.',
    ideas: {
      turn: 'Nein. Jedes Paar der Tabelle dreht sich um einen Winkel, der nur vom Offset abhängt.',
      words: 'Aber der Block liest $X + \\P$, und die Wörter $X$ drehen sich nicht.',
      scores:
        'Ein Score hat vier Teile: Wort mit Wort, Wort mit Position, Position mit Wort, Position mit Position. Bei allgemeinen Query- und Key-Abbildungen ändern sich alle außer dem ersten.',
      measured: ({ offset, change }) => `Gemessen für einen Offset von ${offset}: Ausgaben ändern sich um ${change}.`,
      could: 'Ein Modell kann lernen, Offsets zu nutzen. Nichts zwingt es dazu.',
    },
    often: {
      products: {
        said: 'Sie bemerkt es nicht: Produkte von Zeilen hängen nur vom Offset ab.',
        reply: ({ raw, projected }) =>
          `Unverändert tun sie das: Bei einem Offset unterscheiden sie sich um ${raw}. Nach Query- und Key-Abbildung unterscheiden sie sich um ${projected}.`,
      },
      matrix: {
        said: 'Sie bemerkt es nicht: $i$ steht nicht in der Matrix.',
        reply: 'Das macht die Verschiebung einfach. Es verbirgt sie nicht.',
      },
    },
  },
  ST11: {
    title: 'Warum relative Schemata unberührt bleiben',
    question:
      'Warum bemerken relative Schemata nicht, dass alle Positionen gemeinsam rücken? Nennen Sie drei, und wo jedes wirkt.',
    ideas: {
      offset:
        'Sie lesen Key-Position minus Query-Position, und eine gemeinsame Verschiebung lässt diese Differenz, wie sie ist.',
      bias: 'ALiBi und T5 addieren eine Zahl zum Score: eine feste Steigung mal den Abstand, oder eine gelernte Zahl je Offset-Bucket.',
      vectors: 'Shaw addiert einen gelernten Vektor je begrenztem Offset zu den Keys und einen weiteren zu den Values.',
      rotary: 'RoPE dreht Queries und Keys, sodass der Score die Differenz ihrer Winkel sieht.',
      absolute: 'Eine absolute Tabelle wird nach der Verschiebung in anderen Zeilen gelesen.',
    },
    often: {
      none: {
        said: 'Sie haben keine Positionen.',
        reply: 'Sie haben Offsets. Unter den meisten Reihenfolgen der Wörter folgen die Ausgaben nicht einfach.',
      },
      front: {
        said: 'Also bemerken sie auch davorgesetzte Wörter nicht.',
        reply: 'Neue Wörter sind neue Keys und nehmen den alten Gewicht.',
      },
    },
  },
  ST13: {
    title: 'Ein Test ohne Differenz',
    question:
      'Ein Test findet keine Differenz zwischen „einmal an der Eingabe“ und „in jeder Schicht“. Was kann an ihm falsch sein, und was zeigt ein besserer?',
    ideas: {
      layers: ({ once }) =>
        `Bei einer Schicht ist beides dasselbe. Gemessen: Der erste Eintrag der Ausgabe ist in beiden ${once}.`,
      deeper: 'Nötig sind zwei Schichten oder mehr, mit Residualverbindung.',
      measured: ({ onceTwo, eachTwo }) =>
        `Dann unterscheiden sie sich. Gemessen mit zwei Schichten: ${onceTwo} gegen ${eachTwo}.`,
    },
    often: {
      same: {
        said: 'Nichts ist falsch: Beides ist dasselbe.',
        reply: 'Die zweite Schicht addiert die Tabelle zu einer Summe, die sie schon enthält.',
      },
      tolerance: {
        said: 'Die Toleranz war zu groß.',
        reply: 'Bei einer Schicht ist die Differenz genau 0. Das findet keine Toleranz.',
      },
    },
  },
  ST15: {
    title: 'Schaden ohne Meldung',
    question: ({ length, limit }) =>
      `${length} Tokens treffen auf eine Tabelle mit ${limit} Zeilen. Nennen Sie drei Arten, ohne längere Tabelle weiterzumachen, und den Schaden, den jede ohne Meldung anrichtet.`,
    ideas: {
      truncate: ({ lost }) =>
        `Kürzen: ${lost} ${lost === '1' ? 'Token hat' : 'Tokens haben'} keine Ausgabe und keinen Einfluss.`,
      clamp: ({ sharing, lastRow }) => `Begrenzen: ${sharing} Tokens teilen sich Zeile ${lastRow}.`,
      wrap: ({ first, second, limit }) =>
        `Zyklisch: Die Tokens ${first} und ${second} teilen sich eine Zeile, ebenso alle im Abstand ${limit}.`,
      honest: 'Ohne Schaden: ablehnen oder eine längere Tabelle aufbauen. In beiden Fällen Grenze und Länge nennen.',
    },
    often: {
      periodic: {
        said: 'Zyklisch zu lesen ist richtig, da Sinus und Kosinus periodisch sind.',
        reply: ({ length, distinct }) =>
          `Sie wiederholen sich nicht mit der Tabelle. Für ${length} Tokens gebaut, hat sie ${distinct} verschiedene Zeilen.`,
      },
      class: {
        said: 'Die Klasse von D2L kürzt.',
        reply: 'Deren Slice ist ohne Meldung zu kurz, aber dann scheitert die Addition.',
      },
    },
  },
  ST18: {
    title: 'Ein Lauf, der Reihenfolge zeigt',
    question:
      'Entwerfen Sie einen Lauf, der zeigt, ob Positionen für einen gegebenen Block zählen. Nennen Sie mindestens vier Fallen.',
    ideas: {
      words: ({ shuffledWords, shuffledSums }) =>
        `Die Wörter umordnen, dann auf Platz $i$ Zeile $i$ addieren. Gemessen unterscheiden sich die beiden Wege um ${shuffledWords}; mit umgeordneten Summen um ${shuffledSums}.`,
      mode: 'Evaluationsmodus oder $p$ = 0.',
      order: 'Eine Reihenfolge, die nicht ihr eigenes Inverses ist. Sonst zeigt sich eine falsche Richtung nicht.',
      band: ({ tolerance }) => `Eine Grenze für Rundung, hier ${tolerance}, weit unter einer echten Änderung.`,
      without: ({ without }) => `Derselbe Lauf ohne Positionen: Er darf nur Rundung zeigen, hier ${without}.`,
      values: 'Daneben einige Zahlenwerte: Es gibt Fehler, die die Äquivarianz erhalten.',
    },
    often: {
      swap: {
        said: 'Zwei Nachbarn tauschen und nach irgendeiner Änderung suchen.',
        reply: 'Ein Tausch ist sein eigenes Inverses. Und Rundung ist auch eine Änderung.',
      },
      block: {
        said: 'Umordnen, was in den ersten Block eintritt.',
        reply: 'Dessen Zeilen enthalten ihre Positionen schon: Das sind umgeordnete Summen.',
      },
    },
  },
  ST19: {
    title: 'Pads links',
    question: ({ pads }) =>
      `Ein Text erhält links ${pads} ${pads === '1' ? 'Pad' : 'Pads'}. Was ist neu zu prüfen, und für welche Schemata?`,
    ideas: {
      positions: ({ counted }) =>
        `Positionen, bei absoluten Schemata: Das erste echte Token erhält 0. Werden die Pads mitgezählt, ändern sich Ausgaben um ${counted}.`,
      mask: 'Die Maske: Die Pads stehen vorn, und eine gültige Länge kann nur ein Präfix beschreiben.',
      offsets: ({ rotary }) =>
        `Offset-Schemata brauchen keine neue Zählung, wenn die Maske stimmt. Mit RoPE ist die Änderung ${rotary}.`,
      check: 'Die Prüfung: Ausgaben echter Tokens sind die des Textes ohne Pads.',
    },
    often: {
      masked: {
        said: 'Nichts: Die Pads sind maskiert.',
        reply: 'Eine Maske verdeckt Keys. Sie nummeriert die anderen nicht.',
      },
      length: {
        said: 'Die gültige Länge ist die Anzahl der echten Tokens, wie zuvor.',
        reply: ({ prefix }) =>
          `Damit werden die Pads lesbar, und das Ende des Textes ist verdeckt. Ausgaben ändern sich um ${prefix}.`,
      },
    },
  },
  ST20: {
    title: 'Äquivariant und doch falsch',
    question:
      'Eine Engine besteht den Äquivarianztest, aber ihre Zahlen sind nicht die einer Referenz. Nennen Sie zwei Fehler, die das bewirken, und zu jedem einen Test.',
    ideas: {
      query: ({ first, second, query, right }) =>
        `Ein Softmax über die Queries: Zeilen summieren sich nicht zu 1. Für Score-Zeilen (${apart(first)}) und (${apart(second)}) ist die erste Zeile (${apart(query)}) und sollte (${apart(right)}) sein.`,
      exchanged: ({ exchanged }) =>
        `Queries und Keys vertauscht: Die erste Zeile ist (${apart(exchanged)}). Eine von Hand gerechnete Zeile zeigt es.`,
      shared: 'Allgemein: Was richtige und falsche Programme gemeinsam haben, kann sie nicht unterscheiden.',
      scale: 'Auch eine Skalierung, die fehlt oder die falsche Breite nimmt, zeigt sich nur in Zahlenwerten.',
    },
    often: {
      impossible: {
        said: 'Das kann nicht sein: Nur die richtige Formel ist äquivariant.',
        reply: 'Diese beiden sind es. Dazu braucht es viel weniger als die Formel.',
      },
    },
  },
};
