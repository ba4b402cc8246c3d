import { Document, isCollection, isNode, isScalar, type Node, type Scalar } from 'yaml';

/** Maximum length of a collection written on one line, in characters. */
const WIDTH = 100;
/** Column at which a folded text is wrapped. */
const FOLD = 120;

type ScalarStyle = Scalar.Type;

/** Value on one line, in a form allowed inside brackets: `{ a: 1, b: [x, y] }`. */
export function inlineOf(value: unknown, style?: ScalarStyle): string {
  if (Array.isArray(value)) return `[${value.map((each) => inlineOf(each)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return plainInline(value, style);
  const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${inlineOf(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Scalar with the quotes that it needs between commas and brackets. */
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
 * Value after a colon or dash, if it starts on the same line: a scalar, or an empty or short collection.
 * @param indent column of its entry; further lines are indented by two more columns
 */
export function scalarOf(value: unknown, indent: number, style?: ScalarStyle): string {
  if (typeof value === 'object' && value !== null) return inlineOf(value);
  const type = typeof value === 'string' ? styleFor(value, style) : undefined;
  const text = written(value, type === 'BLOCK_FOLDED' ? FOLD - indent - 2 : 0, (node) => {
    if (isScalar(node) && type !== undefined) node.type = type;
  });
  return text.replaceAll(/\n(?=[^\n])/gu, `\n${' '.repeat(indent + 2)}`);
}

/** Returns true if a text ends with an empty line. */
function endsWithLines(value: string): boolean {
  const end = value.slice(value.trimEnd().length);
  return end.endsWith('\n') && end.indexOf('\n') < end.length - 1;
}

function styleFor(value: string, style: ScalarStyle | undefined): ScalarStyle | undefined {
  // Only quotes preserve a text that starts with spaces or ends with several line breaks.
  if (value.includes('\n') && (/^\s|[\r\t]| \n/u.test(value) || endsWithLines(value))) return 'QUOTE_DOUBLE';
  if (value.includes('\n')) return style === 'BLOCK_FOLDED' ? style : 'BLOCK_LITERAL';
  if (style === 'BLOCK_FOLDED' && (value === '' || value.trim() !== value)) return undefined;
  return style === 'BLOCK_LITERAL' ? undefined : style;
}

/** Collection in block form. The first line has no indentation, the others have `indent` columns. */
export function blockOf(value: object, indent: number): string {
  const between = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value))
    return value.map((each) => `- ${isBlock(each) ? blockOf(each, indent + 2) : scalarOf(each, indent)}`).join(between);
  return Object.entries(value)
    .map(([key, each]: readonly [string, unknown]) => `${keyOf(key)}:${memberOf(each, indent)}`)
    .join(between);
}

/** Text after the colon of a key at a given column. */
export function memberOf(value: unknown, indent: number): string {
  return isBlock(value) && !fitsLine(value) ? `\n${' '.repeat(indent + 2)}${blockOf(value, indent + 2)}` : ` ${scalarOf(value, indent)}`;
}

/** Returns true if a value has entries, and can thus be written over several lines. */
export function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns true if a collection is better written on one line after its key: it contains few values, all of them scalars. */
export function fitsLine(value: object): boolean {
  const isPlain = Object.values(value).every((each) => (typeof each !== 'object' || each === null) && !/\n/u.test(String(each)));
  return isPlain && inlineOf(value).length <= WIDTH;
}

/** Key as YAML, as written before its colon. */
export function keyOf(key: string): string {
  return plainInline(key, undefined);
}

function written(value: unknown, lineWidth: number, shape: (node: Node) => void): string {
  const document = new Document(value);
  if (isNode(document.contents)) shape(document.contents);
  return document.toString({ lineWidth, minContentWidth: 0, singleQuote: true, flowCollectionPadding: false }).replace(/\n$/u, '');
}
