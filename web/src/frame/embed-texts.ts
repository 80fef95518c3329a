/**
 * What an author takes away from the lab to show it elsewhere: an address, code for a frame, code for the element, one file with its
 * settings. Pure; whatever was typed stays a value in each of them and becomes neither markup nor script.
 */
import { attributes, namesIn } from '../state/authoring.ts';

/** As the fields of the dialog have it; '' is nothing said. */
export interface EmbedChoice {
  readonly experiment: string;
  readonly preset: string;
  readonly text: string;
  readonly seed: string;
  readonly lang: string;
  readonly theme: string;
  readonly steps: string;
  readonly hide: string;
  readonly lock: string;
  readonly readonly: boolean;
  /** Of the frame, as its attributes take them. */
  readonly width: string;
  readonly height: string;
}

export const usualSize = { width: '100%', height: '720' } as const;

type Said = readonly [name: string, value: string | true];

/** The attributes that say something, in the order of the list. */
export const saidOf = (choice: EmbedChoice): Said[] =>
  attributes.flatMap(({ name, type }): Said[] => {
    const value = choice[name];
    if (value === true) return [[name, true]];
    if (value === false || value.trim() === '') return [];
    return [[name, type === 'names' ? namesIn(value).join(' ') : value]];
  });

/** Where the files of the lab are: beside the folder of the module that asks, or beside the page. */
export function filesAt(module: string, page: string): string {
  const beside = /^(.*\/)assets\/[^/]+\.js$/.exec(module.replace(/[?#].*$/s, ''))?.[1];
  return beside ?? new URL('.', page).href;
}

/** An address that others can open. */
export const isOnAServer = (base: string): boolean => /^https?:/.test(base);

export function linkOf(choice: EmbedChoice, base: string): string {
  const query = new URLSearchParams(saidOf(choice).map(([name, value]) => [name, value === true ? 'true' : value]));
  const text = query.toString();
  return `${base}embed.html${text === '' ? '' : `?${text}`}`;
}

/** Inside a quoted attribute and between tags alike. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const frameCode = (choice: EmbedChoice, base: string, title: string): string =>
  `<iframe src="${escaped(linkOf(choice, base))}" width="${escaped(choice.width.trim())}" height="${escaped(choice.height.trim())}"
        title="${escaped(title)}" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>`;

export function elementCode(choice: EmbedChoice, base: string, title: string): string {
  const said = saidOf(choice).map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return `<script type="module" src="${escaped(base)}position-lab.js"></script>
<position-lab${said.join('')}>
  <a href="${escaped(linkOf(choice, base))}">${escaped(title)}</a>
</position-lab>`;
}

/** The settings block of the one file. `<` as an escape: neither the end of a script nor a comment can begin. */
export const settingsBlock = (choice: EmbedChoice): string =>
  JSON.stringify(Object.fromEntries(saidOf(choice))).replaceAll('<', '\\u003c');

const block = /(<script id="?settings"? type="?application\/json"?>)[^<]*(<\/script>)/;

/** The one file with these settings; null: this text is not that file. */
export function bakedFile(file: string, choice: EmbedChoice): string | null {
  if (!block.test(file)) return null;
  return file.replace(block, (_, begin: string, end: string) => `${begin}${settingsBlock(choice)}${end}`);
}

/** The first of the two that is none; null: both are. */
export function strangeSize({ width, height }: EmbedChoice): 'width' | 'height' | null {
  const isPixels = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text.trim());
  const isShare = (text: string): boolean => /^([1-9]\d?|100)%$/.test(text.trim());
  if (!isPixels(width) && !isShare(width)) return 'width';
  return isPixels(height) ? null : 'height';
}

/** The name under which the one file is saved. */
export const fileOf = ({ experiment }: EmbedChoice): string =>
  experiment === '' ? 'position-lab.html' : `position-lab-${experiment}.html`;
