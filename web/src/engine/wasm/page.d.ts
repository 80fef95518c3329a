/** The factory of the page's build: as engine.js, with fewer functions. */
export { default } from './engine.js';
