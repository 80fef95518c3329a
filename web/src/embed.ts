/** The page for frames: one experiment, chosen by the query, as high as its content. */
import { followAddress, type Lab, readQuery } from './address.ts';
import { reportHeight } from './host/frame-height.ts';

const lab = document.querySelector<Lab>('position-lab');
if (lab) {
  // Before the element is defined, so that it starts with these attributes.
  const strange = readQuery(location.search, lab);
  await import('./element/index.ts');
  for (const name of strange) lab.refuseQuery(name);
  followAddress(lab);
  reportHeight(lab);
}
