/**
 * Chinese (Simplified), part by part.
 *
 * Key terms. Source, unless another is named: d2l-ai/d2l-zh (the Chinese edition of "Dive into Deep Learning", chapters on attention,
 * self-attention and positional encoding, transformer, dropout).
 *   token 词元 · embedding 嵌入 · positional encoding 位置编码 · self-attention 自注意力 · query, key, value 查询、键、值
 *   attention weight 注意力权重 · head 头 (多头注意力) · mask, masked 掩码、掩蔽 · valid length 有效长度 · padding 填充
 *   dropout 暂退法, to drop 丢弃 · residual connection 残差连接 · layer norm 层规范化 · feed-forward 前馈网络 · offset 偏移 (位置偏移)
 *   train mode, eval mode 训练模式、评估模式 (comments of d2l-zh's code) · pass 前向传播 · concatenate 连结
 *   permutation equivariance, invariance 置换等变性、置换不变性 · causal mask 因果掩码 · residual stream 残差流 · slope 斜率 ·
 *   bucket 桶 · bias 偏置 · probe 探针 (usage of the field; d2l-zh has none of them)
 *   order (one permutation) 排列 · order (of a text) 顺序 · place 位次, a slot in the sequence, apart from 位置, what encodings carry ·
 *   order (of steps, of terms) 次序 · position id 位置编号 · rounding 舍入误差 · bit for bit 逐比特 · claim 论断 · holds, identical, broken
 *   成立、完全相同、不成立 · holds to 差值至多 · by up to 最多相差 · a run in train mode 训练模式的运行, never 训练运行: nothing is trained ·
 *   the model's weights 模型权重, where they stand beside attention weights (our own)
 * Left in English: Position Lab, max_len, RoPE, ALiBi, T5, Shaw, softmax, float32, one-hot, identifiers of code.
 */
import type { Language } from '../language.ts';
import { frame } from './frame.ts';
import { names } from './names.ts';

export const chinese: Language = {
  lang: 'zh-Hans',
  frame,
  names,
  parts: {
    permute: async () => (await import('./permute.ts')).permute,
    shift: async () => (await import('./shift.ts')).shift,
    overflow: async () => (await import('./overflow.ts')).overflow,
    mode: async () => (await import('./mode.ts')).mode,
    explorer: async () => (await import('./explorer.ts')).explorer,
    placement: async () => (await import('./placement.ts')).placement,
    results: async () => (await import('./results.ts')).results,
    embedding: async () => (await import('./embedding.ts')).embedding,
    transcript: async () => (await import('./transcript.ts')).transcript,
    deck: async () => (await import('./deck.ts')).deck,
    'closed-book': async () => (await import('./closed-book/index.ts')).closedBook,
    bugs: async () => (await import('./bugs/index.ts')).bugs,
  },
};
