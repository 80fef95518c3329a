/** R4: the steps, and what each wrong order does to the numbers. */
export const forwardOrder = {
  title: 'Order the steps from words to the first block',
  heading: 'Order what happens to a word on its way into the first block.',
  hint: 'D2L’s encoder, from the top down. The engine runs the steps as they stand on a short text, with dropout, and compares the numbers in eval and in train.',
  steps: {
    lookUp: 'Look up the embedding',
    scale: 'Multiply by √$d$',
    add: 'Add the table’s rows, $\\P[:n]$',
    dropout: 'Dropout',
    block: 'First block: attention, residual added',
  },
  again: 'Shuffle',
  stuck: '**This cannot run**: before the look up there are no numbers to work on.',
  right: '**The numbers are those of the right order**, in eval and in train.',
  input: (inEval: string, train: string) =>
    `**What enters the block differs** by up to ${inEval} in eval and ${train} in train.`,
  result: (inEval: string, train: string) => `**The result differs** by up to ${inEval} in eval and ${train} in train.`,
  cell: (given: string, right: string) =>
    `In train, word 0, column 1: ${given} here, ${right} in the right order. Dropout keeps this entry.`,
  meter: (size: string) =>
    `Shuffle the words, and the outputs of the block’s attention change by ${size} beyond following them: it sees the order.`,
  blind: (size: string, right: string) =>
    `Shuffle the words, and the outputs of the block’s attention only follow, to within ${size}; in the right order they change by ${right}.`,
  kept: (kept: string, entries: string) => `In train, dropout keeps ${kept} of ${entries} entries.`,
  replies: {
    dropoutOnWords:
      'Dropout acts on the words alone here: the position part of the sum is never dropped and never rescaled. Eval cannot tell, train can. Whether scale or dropout comes first makes no difference.',
    positionsScaled: 'The factor √$d$ also multiplies the positions here. It belongs to the embedding alone.',
    dropoutFirst:
      'Words are dropped before they get their position, and then √$d$ multiplies the positions as well. Positions are added to the scaled words, and the sum is dropped.',
    addAfterBlock:
      'Positions go in before the first residual block. Added behind it, they come too late for its attention.',
    scaleAfterBlock: 'The block works on words that are not scaled yet, beside which positions weigh too much.',
    dropoutAfterBlock:
      'The block works on the whole sum, and its output is dropped instead. Eval cannot tell, train can.',
  },
};
