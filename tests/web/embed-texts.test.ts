/** What the Embed dialog gives away: four texts in which whatever was typed stays a value. */
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../web/src/address.ts';
import { layoutOf } from '../../web/src/element/layout.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { withPlace } from '../../web/src/frame/embed-fields.ts';
import { beginning, embedPart, textsOf } from '../../web/src/frame/embed-part.ts';
import {
  bakedFile,
  type EmbedChoice,
  elementCode,
  filesAt,
  frameCode,
  isOnAServer,
  linkOf,
  settingsBlock,
  strangeSize,
} from '../../web/src/frame/embed-texts.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';

const nothing: EmbedChoice = {
  experiment: '',
  preset: '',
  text: '',
  seed: '',
  lang: '',
  theme: '',
  steps: '',
  hide: '',
  lock: '',
  readonly: false,
  width: '100%',
  height: '720',
};
const base = 'https://example.org/lab/';

describe('the four texts', () => {
  const choice = { ...nothing, experiment: 'shift', steps: 'predict run', hide: 'seed, width', readonly: true };
  test('the link says what is chosen, and no more', () => {
    expect(linkOf(nothing, base)).toBe('https://example.org/lab/embed.html');
    expect(linkOf(choice, base)).toBe(
      'https://example.org/lab/embed.html?experiment=shift&steps=predict+run&hide=seed+width&readonly=true',
    );
  });
  test('the frame has its size in attributes, a title, and may copy', () => {
    expect(frameCode({ ...nothing, experiment: 'shift', seed: '3' }, base, 'Position Lab: Shift')).toBe(
      `<iframe src="https://example.org/lab/embed.html?experiment=shift&amp;seed=3" width="100%" height="720"
        title="Position Lab: Shift" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>`,
    );
  });
  test('the element has a link inside, for where no script runs', () => {
    expect(elementCode(choice, base, 'Position Lab: Shift')).toBe(
      `<script type="module" src="https://example.org/lab/position-lab.js"></script>
<position-lab experiment="shift" steps="predict run" hide="seed width" readonly>
  <a href="https://example.org/lab/embed.html?experiment=shift&amp;steps=predict+run&amp;hide=seed+width&amp;readonly=true">Position Lab: Shift</a>
</position-lab>`,
    );
  });
  test('the file begins with the settings', () => {
    const file = '<head><script id="settings" type="application/json">\n  {}\n</script></head><body>$&</body>';
    expect(bakedFile(file, choice)).toBe(
      '<head><script id="settings" type="application/json">{"experiment":"shift","steps":"predict run","hide":"seed width","readonly":true}</script></head><body>$&</body>',
    );
    expect(bakedFile('<html>not found</html>', choice)).toBeNull();
  });
});

/** How a parser of HTML reads the value of a quoted attribute, and a text between tags. */
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

describe.each([
  'a "quoted" word',
  "it's",
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '&amp; &lt;',
  '$& $1 $`',
  'fox 🦊 👩‍👩‍👧',
  'שלום עולם',
  '#?=&+%20',
  '\\u003c \u2028 \\',
])('the text %j', (text) => {
  const choice = { ...nothing, experiment: 'permute', text };
  test('comes back from the link', () => {
    expect(new URL(linkOf(choice, base)).searchParams.get('text')).toBe(text);
  });
  test('stays in its attribute', () => {
    const code = elementCode(choice, base, 'T');
    const [, value] = /<position-lab experiment="permute" text="([^"]*)">/.exec(code) ?? [];
    expect(unescaped(value ?? '')).toBe(text);
    expect(value).not.toMatch(/[<>]/);
    const [, address] = /<iframe src="([^"]*)"/.exec(frameCode(choice, base, 'T')) ?? [];
    expect(new URL(unescaped(address ?? '')).searchParams.get('text')).toBe(text);
  });
  test('comes back from the file, which ends where it should', () => {
    const block = settingsBlock(choice);
    expect(block).not.toContain('<');
    const set: Record<string, string> = {};
    const setAttribute = (name: string, value: string): void => {
      set[name] = value;
    };
    const lab = { setAttribute } as unknown as Element;
    expect(readSettings({ textContent: block } as Element, lab)).toEqual([]);
    expect(set).toEqual({ experiment: 'permute', text });
  });
});

describe('settings that an author wrote', () => {
  const read = (text: string) => {
    const set: Record<string, string> = {};
    const lab = { setAttribute: (name: string, value: string) => Object.assign(set, { [name]: value }) };
    return { strange: readSettings({ textContent: text } as Element, lab as unknown as Element), set };
  };
  test.each([
    '{"experiment": "shift",}',
    '{“experiment”: “shift”}',
    "{'experiment': 'shift'}",
    '["shift"]',
    '42',
    'null',
  ])('that are no JSON object are said as settings: %s', (text) => {
    expect(read(text)).toEqual({ strange: [{ why: 'settingsUnread', given: text }], set: {} });
  });
  test('a name that is none is told from a value that is none; the rest is set', () => {
    expect(
      read('{"Experiment": "x", "experiment": ["shift"], "seed": 3, "lock": ["width"], "readonly": null}'),
    ).toEqual({
      strange: [
        { why: 'settingsName', given: 'Experiment' },
        { why: 'settingsValue', given: 'experiment' },
        { why: 'settingsValue', given: 'readonly' },
      ],
      set: { seed: '3', lock: 'width' },
    });
  });
});

test('sizes of a frame are pixels, the width also a share', () => {
  const strange = (width: string, height: string) => strangeSize({ ...nothing, width, height });
  expect([strange('100%', '720'), strange('640', '1'), strange(' 50% ', '99999')]).toEqual([null, null, null]);
  for (const width of ['', '0', '101%', '10em', '-5', '1e3']) expect(strange(width, '720')).toBe('width');
  for (const height of ['', '0', '100%', '70vh', 'auto']) expect(strange('100%', height)).toBe('height');
});

test.each([
  ['https://a.org/lab/assets/lab-1x.js', 'https://b.org/course/', 'https://a.org/lab/'],
  ['https://a.org/lab/assets/lab-1x.js?v=2', 'https://b.org/', 'https://a.org/lab/'],
  ['https://a.org/lab/position-lab.html#x', 'https://a.org/lab/position-lab.html#x', 'https://a.org/lab/'],
  ['https://a.org/assets/one.html', 'https://a.org/assets/one.html', 'https://a.org/assets/'],
  ['file:///home/a/position-lab.html', 'file:///home/a/position-lab.html', 'file:///home/a/'],
])('the module %s in the page %s: files in %s', (module, page, files) => {
  expect(filesAt(module, page)).toBe(files);
  expect(isOnAServer(files)).toBe(!files.startsWith('file:'));
});

const experiments = await wholeExperiments();

describe('the dialog', () => {
  const open = (experiment: string, settings: object = {}) => {
    const numbers = makeNumbers('en');
    const session = new Session({ experiments, words: en, numbers, steps, experiment });
    session.restore({ experiments: { [experiment]: { settings } } });
    const layout = layoutOf(1280, 16, true, false);
    if (!layout) throw new Error('no layout');
    const outside = { fullPage: null, paperAddress: null, engineFailure: null };
    return { session, ui: newUi(), layout, unit: true, idPrefix: 't', keeps: true, ...outside };
  };

  test('begins from what is open', () => {
    expect(beginning(open('shift', { matrix: 'rope', seed: 3 })).choice).toEqual({
      ...nothing,
      experiment: 'shift',
      preset: 'rope',
      seed: '3',
    });
    const { choice } = beginning(open('permute', { words: ['a', 'b'], scheme: 'alibi' }));
    expect(choice).toEqual({ ...nothing, experiment: 'permute', text: 'a b' });
  });
  test('says what does not go along, and what the lab would refuse', () => {
    const moment = open('permute', { scheme: 'alibi' });
    const ui = beginning(moment);
    const said = (more: Partial<EmbedChoice>): string =>
      textOf(embedPart(moment, { ...ui, choice: { ...ui.choice, ...more } }, base));
    expect(said({})).toContain(en.embedding.more);
    expect(said({ experiment: 'shift' })).not.toContain(en.embedding.more);
    expect(said({ hide: 'fly' })).toContain('There is nothing named “fly” to hide.');
    expect(said({ height: '70vh' })).toContain('Height takes pixels from 1 to 99999. You gave “70vh”.');
  });
  test('a frame whose size is none has no code; on no server the address is an example', () => {
    const ui = beginning(open('shift'));
    expect(textsOf({ ...ui, choice: { ...ui.choice, width: 'wide' } }, base, en).frame).toBe('');
    expect(textsOf(ui, 'file:///a/', en).link).toBe('https://example.org/position-lab/embed.html?experiment=shift');
  });
  test('another place takes only what it knows', () => {
    const choice = { ...nothing, experiment: 'permute', preset: 'alike', text: 'a b', seed: '3', lock: 'seed' };
    expect(withPlace(choice, 'overflow')).toMatchObject({ preset: '', text: '', seed: '3', lock: 'seed' });
    expect(withPlace(choice, 'deck')).toMatchObject({ preset: '', text: '', seed: '', lock: '' });
  });
  test('it is drawn where the lab is asked for it', () => {
    const moment = open('shift');
    const ui = beginning(moment);
    const whole = textOf(wholeView({ ...moment, embed: (now) => embedPart(now, ui, base) }));
    expect(whole).toContain(en.embedding.title);
    expect(textOf(wholeView(moment))).not.toContain(en.embedding.title);
  });
});
