import { loadEngine } from '../../../dist/engine/index.js';
import { attentionCall } from '../contenders/engine.mjs';
import { tellFirstResult } from './first-result.mjs';

tellFirstResult(async (shape, numbers) => attentionCall('', await loadEngine(), shape, numbers));
