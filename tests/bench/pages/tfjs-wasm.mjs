// TensorFlow.js with its WebAssembly backend, told where the bundler has put its modules; it loads one of them.
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import plain from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import simd from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import threaded from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-threaded-simd.wasm?url';
import * as tf from '@tensorflow/tfjs-core';

setWasmPaths({
  'tfjs-backend-wasm.wasm': plain,
  'tfjs-backend-wasm-simd.wasm': simd,
  'tfjs-backend-wasm-threaded-simd.wasm': threaded,
});
tf.enableProdMode();

export { tf };
