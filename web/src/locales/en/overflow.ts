import type { ExperimentWords } from '../contract.ts';
import { names } from './names.ts';
import { overflowPredictions } from './overflow-predictions.ts';

/** Numbers arrive formatted, so the singular is the printed "1". */
const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
const tokens = (count: string): string => many(count, 'token', 'tokens');
const rows = (count: string): string => many(count, 'row', 'rows');
const meet = (length: string): string => (length === '1' ? '1 token meets' : `${length} tokens meet`);
const span = (from: string, to: string): string => (from === to ? `Row ${from}` : `Rows ${from}–${to}`);

const stay = (span: string): string => (span.startsWith('Row ') ? 'stays' : 'stay');

export const overflow = {
  ...names.overflow,
  intro: (length: string, maxLen: string, width: string, vit: boolean) =>
    `${meet(length)} a table of ${rows(maxLen)}, each ${width} numbers wide. ${vit ? 'ViT adds its whole table' : 'The class slices the table, adds the slice'} and then applies dropout.`,
  controls: {
    length: 'Input length',
    framework: 'Framework',
    maxLen: '`max_len`',
    width: 'Width $d$',
    table: 'Stored table',
    base: 'Base',
    seed: 'Seed',
    cure: 'Cure',
  },
  options: {
    framework: { pytorch: 'PyTorch', tensorflow: 'TF', jax: 'JAX', numpy: 'NumPy' },
    table: { sinusoidal: 'sinusoidal (D2L)', learned: 'learned, sliced (BERT)', vit: 'learned, whole (ViT)' },
  },
  presets: {
    d2l: 'D2L’s default',
    onePast: 'One too many',
    full: 'Exactly full',
    small: '60 rows',
    oneRow: 'One stored row',
    odd: 'Odd width',
    bert: 'Learned rows',
    vit: 'ViT’s table',
  },

  picture: {
    name: {
      missing: (length: string, maxLen: string, from: string, to: string) =>
        `The input asks for ${rows(length)}. The table has ${maxLen}. ${span(from, to)} do not exist.`,
      enough: (length: string, maxLen: string) => `The input asks for ${rows(length)}. The table has ${maxLen}.`,
    },
    input: 'Your input',
    tokens,
    table: 'Stored table $\\P$',
    rows,
    missing: (count: string) => `${rows(count)} missing`,
    past: (count: string) => `${count} past the end`,
    spare: (count: string) => `${rows(count)} without a token`,
    limit: (maxLen: string) => `max_len ${maxLen}`,
    strips: (columns: string, last: string, several: boolean) =>
      `Strips: ${several ? 'columns' : 'column'} ${columns} of the real table, ${last === '0' ? 'row 0' : `rows 0 to ${last}`}.`,
    memory: (stored: string, stored32: string, stored64: string) =>
      `Memory: ${rows(stored)}, ${stored32} bytes in float32 (float64: ${stored64})`,
    memoryNeeded: (needed: string, needed32: string, needed64: string) => `${rows(needed)}, ${needed32} (${needed64})`,
  },
  notices: {
    one: 'Width 1: the table is one sine, without its cosine. PyTorch builds it in silence.',
    odd: 'Odd width: our table ends in a lone sine, so the picture goes on. D2L’s class does not get that far.',
  },

  steps: {
    title: 'Two steps',
    names: { build: 'Build', slice: 'Slice', add: 'Add', dropout: 'Dropout' },
    sliceShort: (asked: string, given: string) => `Asks for ${rows(asked)}, gets ${given}. No error.`,
    sliceFull: (asked: string) => `Asks for ${rows(asked)} and gets ${asked === '1' ? 'it' : 'them'}.`,
    noSlice: (given: string) => `ViT has none: all ${rows(given)} go on.`,
    notReached: 'Not reached.',
    buildFails: (values: string, columns: string) =>
      `${many(values, 'cosine', 'cosines')} for ${many(columns, 'column', 'columns')}.`,
    addFits: 'Row counts agree.',
    addFails: 'Row counts differ, none is 1.',
    tableSpread: (length: string) => `Row 0 is stretched over ${tokens(length)}.`,
    inputSpread: (out: string) => `The token is stretched over ${rows(out)}.`,
    hidden: 'Does this run?',
  },
  panel: {
    addFails: 'The add fails. The slice did not.',
    addFailsWhole: 'The add fails. There was no slice.',
    buildFails: 'The table cannot be built. The add is never reached.',
    tableSpread: 'Nothing fails. Every token gets row 0.',
    inputSpread: (out: string) => `Nothing fails. One token becomes ${rows(out)}.`,
    fits: 'The add fits.',
    silent: 'A row count of 1 is stretched to fit. No message says so.',
    fitsBody: (last: string, first: string | null) =>
      `The last position with a row is ${last}.${first === null ? '' : ` The first length it refuses is ${first}.`}`,
    fitsOnly: (length: string) => `Only ${tokens(length)} fit, and a lone token, which is stretched in silence.`,
    meanings: {
      input: 'your input',
      table: (given: string) => `what ${given} really gave`,
      whole: 'the whole table',
      sequence: 'the sequence',
      values: 'cosines computed',
      columns: 'columns free for them',
      width: 'the width',
    },
    run: {
      pytorch: 'Run in PyTorch 1.13.',
      numpy: 'Run in NumPy 1.24.',
      tensorflow: 'Run: D2L’s TF tab builds its table with NumPy 1.24.',
      jax: 'Run in JAX.',
    },
    notRun: 'Not run here: the documented wording.',
    other: (text: string) => `On a GPU it is \`${text}\`.`,
  },

  cures: {
    title: {
      needed: 'Five cures. All of them run.',
      needless: 'Five cures. None is needed.',
      useless: 'Five cures for a short table. None cures an odd width.',
    },
    used: (column: string) => `column ${column} as used`,
    should: 'as it should be',
    usedRow: 'row each token reads',
    shouldRow: 'its own row',
    curve: (cure: string) => `Under ${cure}`,
    names: { rebuild: 'Rebuild', truncate: 'Truncate', clamp: 'Clamp', wrap: 'Wrap', interpolate: 'Interpolate' },
    nothing: (length: string) =>
      `**Changes nothing.** ${length === '1' ? 'The token has its' : `Each of the ${length} tokens has its`} own row.`,
    rebuild: (old: string, fresh: string) =>
      `**Loses nothing.** ${old} ${stay(old)} bit-identical. ${fresh} ${fresh.startsWith('Row ') ? 'is' : 'are'} new to the model.`,
    rebuildLearned: (old: string, fresh: string) =>
      `**Loses training.** ${old} ${stay(old)} bit-identical. ${rows(fresh)} ${fresh === '1' ? 'is' : 'are'} drawn anew: nobody trained ${fresh === '1' ? 'it' : 'them'}.`,
    /** ViT with a short text: every cure amounts to the slice it lacks. */
    takes: (length: string, all: string) =>
      `**Loses nothing.** Takes ${length} of ${rows(all)}, each at its own position.`,
    span,
    truncate: (lost: string, share: string) => `**Loses ${tokens(lost)},** ${share} of the text. No error says so.`,
    clamp: (shared: string, row: string) => `**Loses order.** ${tokens(shared)} share row ${row}.`,
    wrap: (first: string, second: string, pairs: string) =>
      `**Loses uniqueness.** Tokens ${first} and ${second} get one row. ${many(pairs, 'pair collides', 'pairs collide')}.`,
    interpolate: '**Loses the old rows.**',
    onlyRow0: 'All but row 0 move.',
    moved: (moved: string, all: string) => `${moved} of ${rows(all)} move.`,
    neighbours: (before: string, after: string) => `The closest neighbours were ${before} apart, now ${after}.`,
    neighboursOnly: (after: string) => `The closest neighbours are ${after} apart.`,
    limits:
      '**What no cure gives.** A model has not seen positions past its training. Press et al. (ALiBi, 2022) trained a model with sinusoids on 512 tokens: some 20 more still helped, 50 more did no harm, then it got worse.',
    learnedLimits: '**No formula here.** A learned table has no row to compute. New rows need training.',
  },

  sentence: {
    addFails: (length: string, given: string) => `${meet(length)} ${rows(given)}, so the add fails.`,
    buildFails: (width: string) => `Width ${width} is odd, so D2L’s class fails before any token comes.`,
    tableSpread: (length: string) => `One row is added to all ${tokens(length)}, and nothing fails.`,
    inputSpread: (out: string) => `One token meets a whole table and becomes ${rows(out)}, and nothing fails.`,
    fits: (length: string, given: string) => `${meet(length)} ${rows(given)}, so the add fits.`,
    rebuild: 'Rebuilding keeps every token and every old row, and gives each new token a row of its own.',
    rebuildLearned: (fresh: string) =>
      `A longer table keeps every token and every old row; ${rows(fresh)} ${fresh === '1' ? 'is' : 'are'} untrained.`,
    truncate: (lost: string) => `Truncating drops the last ${tokens(lost)}, and no error says so.`,
    clamp: (shared: string, row: string) => `Clamping puts ${tokens(shared)} on row ${row}, so their order is gone.`,
    wrap: (pairs: string) => `Wrapping gives ${many(pairs, 'pair', 'pairs')} of tokens the same row.`,
    interpolate: (kept: string, all: string) =>
      `Interpolating squeezes every token in and leaves ${kept} of ${rows(all)} in place.`,
    takes: (length: string) => `Its first ${rows(length)} would do.`,
    nothing: 'No cure is needed.',
  },
  conditions: {
    base: (length: string, maxLen: string, cure: string) => `${tokens(length)}, ${rows(maxLen)}, ${cure}`,
    cures: { rebuild: 'rebuild', truncate: 'truncate', clamp: 'clamp', wrap: 'wrap', interpolate: 'interpolate' },
    width: (width: string) => `width ${width}`,
    learned: 'learned table',
    vit: 'ViT’s table',
    baseNumber: (base: string) => `base ${base}`,
    seed: (seed: string) => `seed ${seed}`,
  },
  tables: {
    cures: 'What each cure returns',
    head: [
      'Cure',
      'Rows out',
      'Old rows kept',
      'Tokens lost',
      'New rows',
      'Distinct rows',
      'Tokens on the last row',
      'Pairs that collide',
      'Closest neighbours',
    ],
    rows: 'Column as used, by token',
    token: 'Token',
    should: 'As it should be',
    none: 'none',
  },

  predictions: overflowPredictions,
  claims: {
    CL39: {
      sentence: 'A table of several rows takes every text that is no longer than itself, and refuses every longer one.',
      seen: ({ outcome, last, rows }) =>
        outcome === 'fits'
          ? `the last token stands at ${last}, the table has ${many(`${rows}`, 'row', 'rows')}, and the add runs.`
          : `the last token stands at ${last}, the table has ${many(`${rows}`, 'row', 'rows')}, and the add fails.`,
    },
    CL40: {
      sentence: 'When 1500 tokens meet a table of 1000 rows, the slice of 1500 rows is the step that fails.',
      seen: ({ failing, rows }) =>
        `the slice gives ${many(`${rows}`, 'row', 'rows')}, and the step that fails is the ${failing}.`,
    },
    CL41: {
      sentence: 'Truncated to the table, two texts that differ only in what is cut off come out the same, bit for bit.',
    },
    CL42: {
      sentence: 'Clamped or wrapped positions do the work of a longer table: every token has a row of its own.',
      seen: ({ clamp, wrap, length }) =>
        `${length} tokens get ${clamp} different rows when clamped and ${wrap} when wrapped.`,
    },
    CL43: {
      sentence: 'A table rebuilt for a longer text has at its new positions what the sinusoidal formula gives there.',
      seen: 'the rebuilt rows against a table of that length',
    },
  },
  did: 'The class did',
  compared:
    'Difference: the row each token gets under this cure, against its own row in a table that is long enough. The add without a cure is not in it.',
  verdictHead: 'With the cure',
  why: 'Why does it stop there, or not at all? What would you change?',
  reasons: {
    slice: 'A slice past the end is clipped. It gives what there is, without an error.',
    add: 'The add needs equal row counts, or a count of 1.',
    stored: 'A formula has no end. A stored table has.',
    trained: 'A longer table cures the error. The model has still not seen those positions.',
  },
  selfTest: {
    question: 'A 1500-token input meets D2L’s default PositionalEncoding. What happens?',
    ideas: {
      stored: 'The table holds 1000 rows: `max_len` is 1000.',
      slice: 'Asking it for the first 1500 rows gives 1000, in silence.',
      add: 'The add of 1500 and 1000 rows fails with a size error on the sequence axis.',
      rebuild: 'Cure: build the table with `max_len` of 1500 or more. Do not cut the text in silence.',
      limits: 'The cure gives no quality at positions the model never met in training.',
    },
  },
} satisfies ExperimentWords & Record<string, unknown>;
