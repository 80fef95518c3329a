// What web/src/state/authoring.ts lists, as the manifest that editors read and as tables for docs; for docs also the presets of the
// experiments, and what the details of events hold, from the types.
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
  const presets = await presetList();
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
    details: details(),
    presets: table(
      ['experiment', 'preset', 'its label', 'what it sets'],
      presets.map(({ experiment, id, label, settings }) => [
        code(experiment),
        code(id),
        unmarked(label),
        set(settings),
      ]),
    ),
  };
}

/** The registry and its English labels import half of the page: bundled, it is all in one text. */
async function presetList() {
  const { build } = await import('vite');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root,
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/lib/preset-list.ts',
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { presets } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return presets;
}

/** The markup of formulas is the page's own. */
const unmarked = (label) => label.replaceAll('$', '');

const set = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `\`${name}\` ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ') || 'what the experiment begins with';

/** One table for each interface of web/src/element/api.d.ts that an event hands out, under the comment above it. */
function details() {
  const path = join(root, 'web/src/element/api.d.ts');
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const declared = source.statements.filter(ts.isInterfaceDeclaration);
  const named = (pattern) => declared.filter((node) => pattern.test(node.name.text));
  const shown = [...named(/Detail$/), ...named(/^StatementResult$/)];
  return shown
    .map((node) => {
      const rows = node.members.map((member) => [
        `\`${member.name.text}\`${member.questionToken ? ', not always' : ''}`,
        `\`${member.type.getText().replace(/\s+/g, ' ').replaceAll('readonly ', '')}\``,
        sentenceAbove(member),
      ]);
      return `${sentenceAbove(node)}\n\n${table(['field', 'type', 'says'], rows)}`;
    })
    .join('\n\n');
}

function sentenceAbove(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return comment ? ts.getTextOfJSDocComment(comment.comment).replace(/\s+/g, ' ') : '';
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
