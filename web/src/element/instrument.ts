/** What few ever open, and is loaded only then: transcripts, their replay, pictures as files. */
import { isWholeEngine, loadWholeEngine, type PageEngine } from '../engine/page.ts';
import { fileName } from '../experiments/files.ts';
import type { TextFile } from '../host/files.ts';
import { writeTranscript } from '../state/transcript.ts';
import { benchOf } from './bench.ts';
import type { Exported } from './exports.ts';
import { type Caption, pictureOf, pngOf } from './figure-file.ts';
import { type Refusal, type Replayed, replay, transcriptOf } from './replay.ts';
import type { Session } from './session.ts';

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

/** A transcript may have been in any place: `engine` has perhaps only what the open one asks. */
export const replayed = async (text: string | null, engine: PageEngine): Promise<Replayed | Refusal> =>
  replay(text, await benchOf(isWholeEngine(engine) ? engine : await loadWholeEngine()));
