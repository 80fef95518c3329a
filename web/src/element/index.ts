/** The element module: importing it defines <position-lab>, once, however often and in however many versions it is included. */
import { PositionLab } from './position-lab.ts';

if (globalThis.customElements && !customElements.get('position-lab'))
  customElements.define('position-lab', PositionLab);

export { PositionLab };
