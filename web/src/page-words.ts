/** The page around a lab speaks as the lab does, after each change of language too. Its words are in the page, by language. */

interface Words {
  readonly title: string;
  readonly description?: string;
}

export function speakAs(lab: Element): void {
  const wrapper = lab.shadowRoot?.querySelector<HTMLElement>('.pl');
  const text = document.querySelector('script#words')?.textContent;
  if (!wrapper || !text) return;
  const words: Readonly<Record<string, Words>> = JSON.parse(text);
  const speak = (): void => {
    const { lang, dir } = wrapper;
    Object.assign(document.documentElement, { lang, dir });
    const own = words[lang] ?? words.en;
    if (!own) return;
    document.title = own.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', own.description ?? '');
  };
  speak();
  new MutationObserver(speak).observe(wrapper, { attributeFilter: ['lang', 'dir'] });
}
