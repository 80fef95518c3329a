/** The ways to bring in position, as the shift experiment names them, and lists of such names. */
import type { schemes as english } from '../en/shift-schemes.ts';

export const schemes: typeof english = {
  none: { name: '无位置', how: '完全没有位置信息' },
  shaw: { name: 'Shaw', how: '每个偏移一个向量，加到 $\\K$ 和 $\\V$ 上' },
  t5: { name: 'T5', how: '每个偏移桶一个数' },
  alibi: { name: 'ALiBi', how: '斜率乘以距离' },
  rotary: { name: 'RoPE', how: '旋转 $\\Q$ 和 $\\K$' },
  sinusoidalQueryKey: { name: '正弦编码（$\\Q$、$\\K$）', how: '相加，但不加到 $\\V$' },
  sinusoidalInput: { name: '正弦编码（输入处）', how: '相加一次' },
  learnedInput: { name: '可学习表', how: '相加一次' },
};

const names: Readonly<Record<string, { readonly name: string }>> = schemes;
/** Of ids joined by commas. */
export const namesOf = (ids = ''): string[] => (ids === '' ? [] : ids.split(',').map((id) => names[id]?.name ?? id));
/** Every scheme as a choice. */
export const schemeChoices = Object.fromEntries(Object.entries(schemes).map(([id, { name }]) => [id, { text: name }]));
