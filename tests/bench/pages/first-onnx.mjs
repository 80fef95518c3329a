import * as ort from 'onnxruntime-web/wasm';
import { onnxFused } from '../contenders/onnx.mjs';
import { tellFirstResult } from './first-result.mjs';

ort.env.wasm.numThreads = 1;
tellFirstResult((shape, numbers) => onnxFused('', ort, shape, numbers));
