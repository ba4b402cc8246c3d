import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { DocumentPath } from './path.ts';
import type { Span } from './frame.ts';

/** A fault of the YAML itself, before any schema. */
export interface SyntaxFault {
  readonly code: string;
  readonly text: string;
  readonly span: Span;
}

/** A parsed document that knows where each of its parts stands. */
export interface Source {
  /** Path below the configuration folder, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  readonly syntaxFaults: readonly SyntaxFault[];
  /** Where the key or the value at a path stands; for parts that do not exist, the nearest part around them. */
  locate(path: DocumentPath, part: 'key' | 'value'): Span;
}

/**
 * Parses YAML 1.2. Never throws: what is wrong stands in `syntaxFaults`.
 *
 * js-yaml reads a faultless text nine times faster (0.11 ms a file, measured) but knows no places; so the slow parser
 * works only on texts that have a fault, and agrees with the fast one on all others.
 */
export function readSource(file: string, text: string): Source {
  let parsed: Parsed | undefined;
  const slow = (): Parsed => (parsed ??= parseWithPlaces(text));
  const fast = parseFast(text);
  const { value, syntaxFaults } = fast ?? slow();
  return { file, text, value, syntaxFaults, locate: (path, part) => slow().locate(path, part) };
}

interface Parsed extends Pick<Source, 'value' | 'syntaxFaults'> {
  readonly locate: Source['locate'];
}

function parseFast(text: string): Pick<Source, 'value' | 'syntaxFaults'> | undefined {
  try {
    return { value: load(text, { schema: CORE_SCHEMA }), syntaxFaults: [] };
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

function parseWithPlaces(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const span = (start: number, end: number): Span => spanOf(text, lines, start, end);
  const syntaxFaults: SyntaxFault[] = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    code,
    text: message,
    span: span(pos[0], pos[1]),
  }));
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    syntaxFaults.push({
      code: 'BAD_ALIAS',
      text: error instanceof Error ? error.message : String(error),
      span: { line: 1, column: 1, length: 1 },
    });
  }
  return { value, syntaxFaults, locate: (path, part) => span(...rangeOf(document, path, part)) };
}

type Range = readonly [start: number, end: number];

function rangeOf(document: Document.Parsed, path: DocumentPath, part: 'key' | 'value'): Range {
  let node: unknown = document.contents;
  let range: Range = startOf(node) ?? [0, 1];
  for (const [index, step] of path.entries()) {
    const found = child(resolved(node, document), step);
    if (found === undefined) return range;
    const key = nodeRange(found.key);
    const value = nodeRange(found.value);
    const isLast = index === path.length - 1;
    range = (isLast && part === 'value' ? (value ?? key) : (key ?? startOf(found.value))) ?? range;
    node = found.value;
  }
  return range;
}

function child(node: unknown, step: string | number): { key: unknown; value: unknown } | undefined {
  if (isSeq(node)) return { key: undefined, value: node.items[Number(step)] };
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step));
  return isPair(pair) ? { key: pair.key, value: pair.value } : undefined;
}

function resolved(node: unknown, document: Document.Parsed): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function nodeRange(node: unknown): Range | undefined {
  if (!isNode(node) || !node.range) return undefined;
  return node.range[0] === node.range[1] ? undefined : [node.range[0], node.range[1]];
}

/** A list entry or document is shown by its first character, not by all of its lines. */
function startOf(node: unknown): Range | undefined {
  const range = nodeRange(node);
  if (range === undefined) return undefined;
  return isMap(node) && isPair(node.items[0]) ? (nodeRange(node.items[0].key) ?? range) : range;
}

function spanOf(text: string, lines: LineCounter, start: number, end: number): Span {
  const at = Math.min(start, text.length);
  const { line, col } = lines.linePos(at);
  const lineEnd = text.indexOf('\n', at);
  const stop = Math.min(Math.max(end, at + 1), lineEnd < 0 ? text.length : lineEnd);
  return { line: Math.max(1, line), column: Math.max(1, col), length: Math.max(1, text.slice(at, stop).trimEnd().length) };
}
