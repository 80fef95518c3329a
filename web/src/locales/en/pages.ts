/**
 * What a page says where there is no lab to say it: its title and description, what stands there until its script has come, and what
 * stands there without scripts. Plain text.
 */
import { frame } from './frame.ts';
import { resultsPage } from './results-page.ts';
import { worksheet } from './worksheet.ts';

const unit = {
  title: 'Position Lab',
  description: 'Permute, shift, overflow and drop: what a transformer knows about positions, as four live experiments.',
  waiting:
    'Position Lab: four live experiments about positions in transformers. They start when the page’s script has arrived.',
  noScript:
    'Position Lab: four live experiments about positions in transformers. They need JavaScript. It is off here.',
};

export const pages = {
  index: unit,
  'position-lab': {
    ...unit,
    waiting:
      'Position Lab: four live experiments about positions in transformers. They start when the script below has been read.',
  },
  embed: {
    title: 'Position Lab: one experiment',
    waiting:
      'Position Lab: a live experiment about positions in transformers. It starts when the page’s script has arrived.',
    fullPage: frame.openFullPage,
    noScript: 'Position Lab: a live experiment about positions in transformers. It needs JavaScript. It is off here.',
  },
  worksheet: { title: worksheet.title, noScript: 'The worksheet needs JavaScript. It is off here.' },
  results: {
    title: resultsPage.name,
    waiting: 'Position Lab: results graded again. The page starts when the script below has been read.',
    noScript: 'Position Lab: results graded again. The page needs JavaScript. It is off here.',
  },
};
