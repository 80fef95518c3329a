/** What few ever open, and is loaded only then: transcripts, their replay, pictures as files. */
import { isWholeEngine, loadWholeEngine, type PageEngine } from '../engine/page.ts';
import { fileName } from '../experiments/files.ts';
import type { Exported } from '../frame/exports.ts';
import type { TextFile } from '../host/files.ts';
import type { Language } from '../locales/language.ts';
import { benchOf } from '../session/bench.ts';
import { type Played, type Refusal, type Replayed, replaying, transcriptOf } from '../session/replay.ts';
import type { Session } from '../session/session.ts';
import { writeTranscript } from '../state/transcript.ts';
import { type Caption, pictureOf, pngOf } from './figure-file.ts';

export { longestFile } from '../state/transcript.ts';

export interface Drawn extends Caption {
  readonly figures: Element;
  readonly defs: Element | null;
}

/** null: this browser makes no such file. */
export async function fileOf(
  id: string,
  session: Session,
  { origin }: Exported,
  { figures, defs, ...caption }: Drawn,
): Promise<TextFile | { readonly name: string; readonly blob: Blob } | Refusal | null> {
  if (id === 'transcript') {
    const transcript = transcriptOf(session);
    if ('refused' in transcript) return transcript;
    const text = writeTranscript(transcript);
    return { name: 'position-lab-transcript.json', type: 'application/json', text };
  }
  const svg = pictureOf(figures, defs, caption);
  if (id !== 'png') return { name: fileName(origin, null, 'svg'), type: 'image/svg+xml', text: svg };
  const blob = await pngOf(svg);
  return blob && { name: fileName(origin, null, 'png'), blob };
}

/** In milliseconds: how long a replay keeps the page from drawing, and how long it goes on before the page says so. */
const slice = 12;
const silence = 150;

/**
 * A transcript may have been in any place: `engine` has perhaps only what the open one asks. `goesOn` hears between two frames how far
 * it is, and says whether it goes on; null: it does not.
 */
export async function replayed(
  text: string | null,
  engine: PageEngine,
  language: Language,
  goesOn: (played: Played | null) => boolean,
): Promise<Replayed | Refusal | null> {
  const playing = replaying(text, await benchOf(isWholeEngine(engine) ? engine : await loadWholeEngine(), language));
  const begun = performance.now();
  for (;;) {
    const until = performance.now() + slice;
    let step = playing.next();
    while (!step.done && performance.now() < until) step = playing.next();
    if (step.done) return step.value;
    if (!goesOn(performance.now() - begun > silence ? step.value : null)) return null;
    await new Promise((resume) => setTimeout(resume));
  }
}
