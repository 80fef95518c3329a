/** Permute: the questions of Predict and a reply to every answer. Sizes arrive printed; 1 and 0 stand for yes and no. */
import type { Named, PredictionWords } from '../contract.ts';

/** Equal words that trade places, for one: nothing seems to change, yet the outputs do not go with the tokens. */
const ofThePlaces = (residual: string | undefined): string =>
  `Place by place the outputs stay. To follow their tokens they would have to change by up to ${residual}: here they belong to the places.`;

const ownText = 'A text with fewer than three different words gives way to ours.';

const meanMeasured = ({ mean, outputs }: Named): string =>
  `The mean differs by ${mean}, the outputs place by place by up to ${outputs}.`;

const runsMeasured = ({ tokens, sums, tolerance }: Named): string =>
  `Run A differs by ${tokens}, run B by ${sums}. Rounding ends at ${tolerance}.`;

const waysMeasured = ({ none, queryKey, input, learned }: Named): string =>
  `No positions: ${none}. Sinusoid in queries and keys only: ${queryKey}, at the input: ${input}. Learned table at the input: ${learned}.`;

const ordersMeasured = ({ all, holding, visible, hidden }: Named): string =>
  `Of ${all} orders ${holding} keep the law: ${visible} of the visible tokens times ${hidden} of the hidden ones.`;

const schemesMeasured = ({ alibi, t5, shaw, rotary }: Named): string =>
  `The differences: ALiBi ${alibi}, T5 ${t5}, Shaw ${shaw}, RoPE ${rotary}.`;

export const permutePredictions = {
  PM1: {
    question: 'What will the output do?',
    choices: {
      follows: { text: 'The same outputs, in the shuffled order.' },
      stays: { text: 'Nothing moves at all.' },
      changes: { text: 'The numbers of the outputs change.' },
    },
    right: ({ law, residual, moved, stays }) => {
      if (moved === '0') return 'This order moves nothing, so nothing changes.';
      if (law === '0' && stays === '1') return ofThePlaces(residual);
      return law === '1'
        ? `Each output goes where its token goes. The two routes differ by ${residual}${residual === '0' ? '' : ', which is rounding'}.`
        : `Something here stands with the places, so the numbers change with the order, by up to ${residual}.`;
    },
    replies: {
      follows: ({ moved, residual, law, stays }) => {
        if (moved === '0') return 'The outputs do follow. With this order there is nothing to follow: no output moves.';
        if (law === '1')
          return 'The outputs do follow, and since only equal outputs trade places, nothing seems to move.';
        return stays === '1'
          ? ofThePlaces(residual)
          : `The tokens moved, but something stayed with the places, so the numbers themselves changed, by up to ${residual}.`;
      },
      stays: ({ law, invariance }) =>
        law === '1'
          ? `That would be invariance. The outputs travel with their tokens: compared place by place they change by up to ${invariance}.`
          : `The outputs at one place change by up to ${invariance}. Only a summary that forgets places, such as a mean over a block without positions, could stay.`,
      changes: ({ residual, places, law }) => {
        if (law === '0') return ofThePlaces(residual);
        return places === '0'
          ? `New neighbours do not count. Each query meets the same keys and values as before, only listed in another order. The difference is ${residual}.`
          : `The numbers stay. What stands with the places does not reach the outputs under this order: the two routes differ by ${residual}.`;
      },
    },
  },
  'PM1-size': {
    question: 'How large is the largest difference between the two routes?',
    right: ({ residual, law, tolerance }) =>
      residual === '0'
        ? 'It is 0: both routes give the same bits.'
        : `It is ${residual}. Rounding ends at ${tolerance}, so this is ${law === '1' ? 'rounding' : 'a real change'}.`,
    replies: {
      low: ({ residual, tolerance }) =>
        `It is ${residual}. Rounding ends at ${tolerance}. What stands with the places changed the outputs themselves.`,
      high: ({ residual, law, largest }) => {
        if (residual === '0') return 'It is 0: both routes give the same bits.';
        return law === '1'
          ? `It is ${residual}. That is rounding: the same sums ran in another order.`
          : `It is ${residual}. The largest output is ${largest}, and every order mixes values of about the same size.`;
      },
      other: ({ residual }) => `It is ${residual}.`,
    },
  },
  PM2: {
    question:
      'Compare the outputs place by place, without moving them back. How large is the largest change of an entry?',
    hint: ownText,
    counted: (size) => `Place by place the outputs change by up to ${size}.`,
    right: ({ invariance, residual }) =>
      `It is ${invariance}: a place that changed its token shows the output of another one. Moved back, the outputs differ by ${residual}.`,
    replies: {
      movedBack: ({ invariance, residual }) =>
        `That is what is left when the outputs are moved back: ${residual}. Place by place they change by ${invariance}. Equivariant is not invariant.`,
      low: ({ invariance, largest }) =>
        `It is ${invariance}. A place that changed its token shows the output of another one, and outputs reach ${largest} here.`,
      high: ({ invariance, largest }) =>
        `It is ${invariance}. No entry of an output is larger than ${largest}, so none can change by more than twice that.`,
      other: ({ invariance }) => `It is ${invariance}.`,
    },
  },
  PM9: {
    question: 'Take the mean of all outputs. What does it do when the tokens are shuffled?',
    choices: {
      stays: { text: 'The mean stays, while the outputs move.' },
      changes: { text: 'The mean changes, as the outputs do.' },
      rowsStay: { text: 'The mean stays, because the outputs stay.' },
    },
    right: meanMeasured,
    replies: {
      stays: meanMeasured,
      changes: (e) =>
        e.meanStays === '1'
          ? `Equivariant speaks of the outputs one by one. Their mean adds them up, and a sum has no order: it differs by ${e.mean}.`
          : meanMeasured(e),
      rowsStay: (e) =>
        e.outputsStay === '0'
          ? `The outputs do move: place by place they change by up to ${e.outputs}. The mean stays because it adds the same outputs in another order.`
          : meanMeasured(e),
    },
  },
  PM3: {
    question: ({ query, key, queryWord, keyWord, order }) =>
      `Before the shuffle, query ${query} (“${queryWord}”) puts a weight on key ${key} (“${keyWord}”). The new order lists, place by place, the old index of the token there: ${order}. In which cell stands this weight after the shuffle?`,
    axes: { row: 'query', column: 'key' },
    hint: 'Each word of your text counts once here, six at most. With fewer than three different words ours stand in.',
    right: (e) =>
      `Both sides moved: “${e.queryWord}” is query ${e.rightRow} now, “${e.keyWord}” is key ${e.rightColumn}. The weight there is ${e.right}.`,
    replies: {
      stays: (e) =>
        `Places remember no tokens. The weight belongs to “${e.queryWord}” and “${e.keyWord}”, which stand at ${e.rightRow} and ${e.rightColumn} now: ${e.right}. Your cell reads ${e.stays}.`,
      readBackwards: (e) =>
        `That reads the order the other way round. A number in the list is an old index, its place in the list the new one: token ${e.query} stands at ${e.rightRow}, token ${e.key} at ${e.rightColumn}, and the weight is ${e.right}. Your cell reads ${e.readBackwards}.`,
      queriesOnly: (e) =>
        `Your query moved, your key did not. Both are made from the same tokens, so the key is ${e.rightColumn} now, and the weight is ${e.right}. Your cell reads ${e.queriesOnly}.`,
      keysOnly: (e) =>
        `Your key moved, your query did not. Both are made from the same tokens, so the query is ${e.rightRow} now, and the weight is ${e.right}. Your cell reads ${e.keysOnly}.`,
      other: (e) =>
        `“${e.queryWord}” is query ${e.rightRow} now, and “${e.keyWord}” is key ${e.rightColumn}. The weight there is ${e.right}.`,
    },
  },
  PM4: {
    question:
      'Run A shuffles the tokens and then adds to each place its row of the table. Run B adds first and shuffles the sums. Which run can show that positions matter?',
    hint: ownText,
    choices: {
      tokens: { text: 'Only run A.' },
      sums: { text: 'Only run B.' },
      both: { text: 'Both.' },
      neither: { text: 'Neither.' },
    },
    right: runsMeasured,
    replies: {
      tokens: runsMeasured,
      sums: (e) =>
        `Run B shuffles finished sums. For the block these are just other tokens, whatever the table holds. ${runsMeasured(e)}`,
      both: (e) => `Run B would hold with any table: a test that cannot fail shows nothing. ${runsMeasured(e)}`,
      neither: (e) =>
        e.tokensShow === '1'
          ? `The block alone keeps the law. Adding and then attending does not: the table stays with the places while the tokens move. ${runsMeasured(e)}`
          : runsMeasured(e),
    },
  },
  PM5: {
    question: 'A causal mask is on, and no positions. How large is the largest difference between the two routes?',
    hint: ownText,
    counted: (size) => `The two routes differ by up to ${size}.`,
    right: ({ residual }) => `It is ${residual}. The mask stands with the places: whoever comes first sees one key.`,
    replies: {
      noPositions: ({ residual, unmasked }) =>
        `Without the mask it is ${unmasked}. The mask has no table, and yet it stands with the places: whoever comes first sees one key. With it the two routes differ by ${residual}.`,
      low: ({ residual, tolerance }) =>
        `It is ${residual}. Rounding ends at ${tolerance}. A mask does not round: it takes whole keys away from whoever stands early.`,
      high: ({ residual, largest }) =>
        `It is ${residual}. No entry of an output is larger than ${largest}, so no difference can exceed twice that.`,
      other: ({ residual }) => `It is ${residual}.`,
    },
  },
  PM6: {
    question: 'Four ways to give positions. Sort them by the difference between the two routes, smallest first.',
    hint: ownText,
    choices: {
      learned: { text: 'Learned table, added to the input' },
      input: { text: 'Sinusoid, added to the input' },
      queryKey: { text: 'Sinusoid, in queries and keys only' },
      none: { text: 'No positions' },
    },
    right: waysMeasured,
    replies: {
      valuesOnly: ({ none, queryKey }) =>
        `In queries and keys only, positions never reach the values. They reach the weights, and these decide the mix: ${queryKey}, against ${none} without positions.`,
      sameSpot: ({ input, learned }) =>
        `Both tables enter at the same spot, but their rows differ in size and from each other: ${input} with the sinusoid, ${learned} with the learned table.`,
      largestFirst: (e) => `Your list begins with the largest. ${waysMeasured(e)}`,
      other: waysMeasured,
    },
  },
  PM7: {
    question:
      'A faulty block takes its softmax over the queries, so that the weights on each key sum to 1. Its maps are drawn from your seed. Does shuffling the tokens give the fault away?',
    hint: ownText,
    choices: {
      holds: { text: 'No. The law holds for the faulty block too.' },
      proof: { text: 'Yes. The law needs the softmax over the keys.' },
      sums: { text: 'Yes. The weights of a query no longer sum to 1.' },
    },
    right: ({ residual, off, least, most }) =>
      `Its two routes differ by ${residual}. Yet its outputs are off by up to ${off}, and the weights of a query sum to anything from ${least} to ${most}. So test values as well.`,
    replies: {
      holds: ({ residual }) => `Its two routes differ by ${residual}.`,
      proof: ({ residual, off }) =>
        `A softmax along the other axis goes with the tokens just as well: the two routes differ by ${residual}. What is wrong are the values, by up to ${off}.`,
      sums: ({ residual, off, least, most }) =>
        `The sums do run from ${least} to ${most}. But the law compares two runs of the same block and looks at no sum: they differ by ${residual}. A test of the sums finds the fault, and so does one of the values, off by up to ${off}.`,
    },
  },
  PM8: {
    question: ({ tokens, valid }) =>
      `${tokens} different tokens, no positions. The keys from place ${valid} on are hidden. How many of all orders of the tokens keep the law?`,
    hint: 'Each word of your text counts once here, six at most. With fewer than four different words ours stand in.',
    counted: (number) => `${number} ${number === '1' ? 'order keeps' : 'orders keep'} the law.`,
    right: ordersMeasured,
    replies: {
      visibleOnly: (e) =>
        `${e.valid === '1' ? 'The only visible token has 1 order' : `The ${e.valid} visible tokens have ${e.visible} orders`}. For each order the ${e.beyond} hidden ones have ${e.hidden}: they may trade places too. ${ordersMeasured(e)}`,
      anyOrder: (e) =>
        `The places from ${e.valid} on are hidden, whoever stands there. A hidden token that moves to the front becomes visible, and the routes differ by up to ${e.worst}. ${ordersMeasured(e)}`,
      noOrder: (e) => `On one side of the border all places are alike, so tokens may trade them. ${ordersMeasured(e)}`,
      added: (e) => `The two counts multiply: any order of one side goes with any of the other. ${ordersMeasured(e)}`,
      hiddenOnly: (e) => `The visible tokens may trade places as well, in ${e.visible} orders. ${ordersMeasured(e)}`,
      other: ordersMeasured,
    },
  },
  PM10: {
    question: 'The tokens are reversed, no mask. Under which schemes do the two routes agree?',
    hint: ownText,
    choices: {
      alibi: { text: 'ALiBi' },
      t5: { text: 'T5, both directions' },
      shaw: { text: 'Shaw, vectors per offset' },
      rotary: { text: 'RoPE' },
    },
    right: (e) => `ALiBi looks at distances only, and a reversal keeps them all. ${schemesMeasured(e)}`,
    replies: {
      none: (e) =>
        `Relative schemes see order through offsets, but ALiBi only through their size: two before counts as two after. A reversal keeps every distance. ${schemesMeasured(e)}`,
      all: (e) =>
        `No scheme here stores a place, but the offset of two tokens depends on their places. A reversal keeps its size and turns its sign, and the other three read the sign. ${schemesMeasured(e)}`,
      turnsCancel: (e) =>
        `A turn back is not a turn on: between a query and a key in different directions the score changes. ${schemesMeasured(e)}`,
      onlyTurns: (e) =>
        `A turn back is not a turn on: between a query and a key in different directions the score changes. What stays is a distance. ${schemesMeasured(e)}`,
      other: schemesMeasured,
    },
  },
} satisfies Record<string, PredictionWords>;
