// Markdown that reads well as it stands.

/** A heading, a table and, if given, a sentence below it. */
export function section(title, head, rows, note) {
  return [`## ${title}`, '', ...table(head, rows), '', ...(note ? [note, ''] : [])];
}

export function table(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.toLocaleString('en')));
  const widths = head.map((_, col) => Math.max(3, ...lines.map((cells) => cells[col].length)));
  const line = (cells) =>
    `| ${cells.map((cell, col) => (col === 0 ? cell.padEnd(widths[col]) : cell.padStart(widths[col]))).join(' | ')} |`;
  const rule = widths.map((width, col) => (col === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(lines[0]), `| ${rule.join(' | ')} |`, ...lines.slice(1).map(line)];
}
