import { isMap, isNode, isPair, isScalar, isSeq, visit, type Document } from 'yaml';
import { pathOfPointer } from '#documents/reader/path.ts';
import { treeOf } from '#documents/reader/yaml-tree.ts';

/** Place in a text: path of the key or value at the cursor, and value of the whole text. */
export interface YamlPlace {
  readonly kind: 'key' | 'value';
  /** Path of the section that contains the key, or of the value itself. */
  readonly path: readonly (string | number)[];
  /** Value of the whole text without the marker that is inserted at the cursor. */
  readonly value: unknown;
  /** Offset of the first character of the word being typed. */
  readonly from: number;
}

const MARK = 'x__hier__x';
/** Text before a key that is being typed: the beginning of a line with dashes, or of an entry in braces. */
const KEY = /(?:^[ \t]*(?:- +)*|[{,][ \t]*)(?<word>[\w-]*)$/u;
const VALUE = /(?:^[ \t]*(?:- +)*|[{,][ \t]*)[\w-]+:[ \t]+(?<word>(?![ \t])[^,{}[\]]*)$/u;
const ENTRY = /^[ \t]*(?:- +)+(?<word>(?! |- )[^:{}[\]]*)$/u;

/** Key or value that is being typed at a position; undefined where nothing can be completed, as in a comment. */
export function placeAt(text: string, offset: number): YamlPlace | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset) < 0 ? text.length : text.indexOf('\n', offset);
  const before = text.slice(lineStart, offset);
  const after = text.slice(offset, lineEnd).replace(/^[\w-]*:?/u, '');
  if (/(?:^|\s)#/u.test(before)) return undefined;
  const value = VALUE.exec(before);
  const key = value === null ? KEY.exec(before) : null;
  const word = (value ?? key)?.groups?.['word'];
  if (word === undefined) return undefined;
  const from = offset - word.length;
  const asKey = `${text.slice(0, from)}${MARK}: 0${key === null ? '' : after}${text.slice(lineEnd)}`;
  if (key !== null) {
    const found = located(asKey, 'key');
    if (found !== undefined) return { kind: 'key', ...found, from };
  }
  if (value === null && ENTRY.exec(before) === null) return undefined;
  const found = located(`${text.slice(0, from)}${MARK}${/^\s*[}\]]/u.test(after) ? after : ''}${text.slice(lineEnd)}`, 'value');
  return found === undefined ? undefined : { kind: 'value', ...found, from };
}

function located(text: string, kind: 'key' | 'value'): Pick<YamlPlace, 'path' | 'value'> | undefined {
  const document = treeOf(text);
  let path: (string | number)[] | undefined;
  visit(document, {
    Scalar(role, node, ancestors) {
      if (node.value !== MARK || (role === 'key') !== (kind === 'key')) return undefined;
      path = pathOf([...ancestors, node]);
      return visit.BREAK;
    },
  });
  if (path === undefined) return undefined;
  const found = kind === 'key' ? path.slice(0, -1) : path;
  document.deleteIn(path);
  return { path: found, value: jsOf(document) };
}

function pathOf(nodes: readonly unknown[]): (string | number)[] {
  return nodes.flatMap((node, index): (string | number)[] => {
    const next = nodes[index + 1];
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ''];
    return isSeq(node) && next !== undefined ? [node.items.indexOf(next)] : [];
  });
}

function jsOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

/** Offset in a text of the value at a JSON pointer; undefined if there is none. */
export function offsetOf(text: string, pointer: string): number | undefined {
  const document = treeOf(text);
  const node = document.getIn(pathOfPointer(pointer, jsOf(document)), true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Key at an offset of a text, with its path. */
export function keyAt(
  text: string,
  offset: number,
): { readonly path: readonly (string | number)[]; readonly value: unknown; readonly from: number; readonly to: number } | undefined {
  const document = treeOf(text);
  let found: { path: (string | number)[]; from: number; to: number } | undefined;
  visit(document, {
    Pair(_, pair, ancestors) {
      const range = isScalar(pair.key) ? pair.key.range : undefined;
      if (range === undefined || range === null || offset < range[0] || offset > range[1]) return undefined;
      found = { path: pathOf([...ancestors, pair]), from: range[0], to: range[1] };
      return visit.BREAK;
    },
  });
  return found === undefined || !isMap(document.contents) ? undefined : { ...found, value: jsOf(document) };
}
