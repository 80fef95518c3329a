// What web/src/state/authoring.ts lists, as the manifest that editors read and as tables for docs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

/** The lists themselves: the file imports nothing, so its text without the types is all of it. */
async function lists() {
  const source = readFileSync(join(root, 'web/src/state/authoring.ts'), 'utf8');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

/** https://github.com/webcomponents/custom-elements-manifest, 1.0.0. */
export async function manifest() {
  const { attributes, parts, customProperties, properties, events } = await lists();
  const path = 'dist/position-lab.js';
  const text = (type) => ({ type: { text: type } });
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'PositionLab',
    tagName: 'position-lab',
    summary: 'Live experiments about positions in transformers.',
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(({ name, type, values, says }) => ({
      name,
      description: `${says} Takes ${values}.`,
      ...text(type === 'flag' ? 'boolean' : 'string'),
    })),
    members: properties.map(({ name, type, says, readonly }) => ({
      kind: 'field',
      name,
      description: says,
      ...text(type),
      ...(readonly && { readonly }),
    })),
    events: events.map(({ name, type, says }) => ({ name, description: says, ...text(type) })),
    cssParts: parts.map(({ name, says }) => ({ name, description: says })),
    cssProperties: customProperties.map(({ name, says }) => ({ name, description: says })),
  };
  const exported = (kind, name) => ({ kind, name, declaration: { name: 'PositionLab', module: path } });
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [exported('js', 'PositionLab'), exported('custom-element-definition', 'position-lab')],
      },
    ],
  };
}

/** By the name of the place in docs/element-api.md that they fill. */
export async function tables() {
  const { attributes, parts, customProperties, properties, events } = await lists();
  const code = (name) => `\`${name}\``;
  return {
    attributes: table(
      ['attribute', 'takes', 'says'],
      attributes.map(({ name, values, says }) => [code(name), values, says]),
    ),
    parts: table(
      ['part', 'what it is', '`hide` takes it'],
      parts.map(({ name, says, hides }) => [code(name), says, hides ? 'yes' : 'no']),
    ),
    'custom properties': table(
      ['custom property', 'what it sets'],
      customProperties.map(({ name, says }) => [code(name), says]),
    ),
    properties: table(
      ['property', 'what it is', 'may be set'],
      properties.map(({ name, says, readonly }) => [code(name), says, readonly ? 'no' : 'yes']),
    ),
    events: table(
      ['event', 'when'],
      events.map(({ name, says }) => [code(name), says]),
    ),
  };
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
