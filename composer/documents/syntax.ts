import { isMap, isNode, isPair, isSeq, type Document, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord, type DocumentPath } from '#documents/reader/path.ts';
import { syntaxText } from '#documents/reader/syntax-texts.ts';
import { aliasesIn, treeOf as treeIn } from '#documents/reader/yaml-tree.ts';

/** A document as text, as value, and as the tree that ties the one to the other. */
export interface Syntax {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly value: unknown;
  /** How its lines end. */
  readonly eol: '\n' | '\r\n';
}

/** A text that is no YAML: a German sentence that says why; `line` and `column` count from 1. */
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
 * Reads YAML 1.2 with the places of all its parts.
 * @throws InvalidYaml for what is no YAML, aliases of unknown anchors, and aliases that would unfold without measure
 */
export function parsed(text: string): Syntax {
  const document = treeOf(text);
  const [fault] = document.errors;
  if (fault !== undefined) throw new InvalidYaml(syntaxText(fault.code, fault.message), text, fault.pos[0]);
  return { text, document, value: plain(document, text), eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** The tree of a text with the tokens that it was made of, faults and all. */
export function treeOf(text: string): Document.Parsed {
  return treeIn(text, { keepSourceTokens: true });
}

function plain(document: Document.Parsed, text: string): unknown {
  try {
    return unshared(document.toJS({ maxAliasCount: 100 }));
  } catch {
    // The library resolves aliases only here: one leads to no anchor, or they repeat too much.
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

/** Where a value stands: in its collection, as the entry with this number. */
export interface Spot {
  readonly parent: Collection;
  readonly index: number;
  /** Only for an entry of a map. */
  readonly pair: Pair | undefined;
  readonly node: Node | undefined;
}

/** The node at a path; undefined where there is none or where an alias stands in the way. */
export function nodeAt({ document }: Syntax, path: DocumentPath): Node | undefined {
  let node: unknown = document.contents;
  for (const step of path) node = isCollection(node) ? entryOf(node, step)?.node : undefined;
  return isNode(node) ? node : undefined;
}

/** The spot at a path below the root; undefined where there is none or where an alias stands in the way. */
export function spotAt(syntax: Syntax, path: DocumentPath): Spot | undefined {
  const parent = nodeAt(syntax, path.slice(0, -1));
  const step = path.at(-1);
  return isCollection(parent) && step !== undefined ? entryOf(parent, step) : undefined;
}

export function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node);
}

/** The entry of a collection under a key or number. */
export function entryOf(parent: Collection, step: string | number): Spot | undefined {
  const index = isSeq(parent) ? Number(step) : parent.items.findIndex(({ key }) => keyText(key) === String(step));
  return spotOf(parent, index);
}

/** The entry of a collection with a number. */
export function spotOf(parent: Collection, index: number): Spot | undefined {
  const item: unknown = parent.items[index];
  if (item === undefined) return undefined;
  if (isSeq(parent)) return { parent, index, pair: undefined, node: isNode(item) ? item : undefined };
  return isPair(item) ? { parent, index, pair: item, node: isNode(item.value) ? item.value : undefined } : undefined;
}

/** Start and end of the key of an entry; undefined for none. */
export function keyRange(pair: Pair | undefined): Node['range'] {
  return isNode(pair?.key) ? pair.key.range : undefined;
}

/** A key of a section as it stands in paths. */
export function keyText(key: unknown): string {
  const value: unknown = isNode(key) && 'value' in key ? key.value : key;
  return typeof value === 'object' && value !== null ? '' : String(value);
}
