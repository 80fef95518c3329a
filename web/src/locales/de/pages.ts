/** What a page says where there is no lab to say it. Plain text. */
import type { pages as english } from '../en/pages.ts';
import { frame } from './frame.ts';
import { resultsPage } from './results-page.ts';
import { worksheet } from './worksheet.ts';

const unit = {
  title: 'Position Lab',
  description:
    'Permutieren, Verschieben, Überlauf, Dropout: was ein Transformer von Positionen weiß, in vier Live-Experimenten.',
  waiting:
    'Position Lab: vier Live-Experimente zu Positionen in Transformern. Sie starten, sobald das Skript der Seite da ist.',
  noScript:
    'Position Lab: vier Live-Experimente zu Positionen in Transformern. Sie brauchen JavaScript. Hier ist es ausgeschaltet.',
};

export const pages: typeof english = {
  index: unit,
  'position-lab': {
    ...unit,
    waiting:
      'Position Lab: vier Live-Experimente zu Positionen in Transformern. Sie starten, sobald das Skript weiter unten gelesen ist.',
  },
  embed: {
    title: 'Position Lab: ein Experiment',
    waiting:
      'Position Lab: ein Live-Experiment zu Positionen in Transformern. Es startet, sobald das Skript der Seite da ist.',
    fullPage: frame.openFullPage,
    noScript:
      'Position Lab: ein Live-Experiment zu Positionen in Transformern. Es braucht JavaScript. Hier ist es ausgeschaltet.',
  },
  worksheet: {
    title: worksheet.title,
    noScript: 'Das Arbeitsblatt braucht JavaScript. Hier ist es ausgeschaltet.',
  },
  results: {
    title: resultsPage.name,
    waiting: 'Position Lab: Ergebnisse neu bewertet. Die Seite startet, sobald das Skript weiter unten gelesen ist.',
    noScript: 'Position Lab: Ergebnisse neu bewertet. Die Seite braucht JavaScript. Hier ist es ausgeschaltet.',
  },
};
