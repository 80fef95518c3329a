/**
 * What no page can bring about, pretended by the lab's own rules for it: the ring of the keyboard focus on more than one thing at a
 * time, and another medium. In forced colours a browser does more than our rules ask of it: judge those by its own emulation.
 */
export function pretended({ adoptedStyleSheets }: ShadowRoot, media: string | null): CSSStyleSheet {
  const rules = adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    rules.flatMap((rule) => [...ring(rule), ...(media === null ? [] : within(rule, media))]).join('\n'),
  );
  return sheet;
}

const ring = ({ cssText }: CSSRule): string[] =>
  cssText.includes(':focus-visible')
    ? [cssText.replaceAll(':focus-within', '').replaceAll(':focus-visible', '[data-ring]')]
    : [];

const within = (rule: CSSRule, media: string): string[] =>
  rule instanceof CSSMediaRule && rule.conditionText.includes(media)
    ? [...rule.cssRules].map(({ cssText }) => cssText)
    : [];
