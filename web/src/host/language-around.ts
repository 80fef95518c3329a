/** The language that the page gives the place of an element; '': none. A shadow root stands where its host does. */
export function languageAround(element: Element): string {
  for (let at: Node | null = element.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    const lang = at instanceof Element ? at.getAttribute('lang') : null;
    if (lang !== null) return lang;
  }
  return '';
}
