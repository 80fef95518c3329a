/** The factory of the engine as plain JavaScript: as engine.js, with nothing to instantiate. */
export { default } from './engine.js';
