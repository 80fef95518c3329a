/** What the foot says of the course around the lab: whether results go to it, and what it did not take. */
import { type CourseNote, longestKept } from '../host/course-note.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';

export function courseSentences(
  { takes, review, trouble, texts, parts }: CourseNote,
  words: Locale,
  numbers: Numbers,
): string[] {
  const say = words.frame.course;
  const most = numbers.integer(longestKept);
  return [
    ...(review ? [say.review] : []),
    ...(takes && trouble?.kind !== 'refused' ? [say.takes] : []),
    ...(trouble ? [troubleSentence(trouble, say)] : []),
    ...(texts > 0 ? [say.texts(texts, most)] : []),
    ...(parts > 0 ? [say.parts(most)] : []),
  ];
}

function troubleSentence({ kind, why }: NonNullable<CourseNote['trouble']>, say: Locale['frame']['course']): string {
  if (kind === 'unread') return say.unread;
  const reason = why.trim().replace(/\.$/, '');
  return say[kind](reason === '' ? say.noReason : reason);
}
