/** The encoding explorer: how to read a table of positions. */
import type { Locale } from '../en/index.ts';
import { at, cellAt, ownErrors, ownTable } from './explorer-own.ts';
import { explorerPredictions } from './explorer-predictions.ts';
import { names } from './names.ts';

/** "行", "个位置": 行 and 列 are measure words themselves. */
const asUnit = (noun: string): string => (noun === '行' || noun === '列' ? noun : `个${noun}`);
/** "3 行", "3 个位置". */
const counted = (count: string, noun: string): string => `${count} ${asUnit(noun)}`;
/** Of residuals: "（精确）" or how far. */
const toRounding = (size: string): string => (size === '0' ? '（精确）' : `（差值至多 ${size}）`);

export const explorer: Locale['explorer'] = {
  ...names.explorer,
  controls: {
    position: '第 $i$ 行',
    width: '宽度 $d$',
    base: '底数',
    layout: '布局',
    rows: '行数',
    firstColumn: '所画的第一列',
    precision: '精度',
    exponent: '底数的指数',
    own: '与此表并列',
    formula: '$i$、$c$ 处的元素',
    ownRows: '行',
  },
  errors: {
    ...ownErrors,
    'explorer.overflow': ({ given }) => `使用这个底数时，某个频率或角度为 ${given}。请换一个底数。`,
  },
  options: {
    layout: { interleaved: '交错', halves: '分半' },
    precision: { float64: 'float64', float32: 'float32' },
    own: { none: '无', formula: '公式', rows: '粘贴的行' },
    exponent: {
      pair: '$2j/d$',
      column: '$c/d$',
      whole: '$2j/d$，取整',
      half: '$j/d$',
      double: '$2c/d$',
      closed: '$j/$(对的个数 − 1)',
    },
  },
  presets: {
    d2l: 'D2L 的热图',
    columns: 'D2L 的图，第 6:10 列',
    udl: 'UDL 图 12.5',
    bits: '8 行，3 个比特',
    two: '宽度 2',
    odd: '宽度 5，奇数',
    halves: '分半',
    whole: '指数取整',
  },
  predictions: explorerPredictions,
  did: '表的结果',
  compared: '差值：每一行按偏移旋转到之后的每一行，与那一行相比。',
  why: '表中的一个元素由什么决定？',
  reasons: {
    pair: '一对中的两列有相同的频率，指数为 $2j/d$。',
    ladder: '频率从一对到下一对按同一个因子下降。',
    circle: '同一角度的正弦和余弦位于单位圆上。',
    parity: '列决定是正弦还是余弦，行是从 0 数起的位置。',
  },
  selfTest: {
    question: '写出宽度为 4 的表的第 2 行。',
    formula: 'sin 2, cos 2, sin 0.02, cos 0.02',
    ideas: {
      pairs: '四列是两对，$j$ = 0 和 $j$ = 1。',
      frequencies: '它们的频率是 1 和 10000^{−2/4} = 0.01。',
      angles: '位置 2 处的角度是 2 和 0.02。',
      order: '每一对是同一角度的正弦，然后是余弦，以弧度计。',
      zero: '第 2 行是位置 2，从上往下数是第三行：位置从 0 数起。',
    },
  },

  figure: {
    rows: '表，自上而下读出的若干列，以及行号的比特',
    columns: '表，自左而右读出的若干特征，以及位置的比特',
  },
  tableName: '位置表',
  bitsName: '二进制计数',
  titles: {
    table: {
      rows: (rows, cols) => `表 $\\P$：${rows} 行，${cols} 列`,
      columns: (rows, cols) => `表 $Π$：${cols} 个特征，${rows} 个位置`,
    },
    tableShort: '$\\P$',
    curves: {
      rows: (span) => `第 ${span} 列，自上而下`,
      columns: (span) => `特征 ${span}`,
    },
    curvesShort: (span) => `列 ${span}`,
    bits: '比特，最低位在前',
    bitsShort: '比特',
  },
  axis: { column: '列', position: '位置' },
  column: { rows: (column) => `第 ${column} 列`, columns: (feature) => `特征 ${feature}` },
  shown: {
    rows: (first, last, all) => `第 ${first}–${last} 列，共 ${all} 列。`,
    columns: (first, last, all) => `特征 ${first}–${last}，共 ${all} 个。`,
  },

  nouns: {
    rows: { row: '行', Row: '行', column: '列' },
    columns: { row: '位置', Row: '位置', column: '特征' },
  },
  sine: 'sin',
  cosine: 'cos',
  cellHeading: '一个单元格',
  cell: {
    rows: (row, column) => `第 ${row} 行第 ${column} 列`,
    columns: (position, feature) => `位置 ${position}，特征 ${feature}`,
  },
  facts: {
    pair: '对 $j$',
    exponent: (exponent) => `指数 ${exponent}`,
    frequency: '频率 $ω_{j}$',
    angle: '角度 $i$ · $ω_{j}$，弧度',
    value: (wave) => `其 ${wave}`,
  },
  pointAt: '指向一个单元格，或用方向键移到那里。',
  cellRead: (pair, flips) => `第 ${pair} 对。沿位置方向，它变号 ${flips} 次。`,
  bitRead: ({ Row }, row, worth, value, flips) =>
    `${at(Row, row)}，比特 ${worth}：${value}。沿位置方向，它翻转 ${flips} 次。`,
  rowAsText: {
    rows: (row) => `以文本显示第 ${row} 行`,
    columns: (position) => `以文本显示位置 ${position}`,
  },

  oneLine: {
    rows: (row) => `第 ${row} 行在三幅图中是同一条线。`,
    columns: (position) => `位置 ${position} 在三幅图中是同一条线。`,
  },
  speed: {
    single: '表只有一个频率。',
    same: '它的所有列以同一频率旋转。',
    falling: {
      rows: (halves) => `${halves ? '在每一半中，' : ''}左边的列旋转快，右边的列旋转慢。`,
      columns: (halves) => `${halves ? '在每一半中，' : ''}上面的特征旋转快，下面的旋转慢。`,
    },
    rising: {
      rows: (halves) => `${halves ? '在每一半中，' : ''}左边的列旋转慢，右边的列旋转快。`,
      columns: (halves) => `${halves ? '在每一半中，' : ''}上面的特征旋转慢，下面的旋转快。`,
    },
  },
  bitsSentence: (bits, alike) =>
    alike ? `计数器的比特也是如此，最低位写在前：${bits}。` : `计数器的比特，最低位写在前：${bits}。`,
  describeHidden: {
    rows: (row) => `表的第 ${row} 行已框出。它的元素尚未显示。`,
    columns: (position) => `表的位置 ${position} 已框出。它的元素尚未显示。`,
  },
  odd: {
    rows: (column) => `宽度是奇数：第 ${column} 列是没有配对余弦的正弦。`,
    columns: (feature) => `宽度是奇数：特征 ${feature} 是没有配对余弦的正弦。`,
  },

  ladder: {
    title: '频率',
    name: '对数坐标上的频率',
    mark: ({ row }, pair, rows) => `第 ${pair} 对：每 ${counted(rows, row)}转一圈`,
    single: '一对只有一个频率。',
    collapsed: (count, frequency) => `全部 ${count} 个标记落在一处：频率 ${frequency}。`,
    range: (count, first, last) => `${count} 个频率，从 ${first} 到 ${last}。`,
    ratio: (ratio, size) => `每个是前一个的 ${ratio} 倍${toRounding(size)}，因此各标记间距相等。`,
    noRatio: (size) => `它们的比值不恒定：最多偏离 ${size}。`,
  },
  dots: {
    title: ({ Row, row }, chosen) => `${at(Row, chosen)}与每${asUnit(row)}的点积`,
    name: '框出的位置与每个位置的点积',
    oneRow: ({ Row, row }, chosen, value) => `${at(Row, chosen)}与自身的点积为 ${value}。没有别的${row}。`,
    itself: ({ Row }, chosen, value) => `${at(Row, chosen)}与自身的点积为 ${value}。`,
    falls: '从这里起，点积一直下降。',
    rises: ({ row }, where, distance, before, after) =>
      `从这里起，点积并非一直下降：在${at(row, where)}（相距 ${distance}）首次上升，从 ${before} 到 ${after}。`,
  },
  propertiesTitle: '这张表具有的性质',
  properties: {
    uniqueRows: {
      holds: ({ all, nouns }) =>
        all === '1' ? `只有一${asUnit(nouns.row)}。` : `全部 ${counted(all, nouns.row)}互不相同。`,
      broken: ({ row, other, failing, nouns }) =>
        `${at(nouns.Row, row)}与${at(nouns.row, other)}相同；${counted(failing, nouns.row)}与更早的重复。`,
      none: '没有可比较的。',
    },
    nearestRows: {
      holds: ({ size, row, other, nouns }) =>
        `最近的两${asUnit(nouns.row)}是相邻的：${row} 和 ${other}，相距 ${size}。`,
      broken: ({ size, row, other, nouns }) =>
        `最近的两${asUnit(nouns.row)}并不相邻：${row} 和 ${other} 相距 ${size}，相邻的相距更远。`,
      none: '只有一个，没有相邻的。',
    },
    bounded: {
      holds: ({ size }) => `没有元素的绝对值大于 1；最大的为 ${size}。`,
      broken: ({ size, row, col, nouns }) => `${cellAt(nouns, row, col)}的元素绝对值为 ${size}。`,
      none: '没有元素。',
    },
    unitPairs: {
      holds: ({ size }) => `每一对都位于单位圆上${toRounding(size)}。`,
      broken: ({ size, row, col, nouns }) =>
        `${at(nouns.column, col)}所在的对在${at(nouns.row, row)}处不在单位圆上：sin² + cos² 与 1 相差 ${size}。`,
      none: '没有正弦与余弦的对。',
    },
    rotation: {
      holds: ({ size, nouns }) =>
        `${at(nouns.Row, '$i$ + $\\δ$')}就是${at(nouns.row, '$i$')}的每一对旋转 $\\δω_{j}$${toRounding(size)}。`,
      broken: ({ size, row, other, offset, col, nouns }) =>
        `${at(nouns.Row, row)}旋转 $\\δ$ = ${offset} 后，在${at(nouns.column, col)}所在的对中与${at(nouns.row, other)}相差 ${size}。`,
      none: '没有可旋转的：需要一对和两个位置。',
    },
    offsetOnlyDots: {
      holds: ({ size, nouns }) => `两${asUnit(nouns.row)}的点积只取决于它们的偏移${toRounding(size)}。`,
      broken: ({ size, offset, row, other, nouns }) =>
        `偏移 ${offset} 处的点积相差 ${size}：从${at(nouns.row, row)}起的最小，从${at(nouns.row, other)}起的最大。`,
      none: '没有点积。',
    },
  },
  layouts: {
    identical: '在另一种布局下，表相同。',
    entries: (size) => `在另一种布局下，元素最多相差 ${size}。`,
    dotsHold: ({ row }, size) => `各${row}的点积相同${toRounding(size)}。`,
    dotsBroken: ({ row }, size) => `各${row}的点积最多相差 ${size}。`,
  },
  precision: {
    identical: '用 float32 时，表相同，逐比特一致。',
    differs: ({ row, column }, size, r, c) =>
      `用 float32 计算时，与 float64 最多相差 ${size}，位于${cellAt({ row, column }, r, c)}。`,
  },

  ownTable,

  conditions: {
    row: (row) => `第 ${row} 行`,
    table: (rows, cols) => `表 ${rows} × ${cols}`,
    base: (base) => `底数 ${base}`,
    halves: '分半',
    exponent: (exponent) => `指数 ${exponent}`,
    plotted: (column) => `从第 ${column} 列画起`,
    ownFormula: (formula) => `自己的公式 \`${formula}\``,
    ownRows: (begin) => `自己的行 ${begin}`,
  },
  tables: {
    row: {
      rows: (row) => `第 ${row} 行`,
      columns: (position) => `位置 ${position}`,
    },
    rowHead: {
      rows: ['列', '对', '函数', '频率', '角度', '元素', '变号次数'],
      columns: ['特征', '对', '函数', '频率', '角度', '元素', '变号次数'],
    },
    plot: '所画的列、比特，以及与框出的行的点积',
    plotHead: { rows: ['行', '比特', '点积'], columns: ['位置', '比特', '点积'] },
    ladder: '频率',
    pair: '对',
    column: '列',
    ladderHead: ['弧度/行', '每圈的行数'],
    properties: '性质',
    propertyHead: ['性质', '测得', '容差', '判定'],
    ownProperties: '你自己的表的性质',
    ownRow: {
      rows: (row) => `你自己的表的第 ${row} 行`,
      columns: (position) => `你自己的表中的位置 ${position}`,
    },
    ownRowHead: {
      rows: ['列', '你的', '正弦编码', '差值'],
      columns: ['特征', '你的', '正弦编码', '差值'],
    },
  },
  claims: {
    CL17: {
      sentence: '宽度为偶数时，每一行的每个（正弦，余弦）对都位于单位圆上，因此每一行的长度平方为 $d$ / 2。',
      seen: '各对与单位圆相比',
    },
    CL18: {
      sentence: '频率从 1 开始，从一对到下一对按同一个因子下降。',
      seen: '相邻频率的比值互相比较',
    },
    CL19: {
      sentence: '宽度为偶数时，两行的点积取决于它们相距多远，而不取决于别的。',
      seen: '相距同样远的行的点积',
    },
    CL20: {
      sentence: '一行离第 0 行越远，它与第 0 行的点积就越小。',
      seen: ({ rise, last }) =>
        rise === 'none' ? `点积一直下降，直到第 ${last} 行。` : `点积先下降，后上升：第 ${rise} 行的大于前一行的。`,
    },
    CL21: {
      sentence: '由于行与行的点积只看偏移，由这些行得出的查询与键的分数也只看偏移。',
    },
    CL22: {
      sentence: '即使宽度为 2，也没有任何两行比相邻的行更近。',
      seen: ({ row, other, apart }) => `最近的两行是第 ${row} 行和第 ${other} 行，相距 ${apart}。`,
    },
    CL23: {
      sentence: '宽度从 12 起，前 1000 行互不相同，且最近的两行是相邻的。',
      seen: ({ row, other, apart }) => `最近的两行是第 ${row} 行和第 ${other} 行，相距 ${apart}。`,
    },
    CL24: {
      sentence: '所有正弦排在所有余弦之前时，各行之间的点积不变。',
      seen: '两种布局的点积',
    },
    CL25: {
      sentence: '指数向下取整，只损失一点精度，没有别的影响。',
      seen: ({ different, pairs }) => `${pairs} 对有 ${different} 个不同的频率。`,
    },
  },
};
