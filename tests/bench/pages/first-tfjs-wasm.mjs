import { tfjsAttention } from '../contenders/tfjs.mjs';
import { tellFirstResult } from './first-result.mjs';
import { tf } from './tfjs-wasm.mjs';

tellFirstResult((shape, numbers) => tfjsAttention('', tf, { backend: 'wasm', form: 'batched' }, shape, numbers));
