// The page of races: loads every contender, then is told what to do by places/chromium.mjs.
import '@tensorflow/tfjs-backend-cpu';
import * as ort from 'onnxruntime-web/wasm';
import { loadEngine } from '../../../dist/engine/index.js';
import { placeOf } from '../field.mjs';
import { tf } from './tfjs-wasm.mjs';

async function start() {
  ort.env.wasm.numThreads = 1;
  window.place = placeOf({ engine: await loadEngine(), kernels: await loadKernels(), tf, ort });
}

/** Served as the compiler made them, not bundled. */
async function loadKernels() {
  const files = await (await fetch('../kernels/files.json')).json();
  const loaded = Object.entries(files).map(async ([name, { js }]) => {
    const address = new URL(`../kernels/${js}`, location.href).href;
    const { default: create } = await import(/* @vite-ignore */ address);
    return [name, await create()];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

window.ready = start();
