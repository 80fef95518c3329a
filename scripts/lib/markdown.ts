/**
 * The Markdown of docs/ that becomes a page: headings, paragraphs, lists, tables, fenced code, and in a line `code`, **bold**, *italic*
 * and links. A link to a file of the repository is its text only, as the page stands elsewhere. Whatever else Markdown has is not read.
 */

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** Code first, so that nothing in it is read as anything else. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.length > 1 && part.startsWith('`')
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : escaped(part)
            .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
            .replace(/\[([^\]]+)\]\(((?:https?:|#)[^)\s]+)\)/g, '<a href="$2">$1</a>')
            .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1'),
    )
    .join('');

/** As GitHub names them. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** A pipe in code is written \| in a table. */
const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll('\\|', '|')));

function table([head, , ...rows]: string[]): string {
  const line = (row: string, tag: string): string =>
    `<tr>${cellsOf(row)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return `<div class="wide" tabindex="0"><table><thead>${line(head as string, 'th')}</thead><tbody>\n${body}</tbody></table></div>`;
}

function block(lines: string[]): string {
  const first = lines[0] as string;
  const text = lines.join('\n');
  const heading = /^(#{1,4}) (.+)$/.exec(first);
  if (heading) {
    const [, { length: level }, title] = heading as unknown as [string, string, string];
    return `<h${level} id="${anchorOf(title)}">${inline(title)}</h${level}>`;
  }
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('- ')) {
    const items = text.slice(2).split(/\n- /);
    return `<ul>\n${items.map((item) => `<li>${inline(item)}</li>`).join('\n')}\n</ul>`;
  }
  return `<p>${inline(text)}</p>`;
}

const fence = /^(`{3,})[^\n]*\n([\s\S]*?)^\1$/m;

export function toHtml(markdown: string): string {
  const code = fence.exec(markdown);
  if (code) {
    const before = markdown.slice(0, code.index);
    const after = markdown.slice(code.index + code[0].length);
    return `${toHtml(before)}\n<pre tabindex="0"><code>${escaped(code[2] as string)}</code></pre>\n${toHtml(after)}`.trim();
  }
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => block(part.split('\n')))
    .join('\n');
}

/** Before the first section: the sections, and under each its parts, as links. */
export function withContents(html: string): string {
  const parts = html.split(/(?=<h2)/).slice(1);
  const links = (part: string, level: 2 | 3): string[] =>
    [...part.matchAll(new RegExp(`<h${level} id="([^"]*)">(.*?)</h${level}>`, 'g'))].map(
      ([, id, title]) => `<li><a href="#${id}">${title}</a>`,
    );
  const list = (items: string[]): string => (items.length > 0 ? `\n<ul>\n${items.join('\n')}\n</ul>` : '');
  const items = parts.map((part) => `${links(part, 2)[0]}${list(links(part, 3).map((link) => `${link}</li>`))}</li>`);
  return html.replace('<h2', () => `<nav aria-label="Contents">${list(items)}\n</nav>\n<h2`);
}
