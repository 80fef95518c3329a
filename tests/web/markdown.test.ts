/** The Markdown of docs/embedding.md as HTML, worked by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toHtml, withContents } from '../../scripts/lib/markdown.ts';

test.each([
  ['## Moodle, and *other* hosts', '<h2 id="moodle-and-other-hosts">Moodle, and <em>other</em> hosts</h2>'],
  ['one\ntwo & `a < b`', '<p>one\ntwo &amp; <code>a &lt; b</code></p>'],
  [
    '**Bold**, [out](https://example.org/?a=1&b=2), [here](#moodle), [file](results.md)',
    '<p><strong>Bold</strong>, <a href="https://example.org/?a=1&amp;b=2">out</a>, <a href="#moodle">here</a>, file</p>',
  ],
  ['- one\n  more\n- two', '<ul>\n<li>one\n  more</li>\n<li>two</li>\n</ul>'],
  [
    '| a | b |\n|---|---|\n| `x \\| y` | z |',
    '<div class="wide" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>\n<tr><td><code>x | y</code></td><td>z</td></tr></tbody></table></div>',
  ],
  [
    'text\n\n````md\n```{x}\n<b>\n\n# no heading\n```\n````\n\nmore',
    '<p>text</p>\n<pre tabindex="0"><code>```{x}\n&lt;b&gt;\n\n# no heading\n```\n</code></pre>\n<p>more</p>',
  ],
])('%j', (markdown, html) => {
  expect(toHtml(markdown)).toBe(html);
});

test('the contents name each section once and lead to it', () => {
  const html = toHtml('# Page\n\ntext\n\n## One & *all*\n\n### Part\n\n```\n## code\n```\n\n## Two');
  const contents =
    '<ul>\n<li><a href="#one--all">One &amp; <em>all</em></a>\n<ul>\n<li><a href="#part">Part</a></li>\n</ul></li>\n<li><a href="#two">Two</a></li>\n</ul>';
  expect(withContents(html)).toBe(html.replace('<h2', `<nav aria-label="Contents">\n${contents}\n</nav>\n<h2`));
});

test('nothing of docs/embedding.md is left over', () => {
  const markdown = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');
  const text = toHtml(markdown).replace(/<pre[\s\S]*?<\/pre>|<code>.*?<\/code>/g, '');
  expect(text).not.toMatch(/```|\*\*|\]\(|^ *\||^#/m);
});
