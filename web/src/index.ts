/** The page of the whole unit. */
import { followAddress, type Lab } from './address.ts';
import './element/index.ts';
import { speakAs } from './page-words.ts';

const lab = document.querySelector<Lab>('position-lab');
if (lab) {
  speakAs(lab);
  followAddress(lab);
}
