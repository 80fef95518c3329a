/** What a page says where there is no lab to say it. Plain text. */
import type { pages as english } from '../en/pages.ts';
import { frame } from './frame.ts';
import { resultsPage } from './results-page.ts';
import { worksheet } from './worksheet.ts';

const unit = {
  title: 'Position Lab',
  description:
    'Permutar, trasladar, desbordar, dropout: qué sabe un transformer de las posiciones, en cuatro experimentos en vivo.',
  waiting:
    'Position Lab: cuatro experimentos en vivo sobre las posiciones en los transformers. Empiezan cuando llega el script de la página.',
  noScript:
    'Position Lab: cuatro experimentos en vivo sobre las posiciones en los transformers. Necesitan JavaScript, que aquí está desactivado.',
};

export const pages: typeof english = {
  index: unit,
  'position-lab': {
    ...unit,
    waiting:
      'Position Lab: cuatro experimentos en vivo sobre las posiciones en los transformers. Empiezan cuando se ha leído el script de más abajo.',
  },
  embed: {
    title: 'Position Lab: un experimento',
    waiting:
      'Position Lab: un experimento en vivo sobre las posiciones en los transformers. Empieza cuando llega el script de la página.',
    fullPage: frame.openFullPage,
    noScript:
      'Position Lab: un experimento en vivo sobre las posiciones en los transformers. Necesita JavaScript, que aquí está desactivado.',
  },
  worksheet: {
    title: worksheet.title,
    noScript: 'La hoja de trabajo necesita JavaScript, que aquí está desactivado.',
  },
  results: {
    title: resultsPage.name,
    waiting:
      'Position Lab: resultados evaluados de nuevo. La página empieza cuando se ha leído el script de más abajo.',
    noScript: 'Position Lab: resultados evaluados de nuevo. La página necesita JavaScript, que aquí está desactivado.',
  },
};
