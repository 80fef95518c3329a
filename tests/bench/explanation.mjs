// How it is measured, and what limits an aim that is missed. Written by hand; everything else in the document is computed.

export const explanation = `## How it is measured

- **Who.** One thread each, float32, the same numbers, every result compared with this engine's in double precision (which its
  tests compare with PyTorch); more than 1e-4 apart, and the run stops. *Kernel*: weights packed once, then \`AttentionLayer<float>\`
  applied to rows that already lie in its memory. *API call*: \`attention\` of \`dist/engine\`, which has no state: each call checks its
  options, copies them in, packs the weights and copies the result out. *Native*: g++ -O3 with SIMD of 128 bits, as WebAssembly has;
  *Eigen* is the textbook's formula in its matrices. *onnxruntime-web*: the weights are constants of the model, which its session
  packs once; the best form is the faster of the operator \`Attention\` and of the standard ones. *tfjs*: the weights are tensors of
  the backend; the best form is the faster of one product for all heads and of one for each. A peer's call takes tokens in a typed
  array and gives one back.
- **How often.** Everyone runs for a while before it counts. Then all take turns, three rounds of them; in its turn each makes
  batches of calls, of which the median counts. Ratios are of one and the same round. What takes longer than 1.5 s at its first
  call is not called again: that one time, taken cold, counts in every round. Native programs run at the start of each round,
  beside Node and Chromium alike.
- **Operations** are 8nd² + 4n²d: four projections, scores and weighted sums; the exponentials of the softmax are not counted.
- **Downloads** are what a page fetches until the first result, one minimal page for each contender, bundled and shortened by Vite,
  in a fresh browser profile each time.
- **A first result** is computed and drawn: the page's own event says so. The files come compressed from this machine; what is slowed
  down, processor and network, Chromium slows down as its tools do.
- **A dragged step** runs from the pointer event to the end of painting on the main thread.
- **Long tasks** are those that Chromium's PerformanceObserver tells of, over 50 ms, while a script uses the lab as a learner does, on a
  desk: each experiment is begun, predicted, moved, dragged, set by every preset, its claims tried, its other steps and another language
  opened; and a teacher pastes and grades codes.

## What limits an aim that is missed

- **API call, few tokens.** It has no state, so it reads four weight matrices, checks them for NaN, widens and narrows them and packs
  them for every call: at 12 tokens and width 32 that is ten times as many weights as token entries, and outweighs the arithmetic.
  The others keep their weights between calls. The kernel's row shows what remains when this engine does as well.
- **Eigen and onnxruntime-web, many tokens.** All three spend their time in matrix products with four numbers at a time, and none
  uses a fused multiply-add (in WebAssembly only the extension "relaxed SIMD" has one; here it would also change bits between
  builds). What differs is how registers and caches are used, and that depends on the processor. At 12 and 60 tokens
  onnxruntime-web pays for a session's asynchronous call.
- **Eigen and onnxruntime-web, 60 and 256 tokens.** The exponentials of the softmax, which the operations do not count, are a
  quarter of the kernel's time at 60 tokens and a sixth at 256. Ours are right to one unit in the last place, with the same bits in every build, and cost 25 instructions
  for four.
- **tfjs-wasm, many tokens.** Head by head, its products are those of XNNPACK, close to ours; its best form is several times slower
  wherever slicing, transposing and dispatching outweigh the products.
- **Download.** The kernels are a small part of it: the four experiments with all their schemes, checks, sentences and reports, and
  the glue that carries them to JavaScript, are the rest.
- **Ranges.** Where least and most are far apart, something else ran on the machine: see its load below the tables.
`;
