/** Marks what the focus is led to when `name` opens (element/leading.ts): it takes the focus without being a stop of Tab. */
export const lead = (name: string): { readonly 'data-lead': string; readonly tabindex: number } => ({
  'data-lead': name,
  tabindex: -1,
});
