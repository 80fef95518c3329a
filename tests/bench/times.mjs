// What races leave behind: milliseconds of each round, by place, subject (a shape, a size) and name; and how cells show them.
import { median } from './race.mjs';

export class Times {
  #rounds = new Map();
  #error = 0;

  /** times: [{ name, ms, error }] of one round. */
  add(place, subject, times) {
    for (const { name, ms, error } of times) {
      const key = [place, subject, name].join('|');
      this.#rounds.set(key, [...(this.#rounds.get(key) ?? []), ms]);
      this.#error = Math.max(this.#error, error);
    }
  }

  /** Milliseconds, the median of the rounds; undefined for who did not start. */
  ms(place, subject, name) {
    const rounds = this.#rounds.get([place, subject, name].join('|'));
    return rounds && median(rounds);
  }

  /** Times over those of `base` in the same rounds: { median, least, most }; undefined for who did not start. */
  ratio(place, subject, name, base) {
    const rounds = this.#rounds.get([place, subject, name].join('|'));
    const others = this.#rounds.get([place, subject, base].join('|'));
    if (!rounds || !others) return undefined;
    const ratios = rounds.map((ms, k) => ms / others[k]);
    return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
  }

  /** The largest difference that any result had from what was expected. */
  get error() {
    return this.#error;
  }
}

/** Runs the rounds of one subject in every place. beside() gives the times of what else takes part in a round. */
export async function runRounds(times, places, field, subject, { title, rounds, budget, beside = () => [] }) {
  for (const place of places) await place.lineUp(field, subject);
  for (let k = 0; k < rounds; k++) {
    const others = beside();
    for (const place of places) times.add(place.title, title, [...(await place.round(budget)), ...others]);
  }
}

/** Three digits, however large. */
export function digits(value) {
  if (value === undefined) return '';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(value < 0.001 ? 2 : 3);
}

export const ratioCell = (ratio) =>
  ratio ? `${digits(ratio.median)} [${digits(ratio.least)}-${digits(ratio.most)}]` : 'not run';
