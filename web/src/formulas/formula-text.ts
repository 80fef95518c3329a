/**
 * From what a learner typed to a program in reverse Polish notation, which the engine evaluates (engine/formula/program.h). jsep
 * parses; nothing is evaluated here. Never throws: what is no formula comes back as a trouble with its place.
 */
import jsep from 'jsep';
import { lexed, type Trouble, TroubleError } from './lexer.ts';

export interface Formula {
  readonly program: string[];
  /** With every bracket that matters and every sign of a product: how it was read. */
  readonly reading: string;
  /** The paper's letters: pos is the position and i the pair. */
  readonly paper: boolean;
}

export type Read = { readonly formula: Formula } | { readonly trouble: Trouble };

jsep.removeAllUnaryOps();
jsep.removeAllBinaryOps();
jsep.removeAllLiterals();
for (const sign of ['+', '-']) jsep.addUnaryOp(sign);
for (const [sign, precedence] of [
  ['+', 1],
  ['-', 1],
  ['*', 2],
  ['/', 2],
] as const)
  jsep.addBinaryOp(sign, precedence);

/** A power binds tighter than the sign before it, and its exponent may have a sign of its own: -a^2 and a^-2. */
jsep.hooks.add('after-token', function power(env) {
  if (!env.node) return;
  this.gobbleSpaces();
  if (this.char !== '^') return;
  this.index++;
  const right = this.gobbleToken();
  if (!right) this.throwError('Expected an exponent');
  env.node = { type: 'BinaryExpression', operator: '^', left: env.node, right } as jsep.Expression;
});

const mostWords = 400;
/** Names as typed: the engine's name for each. */
export type Variables = Readonly<Record<string, string>>;

/** What may be typed in a field. */
export interface Letters {
  readonly names: Variables;
  /** Instead of them, where pos and i are the two letters: these are the paper's, in which i is the pair. */
  readonly paper?: Variables;
  /** A name may get its own formula: i w, where w = 1/2. */
  readonly defines?: boolean;
}

/** pos and i in one formula, and no j. */
const isPaper = (typed: string): boolean =>
  /(?<![\p{L}_])pos(?:ition)?(?![\p{L}_])/u.test(typed) &&
  /(?<![\p{L}_])i(?![\p{L}_])/u.test(typed) &&
  !/(?<![\p{L}_])j(?![\p{L}_])/u.test(typed);

const definition = /(?:[,;]|(?<![\p{L}])(?:where|with)(?![\p{L}]))\s*(?<name>\p{L}[\p{L}\d_]*)\s*=/u;

export function readFormula(typed: string, letters: Letters): Read {
  const paper = letters.paper && isPaper(typed) ? letters.paper : null;
  try {
    const variables = new Map(Object.entries(paper ?? letters.names));
    const split = letters.defines ? definition.exec(typed) : null;
    const tree = split ? defined(typed, split, variables) : parsed(typed, 0, variables);
    const program = wordsOf(tree);
    if (program.length > mostWords) throw new TroubleError('tooLong', typed.length);
    return { formula: { program, reading: shown(tree, 0), paper: paper !== null } };
  } catch (error) {
    if (error instanceof TroubleError) return { trouble: error.trouble };
    // A stack that ends, say: no formula that a person types.
    return { trouble: { kind: 'tooDeep', column: 1, what: '' } };
  }
}

type Node =
  | { readonly kind: 'value'; readonly word: string }
  | { readonly kind: 'call'; readonly word: string; readonly of: Node }
  | { readonly kind: 'pair'; readonly word: string; readonly left: Node; readonly right: Node };

/** i w, where w = 10000^(-2j/d): the name stands for its formula. */
function defined(typed: string, split: RegExpExecArray, variables: ReadonlyMap<string, string>): Node {
  const name = split.groups?.name ?? '';
  const from = split.index + split[0].length;
  const meaning = parsed(typed.slice(from), from, variables);
  if (variables.has(name)) throw new TroubleError('unexpected', split.index, name);
  const head = parsed(typed.slice(0, split.index), 0, new Map([...variables, [name, '#']]));
  return substituted(head, meaning);
}

function substituted(node: Node, meaning: Node): Node {
  if (node.kind === 'value') return node.word === '#' ? meaning : node;
  if (node.kind === 'call') return { ...node, of: substituted(node.of, meaning) };
  return { ...node, left: substituted(node.left, meaning), right: substituted(node.right, meaning) };
}

function parsed(typed: string, from: number, variables: ReadonlyMap<string, string>): Node {
  try {
    return parsedHere(typed, variables);
  } catch (error) {
    if (!(error instanceof TroubleError)) throw error;
    const { kind, column, what } = error.trouble;
    throw new TroubleError(kind, column - 1 + from, what);
  }
}

function parsedHere(typed: string, variables: ReadonlyMap<string, string>): Node {
  // The parser takes no other sign for a name than a letter.
  const letter = new Map([...variables].map(([name, word]) => [name, word === '#' ? 'w' : word]));
  const { text, places } = lexed(typed, letter);
  let tree: jsep.Expression;
  try {
    tree = jsep(text);
  } catch (error) {
    const index = (error as { index?: number }).index ?? text.length;
    throw placed(typed, places[Math.min(index, places.length - 1)] ?? 0);
  }
  const hash = [...variables.values()].includes('#');
  return nodeOf(tree, (word) => (hash && word === 'w' ? '#' : word), typed);
}

function placed(typed: string, at: number): TroubleError {
  const end = typed.trimEnd().length;
  return at >= end ? new TroubleError('unfinished', end) : new TroubleError('unexpected', at, typed[at] ?? '');
}

function nodeOf(tree: jsep.Expression, rename: (word: string) => string, typed: string): Node {
  const inner = (part: unknown): Node => nodeOf(part as jsep.Expression, rename, typed);
  switch (tree.type) {
    case 'Literal':
      return { kind: 'value', word: String(tree.raw) };
    case 'Identifier':
      return { kind: 'value', word: rename(String(tree.name)) };
    case 'UnaryExpression':
      return tree.operator === '-' ? { kind: 'call', word: 'neg', of: inner(tree.argument) } : inner(tree.argument);
    case 'BinaryExpression':
      return { kind: 'pair', word: String(tree.operator), left: inner(tree.left), right: inner(tree.right) };
    case 'CallExpression':
      return callOf(tree as jsep.CallExpression, inner, typed);
    default:
      // A comma that separates no arguments.
      throw placed(typed, Math.max(0, typed.indexOf(',')));
  }
}

function callOf(
  { callee, arguments: given }: jsep.CallExpression,
  inner: (part: unknown) => Node,
  typed: string,
): Node {
  const word = String(callee.name);
  const at = Math.max(0, typed.search(/\p{L}/u));
  if (given.length !== (word === 'pow' ? 2 : 1)) throw new TroubleError('arguments', at, word);
  const [first, second] = given.map(inner) as [Node, Node?];
  return second ? { kind: 'pair', word: '^', left: first, right: second } : { kind: 'call', word, of: first };
}

function wordsOf(node: Node): string[] {
  if (node.kind === 'value') return [node.word];
  if (node.kind === 'call') return [...wordsOf(node.of), node.word];
  return [...wordsOf(node.left), ...wordsOf(node.right), node.word];
}

const precedences: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, neg: 3, '^': 4 };
const signs: Readonly<Record<string, string>> = { '+': ' + ', '-': ' − ', '*': ' · ', '/': ' / ', '^': '^' };

/** The tree as text again; `least`: what binds looser gets brackets. */
function shown(node: Node, least: number): string {
  if (node.kind === 'value') return node.word === 'pi' ? 'π' : node.word === 'delta' ? 'δ' : node.word;
  const own = precedences[node.word] ?? 5;
  const bracketed = (text: string): string => (own < least ? `(${text})` : text);
  if (node.kind === 'call')
    return node.word === 'neg' ? bracketed(`−${shown(node.of, own)}`) : `${node.word}(${shown(node.of, 0)})`;
  const power = node.word === '^';
  const left = shown(node.left, power ? own + 1 : own);
  return bracketed(`${left}${signs[node.word]}${shown(node.right, power ? own : own + 1)}`);
}
