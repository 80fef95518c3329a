import type { Locale } from '../en/index.ts';
import { names } from './names.ts';
import { overflowPredictions } from './overflow-predictions.ts';

const tokens = (count: string): string => `${count} 个词元`;
const rows = (count: string): string => `${count} 行`;
const meet = (length: string): string => `${length} 个词元遇到`;
/** The steps by their ids. */
const steps = { build: '建表', slice: '切片', add: '相加', dropout: '暂退法' };
const stepOf = (id = ''): string => (steps as Readonly<Record<string, string>>)[id] ?? id;
const span = (from: string, to: string): string => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`);

const cures = { rebuild: '重建', truncate: '截断', clamp: '钳位', wrap: '回绕', interpolate: '插值' };

export const overflow: Locale['overflow'] = {
  ...names.overflow,
  intro: (length, maxLen, width, vit) =>
    `${meet(length)}一张 ${rows(maxLen)}的表，每行 ${width} 个数。${vit ? 'ViT 加上整张表' : '这个类对表切片，加上切片'}，然后应用暂退法。`,
  controls: {
    length: '输入长度',
    framework: '框架',
    maxLen: '`max_len`',
    width: '宽度 $d$',
    table: '所存的表',
    base: '底数',
    seed: '种子',
    cure: '补救',
  },
  options: {
    framework: { pytorch: 'PyTorch', tensorflow: 'TF', jax: 'JAX', numpy: 'NumPy' },
    table: { sinusoidal: '正弦编码（D2L）', learned: '可学习，切片（BERT）', vit: '可学习，整张（ViT）' },
  },
  presets: {
    d2l: 'D2L 的默认值',
    onePast: '多一个',
    full: '恰好用满',
    small: '60 行',
    oneRow: '只存一行',
    odd: '奇数宽度',
    bert: '可学习的行',
    vit: 'ViT 的表',
  },

  picture: {
    name: {
      missing: (length, maxLen, from, to) =>
        `输入要求 ${rows(length)}。表有 ${rows(maxLen)}。${span(from, to)}不存在。`,
      enough: (length, maxLen) => `输入要求 ${rows(length)}。表有 ${rows(maxLen)}。`,
    },
    input: '你的输入',
    tokens,
    table: '所存的表 $\\P$',
    rows,
    missing: (count) => `缺少 ${rows(count)}`,
    past: (count) => `超出末尾 ${count} 个`,
    spare: (count) => `${rows(count)}没有词元`,
    limit: (maxLen) => `max_len ${maxLen}`,
    strips: (columns, last) => `条带：实际的表的第 ${columns} 列，${last === '0' ? '第 0 行' : `第 0 至 ${last} 行`}。`,
    memory: (stored, stored32, stored64) =>
      `内存：${rows(stored)}，float32 为 ${stored32} 字节（float64：${stored64}）`,
    memoryNeeded: (needed, needed32, needed64) => `${rows(needed)}，${needed32}（${needed64}）`,
  },
  notices: {
    one: '宽度 1：表只是一个正弦，没有余弦。PyTorch 建表时不作提示。',
    odd: '奇数宽度：我们的表以一个没有配对的正弦结尾，因此图照常显示。D2L 的类运行不到这一步。',
  },

  steps: {
    title: '两步',
    names: steps,
    sliceShort: (asked, given) => `要求 ${rows(asked)}，得到 ${rows(given)}。不报错。`,
    sliceFull: (asked) => `要求 ${rows(asked)}，全部得到。`,
    noSlice: (given) => `ViT 没有这一步：全部 ${rows(given)}继续。`,
    notReached: '未到达。',
    buildFails: (values, columns) => `${values} 个余弦，只有 ${columns} 列。`,
    addFits: '行数一致。',
    addFails: '行数不同，且都不是 1。',
    tableSpread: (length) => `第 0 行广播到 ${tokens(length)}。`,
    inputSpread: (out) => `这个词元广播到 ${rows(out)}。`,
    hidden: '这能运行吗？',
  },
  panel: {
    addFails: '失败的是相加。切片没有失败。',
    addFailsWhole: '失败的是相加。这里没有切片。',
    buildFails: '表无法建成。根本到不了相加。',
    tableSpread: '没有失败。每个词元都得到第 0 行。',
    inputSpread: (out) => `没有失败。一个词元变成 ${rows(out)}。`,
    fits: '相加可行。',
    silent: '行数为 1 时会广播成匹配的大小。没有任何提示。',
    fitsBody: (last, first) =>
      `有对应行的最后一个位置是 ${last}。${first === null ? '' : `第一个被拒绝的长度是 ${first}。`}`,
    fitsOnly: (length) => `只能容纳 ${tokens(length)}，以及单个词元，后者会被静默地广播。`,
    meanings: {
      input: '你的输入',
      table: (given) => `${given} 实际给出的结果`,
      whole: '整张表',
      sequence: '序列',
      values: '算出的余弦',
      columns: '可放余弦的列',
      width: '宽度',
    },
    run: {
      pytorch: '在 PyTorch 1.13 中运行所得。',
      numpy: '在 NumPy 1.24 中运行所得。',
      tensorflow: '运行所得：D2L 的 TF 版本用 NumPy 1.24 建表。',
      jax: '在 JAX 中运行所得。',
    },
    notRun: '未在此运行：文档中的措辞。',
    other: (text) => `在 GPU 上是 \`${text}\`。`,
  },

  cures: {
    title: {
      needed: '五种补救。都能运行。',
      needless: '五种补救。都不需要。',
      useless: '针对表太短的五种补救。都不能解决奇数宽度。',
    },
    used: (column) => `实际使用的第 ${column} 列`,
    should: '应有的值',
    usedRow: '每个词元读取的行',
    shouldRow: '自己的行',
    curve: (cure) => `采用：${cure}`,
    names: cures,
    nothing: (length) => `**不作任何改变。**${length === '1' ? '这个词元有' : `${length} 个词元各有`}自己的行。`,
    rebuild: (old, fresh) => `**没有损失。**${old}逐比特不变。${fresh}对模型是新的。`,
    rebuildLearned: (old, fresh) => `**失去训练。**${old}逐比特不变。${rows(fresh)}重新抽取：未经训练。`,
    takes: (length, all) => `**没有损失。**取 ${rows(all)}中的 ${rows(length)}，每行都在自己的位置。`,
    span,
    truncate: (lost, share) => `**失去 ${tokens(lost)}，**占文本的 ${share}。没有报错提示。`,
    clamp: (shared, row) => `**失去顺序。**${tokens(shared)}共用第 ${row} 行。`,
    wrap: (first, second, pairs) => `**失去唯一性。**词元 ${first} 和 ${second} 得到同一行。${pairs} 对词元冲突。`,
    interpolate: '**失去旧行。**',
    onlyRow0: '除第 0 行外全部移动。',
    moved: (moved, all) => `${rows(all)}中有 ${rows(moved)}移动。`,
    neighbours: (before, after) => `最近的相邻行原来相距 ${before}，现在相距 ${after}。`,
    neighboursOnly: (after) => `最近的相邻行相距 ${after}。`,
    limits:
      '**任何补救都给不了的。**模型没有见过训练长度之外的位置。Press 等人（ALiBi，2022）用 512 个词元训练了一个使用正弦编码的模型：多出约 20 个仍有帮助，多出 50 个没有害处，再往后就变差。',
    learnedLimits: '**这里没有公式。**可学习表没有可以算出的行。新的行需要训练。',
  },

  sentence: {
    addFails: (length, given) => `${meet(length)} ${rows(given)}，因此相加失败。`,
    buildFails: (width) => `宽度 ${width} 是奇数，因此在任何词元到来之前，D2L 的类就失败了。`,
    tableSpread: (length) => `同一行加到全部 ${tokens(length)}上，没有失败。`,
    inputSpread: (out) => `一个词元遇到整张表，变成 ${rows(out)}，没有失败。`,
    fits: (length, given) => `${meet(length)} ${rows(given)}，因此相加可行。`,
    rebuild: '重建保留所有词元和所有旧行，并给每个新词元各一行。',
    rebuildLearned: (fresh) => `更长的表保留所有词元和所有旧行；${rows(fresh)}未经训练。`,
    truncate: (lost) => `截断丢掉最后 ${tokens(lost)}，没有报错提示。`,
    clamp: (shared, row) => `钳位把 ${tokens(shared)}放到第 ${row} 行，因此失去了它们的顺序。`,
    wrap: (pairs) => `回绕使 ${pairs} 对词元得到同一行。`,
    interpolate: (kept, all) => `插值把每个词元都挤进表中，${rows(all)}中有 ${rows(kept)}留在原处。`,
    takes: (length) => `取它的前 ${rows(length)}即可。`,
    nothing: '不需要补救。',
  },
  conditions: {
    base: (length, maxLen, cure) => `${tokens(length)}，${rows(maxLen)}，${cure}`,
    cures,
    width: (width) => `宽度 ${width}`,
    learned: '可学习表',
    vit: 'ViT 的表',
    baseNumber: (base) => `底数 ${base}`,
    seed: (seed) => `种子 ${seed}`,
  },
  tables: {
    cures: '每种补救返回的结果',
    head: [
      '补救',
      '输出的行',
      '保留的旧行',
      '丢失的词元',
      '新的行',
      '互不相同的行',
      '最后一行的词元',
      '冲突的词元对',
      '最近的相邻行',
    ],
    rows: '实际使用的列，按词元',
    token: '词元',
    should: '应有的值',
    none: '无',
  },

  predictions: overflowPredictions,
  claims: {
    CL39: {
      sentence: '多行的表接受每个不超过表长的文本，拒绝每个更长的文本。',
      seen: ({ outcome, last, rows }) =>
        outcome === 'fits'
          ? `最后一个词元位于 ${last}，表有 ${rows} 行，相加可以运行。`
          : `最后一个词元位于 ${last}，表有 ${rows} 行，相加失败。`,
    },
    CL40: {
      sentence: '当 1500 个词元遇到 1000 行的表时，失败的步骤是取 1500 行的切片。',
      seen: ({ failing, rows }) => `切片给出 ${rows} 行，失败的步骤是${stepOf(failing)}。`,
    },
    CL41: {
      sentence: '截断到表长之后，只在被截去部分不同的两个文本，结果逐比特相同。',
    },
    CL42: {
      sentence: '钳位或回绕的位置可以代替更长的表：每个词元都有自己的行。',
      seen: ({ clamp, wrap, length }) => `${length} 个词元在钳位时得到 ${clamp} 个不同的行，在回绕时得到 ${wrap} 个。`,
    },
    CL43: {
      sentence: '为更长的文本重建的表，在新位置上就是正弦公式在那里给出的值。',
      seen: '重建的行与该长度的表相比',
    },
  },
  did: '类的结果',
  compared: '差值：采用这种补救时每个词元得到的行，与足够长的表中它自己的行相比。没有补救的相加不计入。',
  verdictHead: '采用补救',
  why: '为什么在那里停止，或者根本不停？你会改什么？',
  reasons: {
    slice: '超出末尾的切片会被截短。它给出现有的部分，不报错。',
    add: '相加要求行数相等，或者其中之一为 1。',
    stored: '公式没有尽头。所存的表有。',
    trained: '更长的表消除了报错。模型仍然没有见过那些位置。',
  },
  selfTest: {
    question: '1500 个词元的输入遇到 D2L 默认的 PositionalEncoding。会发生什么？',
    ideas: {
      stored: '表有 1000 行：`max_len` 是 1000。',
      slice: '向它要前 1500 行，静默地得到 1000 行。',
      add: '1500 行与 1000 行相加失败，序列轴上出现大小不匹配的错误。',
      rebuild: '补救：用 1500 或更大的 `max_len` 建表。不要静默地截断文本。',
      limits: '对模型在训练中从未遇到的位置，这种补救不保证质量。',
    },
  },
};
