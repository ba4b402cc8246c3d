import { isMap, isNode, isPair, isSeq, type Document, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord, type DocumentPath } from '#documents/reader/path.ts';
import { syntaxText } from '#documents/reader/syntax-texts.ts';
import { aliasesIn, treeOf as treeIn } from '#documents/reader/yaml-tree.ts';

/** Document as text, as value, and as the syntax tree that connects both. */
export interface Syntax {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly value: unknown;
  /** Line ending of the text. */
  readonly eol: '\n' | '\r\n';
}

/** Error for a text that is not valid YAML. The message is a German sentence; `line` and `column` count from 1. */
export class InvalidYaml extends Error {
  override readonly name = 'InvalidYaml';
  readonly line: number;
  readonly column: number;
  constructor(message: string, text: string, at: number) {
    super(message);
    const before = text.slice(0, at);
    this.line = before.split('\n').length;
    this.column = at - before.lastIndexOf('\n');
  }
}

/**
 * Parses YAML 1.2 with the positions of all its parts.
 * @throws InvalidYaml for a text that is not valid YAML, for aliases of unknown anchors, and for aliases that would expand without limit
 */
export function parsed(text: string): Syntax {
  const document = treeOf(text);
  const [fault] = document.errors;
  if (fault !== undefined) throw new InvalidYaml(syntaxText(fault.code, fault.message), text, fault.pos[0]);
  return { text, document, value: plain(document, text), eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** Syntax tree of a text with its source tokens. Errors are in the tree, not thrown. */
export function treeOf(text: string): Document.Parsed {
  return treeIn(text, { keepSourceTokens: true });
}

function plain(document: Document.Parsed, text: string): unknown {
  try {
    return unshared(document.toJS({ maxAliasCount: 100 }));
  } catch {
    // The library resolves aliases only here. It fails if one has no anchor, or if they repeat too much.
    const lost = aliasesIn(document.contents).find(({ target }) => target === undefined);
    throw new InvalidYaml(syntaxText(lost === undefined ? 'TOO_MANY_ALIASES' : 'BAD_ALIAS', ''), text, lost?.alias.range?.[0] ?? 0);
  }
}

/** Copies the value of an alias, so that a change at one place does not change the other. */
function unshared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unshared);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unshared(each)])) : value;
}

export type Collection = YAMLMap | YAMLSeq;

/** Place of a value: its collection, and the index of its entry. */
export interface Spot {
  readonly parent: Collection;
  readonly index: number;
  /** Key and value; only for an entry of a map. */
  readonly pair: Pair | undefined;
  readonly node: Node | undefined;
}

/** Node at a path; undefined if there is none, or if an alias is on the way. */
export function nodeAt({ document }: Syntax, path: DocumentPath): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) node = isCollection(node) ? entryOf(node, step)?.node : undefined;
  return isNode(node) ? node : undefined;
}

/** Place of a path below the root; undefined if there is none, or if an alias is on the way. */
export function spotAt(syntax: Syntax, path: DocumentPath): Spot | undefined {
  const parent = nodeAt(syntax, path.slice(0, -1));
  const step = path.at(-1);
  return isCollection(parent) && step !== undefined ? entryOf(parent, step) : undefined;
}

export function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node);
}

/** Entry of a collection by key or index. */
export function entryOf(parent: Collection, step: string | number): Spot | undefined {
  const index = isSeq(parent) ? Number(step) : parent.items.findIndex(({ key }) => keyText(key) === String(step));
  return spotOf(parent, index);
}

/** Entry of a collection by index. */
export function spotOf(parent: Collection, index: number): Spot | undefined {
  const item: unknown = parent.items[index];
  if (item === undefined) return undefined;
  if (isSeq(parent)) return { parent, index, pair: undefined, node: isNode(item) ? item : undefined };
  return isPair(item) ? { parent, index, pair: item, node: isNode(item.value) ? item.value : undefined } : undefined;
}

/** Range of the key of an entry; undefined if it has none. */
export function keyRange(pair: Pair | undefined): Node['range'] {
  return isNode(pair?.key) ? pair.key.range : undefined;
}

/** Key of a map in the form used in paths. */
export function keyText(key: unknown): string {
  const value: unknown = isNode(key) && 'value' in key ? key.value : key;
  return typeof value === 'object' && value !== null ? '' : String(value);
}
