/** The page of the worksheet: labs that show one step each, which keep nothing. `?answers=no` leaves out the pages with answers. */
import type { Lab } from './address.ts';

const labs = [...document.querySelectorAll<Lab>('position-lab')];
const strange: string[] = [];
for (const [name, value] of new URLSearchParams(location.search)) {
  if (name === 'answers' && value === 'no') for (const lab of labs) lab.setAttribute('hide', 'answers');
  else strange.push(`${name}=${value}`);
}
await import('./element/index.ts');
for (const given of strange) labs[0]?.refuseChoice({ why: 'query', given });
