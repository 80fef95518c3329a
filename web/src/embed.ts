/** The page for frames and the page in one file: what is shown is chosen by the query, or by settings in the page; as high as its content. */
import { followAddress, readQuery, readSettings } from './address.ts';
import type { CourseLab } from './course.ts';
import { reportHeight } from './host/frame-height.ts';
import { speakAs } from './page-words.ts';

const lab = document.querySelector<CourseLab>('position-lab');
if (lab) {
  // Before the element is defined, so that it starts with these attributes.
  const strange = [...readSettings(document.querySelector('script#settings'), lab), ...readQuery(location.search, lab)];
  const isInside = window.parent !== window || window.opener !== null;
  const [course] = await Promise.all([isInside ? import('./course.ts') : null, import('./element/index.ts')]);
  speakAs(lab);
  for (const one of strange) lab.refuseChoice(one);
  if (!course?.joinCourse(lab)) followAddress(lab);
  reportHeight(lab);
}
