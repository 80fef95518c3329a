/** What is there to be said, for a joiner. */
export const said = (...parts: readonly (string | false | null | undefined)[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '');
