/** The stylesheet the element adopts: tokens, then type, frame, controls, pictures, cards, and what printers and forced colours need. */
import base from './styles/base.css?inline';
import cards from './styles/cards.css?inline';
import controls from './styles/controls.css?inline';
import frame from './styles/frame.css?inline';
import media from './styles/media.css?inline';
import mode from './styles/mode.css?inline';
import overflow from './styles/overflow.css?inline';
import permute from './styles/permute.css?inline';
import pictures from './styles/pictures.css?inline';
import shift from './styles/shift.css?inline';
import tokens from './styles/tokens.css?inline';

export const styles = [base, tokens, frame, controls, pictures, cards, mode, overflow, shift, permute, media].join(
  '\n',
);
