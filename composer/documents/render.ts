import { Document, isCollection, isNode, isScalar, type Node, type Scalar } from 'yaml';

/** Characters of a collection that may stand in one line. */
const WIDTH = 100;
/** Column at which a folded text is broken. */
const FOLD = 120;

type ScalarStyle = Scalar.Type;

/** A value in one line, as it may stand inside of brackets: `{ a: 1, b: [x, y] }`. */
export function inlineOf(value: unknown, style?: ScalarStyle): string {
  if (Array.isArray(value)) return `[${value.map((each) => inlineOf(each)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return plainInline(value, style);
  const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${inlineOf(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A plain value with the quotes that it needs between commas and brackets. */
function plainInline(value: unknown, style: ScalarStyle | undefined): string {
  const type = typeof value === 'string' && /[\r\n]/u.test(value) ? 'QUOTE_DOUBLE' : style?.startsWith('BLOCK') ? undefined : style;
  const text = written([value], 0, (list) => {
    if (!isCollection(list)) return;
    list.flow = true;
    const [node] = list.items;
    if (isScalar(node) && type !== undefined) node.type = type;
  });
  const inner = text.replace(/^\[\s*/u, '');
  return inner.endsWith(']') ? inner.slice(0, -1).trimEnd() : inner;
}

/**
 * A value behind a colon or dash, as far as it begins on the same line: a text, number, empty or short collection.
 * @param indent column of the entry that it belongs to; further lines stand two columns behind it
 */
export function scalarOf(value: unknown, indent: number, style?: ScalarStyle): string {
  if (typeof value === 'object' && value !== null) return inlineOf(value);
  const type = typeof value === 'string' ? styleFor(value, style) : undefined;
  const text = written(value, type === 'BLOCK_FOLDED' ? FOLD - indent - 2 : 0, (node) => {
    if (isScalar(node) && type !== undefined) node.type = type;
  });
  return text.replaceAll(/\n(?=[^\n])/gu, `\n${' '.repeat(indent + 2)}`);
}

/** Whether a text ends with an empty line. */
function endsWithLines(value: string): boolean {
  const end = value.slice(value.trimEnd().length);
  return end.endsWith('\n') && end.indexOf('\n') < end.length - 1;
}

function styleFor(value: string, style: ScalarStyle | undefined): ScalarStyle | undefined {
  // Text that begins with spaces or ends with several lines is exact only in quotes.
  if (value.includes('\n') && (/^\s|[\r\t]| \n/u.test(value) || endsWithLines(value))) return 'QUOTE_DOUBLE';
  if (value.includes('\n')) return style === 'BLOCK_FOLDED' ? style : 'BLOCK_LITERAL';
  if (style === 'BLOCK_FOLDED' && (value === '' || value.trim() !== value)) return undefined;
  return style === 'BLOCK_LITERAL' ? undefined : style;
}

/** A collection in block form, its first line without indentation, all others behind `indent` columns. */
export function blockOf(value: object, indent: number): string {
  const between = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value))
    return value.map((each) => `- ${isBlock(each) ? blockOf(each, indent + 2) : scalarOf(each, indent)}`).join(between);
  return Object.entries(value)
    .map(([key, each]: readonly [string, unknown]) => `${keyOf(key)}:${memberOf(each, indent)}`)
    .join(between);
}

/** Text behind the colon of a key at a column. */
export function memberOf(value: unknown, indent: number): string {
  return isBlock(value) && !fitsLine(value) ? `\n${' '.repeat(indent + 2)}${blockOf(value, indent + 2)}` : ` ${scalarOf(value, indent)}`;
}

/** Whether a value has entries, so that it may be written over several lines. */
export function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Whether a collection is better written in one line behind its key: nothing but plain values, and few. */
export function fitsLine(value: object): boolean {
  const isPlain = Object.values(value).every((each) => (typeof each !== 'object' || each === null) && !/\n/u.test(String(each)));
  return isPlain && inlineOf(value).length <= WIDTH;
}

/** A key as it stands in front of its colon. */
export function keyOf(key: string): string {
  return plainInline(key, undefined);
}

function written(value: unknown, lineWidth: number, shape: (node: Node) => void): string {
  const document = new Document(value);
  if (isNode(document.contents)) shape(document.contents);
  return document.toString({ lineWidth, minContentWidth: 0, singleQuote: true, flowCollectionPadding: false }).replace(/\n$/u, '');
}
