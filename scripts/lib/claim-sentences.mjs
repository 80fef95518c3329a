// What each claim says: the comment above its entry in engine/claims, and whether the entry calls it true.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** { id, sentence, isTrue } of every claim, by id. Throws if an entry has no sentence or a sentence no entry. */
export function claimSentences() {
  const folder = join(root, 'engine', 'claims');
  const files = readdirSync(folder).filter((name) => name.endsWith('_claims.cpp'));
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const idsBy = (pattern) => [...text.matchAll(pattern)].map(([, id]) => id);
  const claims = [...text.matchAll(/((?:^ *\/\/.*\n)+) *\{\.id = "(\w+)",\s*\.isTrue = (true|false)/gm)]
    .map(([, comment, id, isTrue]) => ({ id, sentence: sentenceIn(comment, id), isTrue: isTrue === 'true' }))
    .filter(({ sentence }) => sentence);
  const lists = [idsBy(/\/\/ *(CL\d+):/g), idsBy(/\.id = "(\w+)"/g), claims.map(({ id }) => id)];
  const unmatched = lists.flat().find((id) => lists.some((ids) => ids.filter((other) => other === id).length !== 1));
  if (unmatched) {
    throw new Error(
      `${unmatched} in engine/claims needs one entry and, right above it, one sentence: // ${unmatched}: ...`,
    );
  }
  return claims.sort((a, b) => a.id.localeCompare(b.id));
}

function sentenceIn(comment, id) {
  const text = comment.replace(/^ *\/\/ */gm, '').trim();
  return text.startsWith(`${id}: `) ? text.slice(id.length + 2).replaceAll('\n', ' ') : undefined;
}
