import '@tensorflow/tfjs-backend-cpu';
import * as tf from '@tensorflow/tfjs-core';
import { tfjsAttention } from '../contenders/tfjs.mjs';
import { tellFirstResult } from './first-result.mjs';

tf.enableProdMode();
tellFirstResult((shape, numbers) => tfjsAttention('', tf, { backend: 'cpu', form: 'batched' }, shape, numbers));
