// Writes docs/engine-api.md from the comments of the engine's public types, so that the page says what the types say.
// Run after changing one: npm run docs. Tags: @allowed (shape or range), @default, @throws, @source, @param.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { claimSentences } from './lib/claim-sentences.mjs';
import { root } from './lib/run.mjs';
import { written } from './lib/written.mjs';

const modules = [
  'api',
  'encoding',
  'attention',
  'permute',
  'shift',
  'overflow',
  'mode',
  'explorer',
  'placement',
  'difference',
  'closed-book',
  'closed-book-order',
  'bugs',
  'closed-book-tasks',
  'claim',
];
const files = modules.map(parsed);
const declarations = files.flatMap(({ statements }) =>
  statements.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)),
);
const [adapter, index, load, plain] = ['adapter', 'index', 'load', 'plain'].map(parsed);
const declared = new Map(declarations.map((node) => [nameOf(node), node]));
const functions = declared.get('Engine').members.filter(ts.isMethodSignature);
const shared = 'shared';
const owners = ownersOfTypes();

written(new URL('../docs/engine-api.md', import.meta.url), `${page().join('\n\n')}\n`);

function page() {
  const { text } = files[0];
  const [head] = ts.getLeadingCommentRanges(text, 0);
  return [
    '<!-- Written by `npm run docs` from the comments in web/src/engine and engine/claims. Edit them, not this page. -->',
    '# The engine, function by function',
    withoutStars(text.slice(head.pos, head.end)),
    ...loadingSection(),
    '## Functions',
    table(
      ['function', 'what it gives'],
      functions.map((node) => [link(nameOf(node)), firstSentence(commentOf(node))]),
    ),
    '## Errors',
    commentOf(declared.get('EngineError')),
    ...typeSection(declared.get('ErrorFields')),
    commentOf(declared.get('ErrorCode'), '\n'),
    commentOf(declared.get('Engine')),
    ...functions.flatMap(functionSection),
    '## Types of several functions',
    ...declarations.filter((node) => owners.get(node) === shared).flatMap(typeSection),
    '## Names',
    table(['type', 'values', 'meaning'], declarations.filter(isNames).map(namesRow)),
  ];
}

/** The way in: what the module exports besides types, and the fields of an engine that are no functions. */
function loadingSection() {
  const exported = [adapter, index, plain].flatMap(({ statements }) => statements.filter(isOffered));
  const fields = declared.get('Engine').members.filter(ts.isPropertySignature);
  const source = aliasIn(load, 'WasmSource').type.types.map((type) => code(type.getText()));
  return [
    '## Loading',
    "```ts\nimport { loadEngine } from 'position-lab/engine';\n\nconst engine = await loadEngine();\n```",
    table(
      ['name', 'type', 'meaning'],
      [
        ...exported.map(exportRow),
        ...fields.map((node) => [code(`engine.${nameOf(node)}`), code(node.type.getText()), commentOf(node)]),
      ],
    ),
    `\`WasmSource\` is ${source.join(' or ')}.`,
    commentOf(aliasIn(load, 'LoadError'), '\n'),
  ];
}

/** A value that index.ts exports: its own, or one it takes by name from a file beside it. */
function isOffered(node) {
  if (!(ts.isVariableStatement(node) || ts.isFunctionDeclaration(node)) || node.modifiers === undefined) return false;
  const taken = index.statements.flatMap(({ exportClause }) => exportClause?.elements ?? []).map(nameOf);
  return node.getSourceFile() === index || taken.includes(nameOf(namedIn(node)));
}

function namedIn(node) {
  return node.declarationList?.declarations[0] ?? node;
}

function exportRow(node) {
  const named = namedIn(node);
  const parameters = node.parameters?.map((parameter) => parameter.getText()).join(', ');
  const type = named.type.getText();
  return [code(nameOf(named)), code(parameters === undefined ? type : `(${parameters}) => ${type}`), commentOf(node)];
}

function aliasIn({ statements }, name) {
  return statements.find((node) => ts.isTypeAliasDeclaration(node) && nameOf(node) === name);
}

function functionSection(node) {
  const own = declarations.filter((type) => owners.get(type) === node);
  const isNamed = (type) => Number(new RegExp(`\\b${nameOf(type)}\\b`).test(node.getText()));
  own.sort((a, b) => isNamed(b) - isNamed(a));
  const [throws, source] = ['throws', 'source'].map((tag) => tagOf(node, tag));
  const parameters = node.parameters.filter((parameter) => !isTable(declared.get(lastName(parameter.type))));
  return [
    `## ${nameOf(node)}`,
    `\`\`\`ts\n${node.getText().replace(/\b(encoding|attention)\./g, '')}\n\`\`\``,
    commentOf(node),
    ...parameters.map((parameter) => `\`${nameOf(parameter)}\`: ${tagOf(node, 'param')}`),
    throws && `Throws ${throws.replace(/(^|\. )([a-z-]+):/g, '$1`$2`:')}`,
    source && `Source: ${source}.`,
    ...own.flatMap(typeSection),
    ...(nameOf(node) === 'checkClaim' ? claimSection() : []),
  ].filter(Boolean);
}

function claimSection() {
  const rows = claimSentences().map(({ id, sentence, isTrue }) => [code(id), sentence, String(isTrue)]);
  return ['### What the claims say', table(['id', 'sentence', 'true or false'], rows)];
}

function typeSection(node) {
  const base = node.heritageClauses?.[0]?.types[0];
  const above = base && (base.typeArguments ?? [base]).map((type) => lastName(type)).find((name) => declared.has(name));
  const without = base?.typeArguments?.[1]?.getText().replaceAll("'", '');
  return [
    `### ${nameOf(node)}`,
    node.jsDoc && commentOf(node),
    memberTable(node),
    above && `And everything of ${link(above)}${without ? ` but \`${without}\`` : ''}.`,
  ].filter(Boolean);
}

/** Options have a shape or range and a default; fields of a result are only there. */
function memberTable({ members }) {
  const cell = (text) => text ?? '';
  if (members.some(({ modifiers }) => modifiers)) {
    return table(
      ['field', 'type', 'meaning'],
      members.map((member) => [`\`${nameOf(member)}\``, typeText(member.type), commentOf(member)]),
    );
  }
  return table(
    ['option', 'type', 'shape or range', 'default', 'meaning'],
    members.map((member) => [
      `\`${nameOf(member)}\``,
      typeText(member.type),
      cell(tagOf(member, 'allowed')),
      member.questionToken ? code(tagOf(member, 'default')) : 'required',
      commentOf(member),
    ]),
  );
}

function namesRow(node) {
  return [`\`${nameOf(node)}\``, namesOf(node.type).join(', '), commentOf(node)];
}

function typeText(type) {
  if (ts.isTypeOperatorNode(type)) return typeText(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.map(typeText).join(' or ');
  if (ts.isArrayTypeNode(type)) return `list of ${typeText(type.elementType)}`.replace('of list of', 'of lists of');
  const alias = declared.get(lastName(type));
  if (!alias || nameOf(alias) === 'ErrorCode') return code(type.getText());
  return isTable(alias) ? link(nameOf(alias)) : namesOf(alias.type).join(' or ');
}

/** The values of a list of names, which may be a shorter list of another. */
function namesOf(type) {
  if (ts.isUnionTypeNode(type)) return type.types.map((one) => code(one.getText()));
  const [all, without] = type.typeArguments;
  return namesOf(declared.get(lastName(all)).type).filter((name) => name !== code(without.getText()));
}

/** In whose section a table of options or fields stands: with the first function it leads to, or with none of many. */
function ownersOfTypes() {
  const users = new Map();
  for (const method of functions) visit(method, method);
  // Stands with the errors.
  users.delete(declared.get('ErrorFields'));
  return new Map([...users].map(([type, methods]) => [type, methods.size > 3 ? shared : [...methods][0]]));

  function visit(node, user) {
    const type = declared.get(lastName(node));
    if (isTable(type)) {
      const known = users.get(type) ?? users.set(type, new Set()).get(type);
      if (known.has(user)) return;
      known.add(user);
      visit(type, user);
    }
    node.forEachChild((child) => visit(child, user));
  }
}

function isTable(node) {
  return node !== undefined && ts.isInterfaceDeclaration(node) && nameOf(node) !== 'Engine';
}

function isNames(node) {
  return ts.isTypeAliasDeclaration(node) && nameOf(node) !== 'EngineError' && nameOf(node) !== 'ErrorCode';
}

function parsed(name) {
  const path = join(root, 'web', 'src', 'engine', `${name}.ts`);
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

function nameOf(node) {
  return node.name.text;
}

/** The name of a type, without the module it is imported from. */
function lastName(type) {
  const name = type.typeName ?? (ts.isExpressionWithTypeArguments(type) ? type.expression : undefined);
  return name?.getText().split('.').at(-1);
}

function commentOf(node, lines = ' ') {
  const text = ts.getTextOfJSDocComment(node.jsDoc?.at(-1)?.comment) ?? '';
  if (!text) throw new Error(`${nameOf(node)} in ${node.getSourceFile().fileName} has no comment`);
  return text.replaceAll('\n', lines);
}

function tagOf(node, name) {
  const tag = node.jsDoc?.at(-1)?.tags?.find(({ tagName }) => tagName.text === name);
  return tag && ts.getTextOfJSDocComment(tag.comment)?.replaceAll('\n', ' ');
}

function firstSentence(text) {
  return text.match(/^.*?[.:?](?=\s|$)/)?.[0].replace(/:$/, '.') ?? text;
}

function withoutStars(comment) {
  return comment.replace(/^\/\*\*\n|\s*\*\/$/g, '').replace(/^ \* ?/gm, '');
}

function code(text) {
  return text === undefined ? '' : `\`${text}\``;
}

function link(name) {
  return `[${name}](#${name.toLowerCase()})`;
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
