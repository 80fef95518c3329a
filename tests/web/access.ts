/** The 55 criteria of WCAG 2.2, levels A and AA, each with the tests that decide it, or why none can. */
import type { Shown } from './embedding-reports.ts';

export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Decided by these: when they pass it is supported. */
  readonly shown?: readonly Shown[];
  /** Supported only in part, whatever the tests say: what is missing. */
  readonly missing?: string;
  /** Not applicable: why. */
  readonly absent?: string;
  /** No test decides it: what a person looked at. */
  readonly looked?: string;
}

const byKeys: Shown = [
  'e2e/keyboard.spec.ts',
  'permute by keyboard alone, and the mark is there on the next visit',
  'shift by keyboard alone',
  'overflow by keyboard alone',
  'train or eval by keyboard alone',
];
const byTouch: Shown = [
  'e2e/touch.spec.ts',
  'permute by touch alone',
  'shift by touch alone',
  'overflow by touch alone',
  'train or eval by touch alone',
];
const viewsByKeys: Shown = [
  'e2e/keyboard-views.spec.ts',
  'the encoding explorer by keyboard alone: rows, cells, presets, a round',
  'an encoding of one’s own by keyboard alone: a formula, a beginning, pasted rows',
  'where positions enter, by keyboard alone: wires, biases, their maps, a round',
  'what stands under every picture by keyboard alone: numbers, files, runs, A beside B, claims',
  'the Embed dialog by keyboard alone: each field, the preview, and back to the button',
];
const pagesByKeys: Shown = [
  'e2e/keyboard-pages.spec.ts',
  'the deck by keyboard alone: a round, a missed card, another card, the file, forget and undo',
  'the closed book by keyboard alone: entries, the proof, the steps',
  'the closed book by keyboard alone: what fails, where positions enter, dropout',
  'a bug by keyboard alone: a test, a value for each variant, the right one, the next card',
];
const tabOnly: Shown = [
  'e2e/keyboard-pages.spec.ts',
  'Tab alone goes through each view and out of it, and opens and sets nothing on its way',
];
const viewsByTouch: Shown = [
  'e2e/touch-views.spec.ts',
  'the encoding explorer by touch alone: rows, cells, presets, a round',
  'an encoding of one’s own by touch alone: a formula, a beginning, pasted rows',
  'where positions enter, by touch alone: wires, biases, their maps, a round',
  'what stands under every picture by touch alone: numbers, files, runs, A beside B, claims',
  'the Embed dialog by touch alone: each field, the preview, and back to the menu',
];
const pagesByTouch: Shown = [
  'e2e/touch-pages.spec.ts',
  'the deck by touch alone: a round, a missed card, another card, the file, forget and undo',
  'the closed book by touch alone: entries, the proof, the steps',
  'the closed book by touch alone: what fails, where positions enter, dropout',
  'a bug by touch alone: a test, a value for each variant, the right one, the next card',
];
const swipesOnly: Shown = ['e2e/touch.spec.ts', '{id}: a swipe scrolls, whatever it begins on, and sets nothing'];
const heard: Shown = [
  'e2e/reader.spec.ts',
  'permute, heard',
  'shift, heard',
  'overflow, heard',
  'train or eval, heard',
];
const formulas: Shown = ['e2e/reader.spec.ts', 'formulas are MathML to a listener, and a finger finds them'];
const cells: Shown = ['e2e/matrices.spec.ts', '{id}: each matrix is read aloud, cell by cell'];
const axe: Shown = ['e2e/sizes.spec.ts', '{id}, in each step'];
const resized: Shown = ['e2e/seen.spec.ts', '{name}: nothing is cut off or runs over'];
const spoken: Shown = [
  'e2e/names.spec.ts',
  'a control that is named apart has the words in its name that are seen on it',
];
const rest: Shown = [
  'e2e/idle.spec.ts',
  'at rest some time after the start and after a motion',
  'at rest with the Embed dialog open, and with claims that were tried',
];
const tones: Shown = [
  'e2e/shift.spec.ts',
  'a press sounds the chosen pair at i and at i + δ, and nothing sounds before',
];
const focus: Shown = ['e2e/seen.spec.ts', 'wherever Tab leads, the focus is seen and nothing covers it'];
const cones: Shown = [
  'e2e/seen.spec.ts',
  'for eyes without red or without green the five roles and both ends of the maps stay apart',
  'for eyes without red or without green each step of a map differs in lightness and to the eye from the one before',
];
const ring: Shown = [
  'e2e/seen.spec.ts',
  'the focus is a line round what has it that stands out by 3 from what was there',
];
const measured: Shown = [
  'e2e/measured.spec.ts',
  '{id}: text by 4.5, lines, marks and edges of controls by 3, light and dark; targets of 24 px',
];
const finger: Shown = ['e2e/measured.spec.ts', 'on a phone whatever a finger presses is 44 px wide and high'];
const pixels: Shown = [
  'e2e/colours.spec.ts',
  'host, system and theme, light or dark: text stands out, in the element and in a frame',
];
const forced: Shown = ['e2e/colours.spec.ts', 'forced colours: every line of the pictures stands out from the ground'];
const refused: Shown = [
  'e2e/input.spec.ts',
  '{id}: what the engine refuses is said at its field, and Undo takes it back',
];
const undo: Shown = ['e2e/page.spec.ts', 'undo, redo and reset'];
const guest: Shown = ['e2e/guests.spec.ts', 'keys, wheel and the Tab key belong to the page'];
const swipe: Shown = [
  'e2e/guests.spec.ts',
  'a swipe that begins on a picture or a chip scrolls the page; a drag sideways moves the chip',
];
const language: Shown = [
  'e2e/languages.spec.ts',
  'another language from the menu: all words, the numbers too; the work stays, and so does the choice',
];

const noMedia = 'no audio or video of a recording';
const noTime = 'nothing ends by itself';
const noAccount = 'no accounts, no purchases, no legal or personal data';

export const criteria: readonly Criterion[] = [
  { number: '1.1.1', name: 'Non-text Content', level: 'A', shown: [heard, cells] },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', absent: noMedia },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', absent: noMedia },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', absent: noMedia },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', absent: noMedia },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', absent: noMedia },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    shown: [axe, heard, formulas],
  },
  { number: '1.3.2', name: 'Meaningful Sequence', level: 'A', shown: [heard] },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    looked: 'sentences name words, rows and conditions; left and right are buttons by that name',
  },
  { number: '1.3.4', name: 'Orientation', level: 'AA', looked: 'nothing asks how a device is held' },
  { number: '1.3.5', name: 'Identify Input Purpose', level: 'AA', absent: 'no field asks about the person' },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    shown: [cones, forced],
    looked: 'each role also has a letter, a dash or a sign',
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    shown: [tones],
    looked: 'two tones, of 0.6 seconds each',
  },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', shown: [measured, axe, pixels] },
  { number: '1.4.4', name: 'Resize Text', level: 'AA', shown: [resized] },
  { number: '1.4.5', name: 'Images of Text', level: 'AA', looked: 'pictures are SVG with real text' },
  { number: '1.4.10', name: 'Reflow', level: 'AA', shown: [axe] },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    shown: [measured, ring, forced],
    looked:
      'not measured, as nothing is lost without them: grid lines and hairlines; the cells of maps, whose zero is paper and whose numbers are read out',
  },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA', shown: [resized] },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    looked: 'nothing opens on hover; a cell is read in a line of its own, and Esc clears it',
  },
  { number: '2.1.1', name: 'Keyboard', level: 'A', shown: [byKeys, viewsByKeys, pagesByKeys, cells] },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A', shown: [tabOnly, byKeys, viewsByKeys, pagesByKeys, guest] },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A', shown: [guest] },
  { number: '2.2.1', name: 'Timing Adjustable', level: 'A', absent: noTime },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', shown: [rest] },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', looked: 'nothing flashes' },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A', shown: [axe, byKeys] },
  { number: '2.4.2', name: 'Page Titled', level: 'A', shown: [axe] },
  { number: '2.4.3', name: 'Focus Order', level: 'A', shown: [tabOnly, byKeys, viewsByKeys, pagesByKeys] },
  { number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', shown: [axe] },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    missing: 'no page links to the worksheet or to the page of results: only the documentation names them',
    looked: 'the unit is one page, and each of its views is in the list of questions and has an address',
  },
  { number: '2.4.6', name: 'Headings and Labels', level: 'AA', shown: [heard] },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA', shown: [focus, ring] },
  { number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', shown: [focus] },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A', shown: [byTouch, viewsByTouch, pagesByTouch] },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A', shown: [swipe, swipesOnly, undo] },
  { number: '2.5.3', name: 'Label in Name', level: 'A', shown: [spoken] },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', absent: 'nothing listens to the motion of a device' },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    shown: [byTouch, viewsByTouch, pagesByTouch],
    looked: 'each slider has a number field, each chip two buttons and arrow keys',
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    shown: [measured, finger],
    looked: '44 px for a finger, 24 px for maps, whose cells are read and not pressed',
  },
  { number: '3.1.1', name: 'Language of Page', level: 'A', shown: [axe, language] },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    shown: [language],
  },
  { number: '3.2.1', name: 'On Focus', level: 'A', shown: [tabOnly, byKeys] },
  { number: '3.2.2', name: 'On Input', level: 'A', shown: [byKeys, viewsByKeys, pagesByKeys] },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', looked: 'one list of questions, at one place' },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    looked: 'one frame draws the steps of all experiments',
  },
  { number: '3.2.6', name: 'Consistent Help', level: 'A', absent: 'it offers no help by people' },
  { number: '3.3.1', name: 'Error Identification', level: 'A', shown: [refused] },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', shown: [axe, heard] },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', shown: [refused] },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA', absent: noAccount },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', absent: 'nothing is asked twice' },
  { number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', absent: noAccount },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', shown: [axe, heard, cells] },
  { number: '4.1.3', name: 'Status Messages', level: 'AA', shown: [heard] },
];
