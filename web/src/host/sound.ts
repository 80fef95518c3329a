/** Tones through the loudspeaker. Nothing sounds unasked: a browser lets them through only after a press. */

/** In seconds: one tone, and how long it takes to come and go, without which it would crack. */
const length = 0.6;
const edge = 0.03;
const loudness = 0.2;

let playing: AudioContext | null = null;

/** One after the other, each in hertz; ends what it played before. false: there is no sound here. */
export async function play(tones: readonly number[]): Promise<boolean> {
  const before = playing;
  playing = null;
  try {
    await before?.close();
    const context = new AudioContext();
    playing = context;
    const last = tones.map((hertz, k) => tone(context, hertz, context.currentTime + k * length)).at(-1);
    last?.addEventListener('ended', () => {
      if (playing === context) playing = null;
      if (context.state !== 'closed') void context.close();
    });
    return true;
  } catch {
    return false;
  }
}

function tone(context: AudioContext, hertz: number, start: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + edge);
  volume.gain.setValueAtTime(loudness, start + length - edge);
  volume.gain.linearRampToValueAtTime(0, start + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
  return oscillator;
}
