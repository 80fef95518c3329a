/** What every page shows of each place before the place itself has come: the rail, the head, the question. */
export const names = {
  permute: {
    name: 'Permute',
    teaser: 'Shuffle the tokens. Do the outputs follow?',
    question: 'Shuffle the tokens. Does the output shuffle with them?',
  },
  shift: {
    name: 'Shift',
    teaser: 'Move the text along. What turns?',
    question: 'Move the text along by $\\δ$. What turns, and what stays?',
  },
  overflow: {
    name: 'Overflow',
    teaser: 'Ask a 1000-row table for 1500 rows.',
    question: 'A text can be longer than its table. What happens then?',
  },
  mode: {
    name: 'Train or eval',
    teaser: 'One input, two different outputs.',
    question: 'Run the same input twice. Why do the outputs differ?',
  },
  explorer: {
    name: 'Encoding explorer',
    teaser: 'One table of positions, cell by cell.',
    question: 'Read the table of positions.',
  },
  placement: {
    name: 'Where positions enter',
    teaser: 'Input, every layer, or queries and keys?',
    question: 'Where do positions enter?',
  },
  'closed-book': {
    name: 'Write it from memory',
    question: 'Close the book. Write it, then check it.',
  },
  deck: {
    name: 'Self-test deck',
    question: 'Answer from memory. Which ideas did you have?',
  },
  bugs: {
    name: 'Spot the bug',
    question: 'Which one has the bug, and which test finds it?',
  },
};
