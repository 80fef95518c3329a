// Races in Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/lib/run.mjs';
import { kernelFiles, kernelFolder } from '../build.mjs';
import { placeOf } from '../field.mjs';

export async function nodePlace() {
  const ort = await import('onnxruntime-web/wasm');
  ort.env.wasm.numThreads = 1;
  return {
    title: 'Node',
    ...placeOf({ engine: await loadEngine(), kernels: await loadKernels(), tf: loadTfjs(), ort }),
  };
}

async function loadEngine() {
  const { loadEngine } = await import(pathToFileURL(join(root, 'dist', 'engine', 'index.js')));
  return loadEngine();
}

async function loadKernels() {
  const loaded = Object.entries(kernelFiles).map(async ([name, { js, wasm }]) => {
    const { default: create } = await import(pathToFileURL(join(kernelFolder, js)));
    return [name, await create(wasm ? { wasmBinary: readFileSync(join(kernelFolder, wasm)) } : {})];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** TensorFlow.js for Node is CommonJS. */
function loadTfjs() {
  const require = createRequire(import.meta.url);
  const tf = require('@tensorflow/tfjs-core');
  require('@tensorflow/tfjs-backend-wasm');
  require('@tensorflow/tfjs-backend-cpu');
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.enableProdMode();
  return tf;
}
