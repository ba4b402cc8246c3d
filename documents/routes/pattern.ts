import { readPath } from './path.ts';
import { addressText } from './spelling.ts';

/**
 * Route patterns as editors write them: `/aktien`, `/realtime/[alias]`, `/liste/[[tab]]`,
 * `/aktien/[...snapshot]`, `/whitelabels/forum2/[[...index]]`.
 */
export type SegmentKind = 'static' | 'dynamic' | 'optional' | 'catch-all' | 'optional-catch-all';

export interface PatternSegment {
  readonly kind: SegmentKind;
  /** Fixed text of a static segment, else the name of the parameter. */
  readonly name: string;
}

export interface RoutePattern {
  readonly pattern: string;
  readonly segments: readonly PatternSegment[];
}

/** Values of parameters: a text for one segment, a list of segments for a catch-all. Absent optional segments have no key. */
export type RouteParams = Readonly<Record<string, string | readonly string[]>>;

export interface RouteMatch<P extends RoutePattern> {
  readonly pattern: P;
  readonly params: RouteParams;
}

export class PatternError extends Error {
  override readonly name = 'PatternError';
  /** Pattern that was probably meant. */
  readonly suggestion: string | undefined;

  constructor(message: string, suggestion?: string) {
    super(message);
    this.suggestion = suggestion;
  }
}

const FORMS: readonly (readonly [RegExp, SegmentKind])[] = [
  [/^\[\[\.\.\.([A-Za-z][A-Za-z0-9]*)\]\]$/, 'optional-catch-all'],
  [/^\[\[([A-Za-z][A-Za-z0-9]*)\]\]$/, 'optional'],
  [/^\[\.\.\.([A-Za-z][A-Za-z0-9]*)\]$/, 'catch-all'],
  [/^\[([A-Za-z][A-Za-z0-9]*)\]$/, 'dynamic'],
  [/^([A-Za-z0-9._~-]+)$/, 'static'],
];

/** Specificity of segments. A pattern that ends before another one is the more specific of the two. */
const RANK: Readonly<Record<SegmentKind, number>> = {
  static: 1,
  dynamic: 2,
  optional: 3,
  'catch-all': 4,
  'optional-catch-all': 5,
};
const END = 0;

function parseSegment(text: string, pattern: string): PatternSegment {
  for (const [form, kind] of FORMS) {
    const name = form.exec(text)?.[1];
    if (name !== undefined) return { kind, name };
  }
  const query = pattern.search(/[?#]/u);
  if (query > 0 && /[?#]/u.test(text))
    throw new PatternError(
      `Die Route „${pattern}“ hat eine Abfrage oder Sprungmarke (${pattern.charAt(query)}); sie endet davor.`,
      pattern.slice(0, query),
    );
  const plain = addressText(text);
  const suggestion = pattern.replace(text, /^\[[^[\]]+$/u.test(text) ? `${text}]` : plain);
  if (/[äöüÄÖÜß]|\s/u.test(text))
    throw new PatternError(
      `„${text}“ hat ${/\s/u.test(text) ? 'Leerzeichen' : 'Umlaute'}; in einer Adresse stehen nur Buchstaben von a bis z, Ziffern und Bindestriche.`,
      suggestion,
    );
  throw new PatternError(
    `„${text}“ in „${pattern}“ ist kein gültiger Teil einer Route. Möglich: text, [name], [[name]], [...name], [[...name]].`,
    suggestion === pattern || plain === '' ? undefined : suggestion,
  );
}

/** Parses a segment of an address from earlier times: anything that a browser can request, in any spelling. */
function parseOldSegment(text: string, pattern: string): PatternSegment {
  if (/[[\]]/u.test(text)) return parseSegment(text, pattern);
  const mark = /[?#]/u.exec(text)?.[0];
  if (mark !== undefined)
    throw new PatternError(
      `Eine alte Adresse steht ohne „${mark}“ und was darauf folgt; es geht an das Ziel mit.`,
      pattern.slice(0, pattern.indexOf(mark)).replace(/(?<=.)\/$/u, ''),
    );
  const name = readPath(`/${text}`)?.segments[0];
  if (name === undefined) throw new PatternError(`„${text}“ in „${pattern}“ ist kein Teil einer Adresse, die jemand aufrufen kann.`);
  return { kind: 'static', name };
}

const readPatterns = new Map<string, RoutePattern>();
/** Maximum number of cached patterns: a portal has hundreds of routes. */
const MOST = 5_000;

/** Parses a pattern; cached. Throws a PatternError with a German explanation. */
export function parsePattern(pattern: string): RoutePattern {
  const known = readPatterns.get(pattern);
  if (known !== undefined) return known;
  const parsed = parsedPattern(pattern, parseSegment);
  if (readPatterns.size >= MOST) readPatterns.clear();
  readPatterns.set(pattern, parsed);
  return parsed;
}

/**
 * Parses the pattern of an old address, which may have umlauts, spaces and signs, literally or encoded as `%C3%BC`. The names of fixed
 * segments are decoded. Throws as `parsePattern`.
 */
export function parseOldPattern(pattern: string): RoutePattern {
  return parsedPattern(pattern, parseOldSegment);
}

function parsedPattern(pattern: string, segmentOf: typeof parseSegment): RoutePattern {
  if (!pattern.startsWith('/')) throw new PatternError(`Die Route „${pattern}“ muss mit / beginnen.`);
  if (pattern === '/') return { pattern, segments: [] };
  const single = pattern.replaceAll(/\/+/gu, '/').replace(/\/$/u, '');
  if (single !== pattern) throw new PatternError(`Die Route „${pattern}“ hat einen Schrägstrich zu viel.`, single);
  const segments = pattern
    .slice(1)
    .split('/')
    .map((text) => segmentOf(text, pattern));
  const names = new Set<string>();
  for (const [index, { kind, name }] of segments.entries()) {
    if (kind === 'static') continue;
    if (names.has(name)) throw new PatternError(`Der Name „${name}“ steht zweimal in „${pattern}“.`);
    names.add(name);
    if (kind !== 'dynamic' && index < segments.length - 1) {
      throw new PatternError(`„${name}“ in „${pattern}“ muss am Ende der Route stehen.`);
    }
  }
  return { pattern, segments };
}

/** Returns a negative number if `a` is more specific than `b`: static before dynamic before catch-all, decided at the first difference. */
export function compareSpecificity(a: RoutePattern, b: RoutePattern): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.segments[index];
    const right = b.segments[index];
    const difference = (left === undefined ? END : RANK[left.kind]) - (right === undefined ? END : RANK[right.kind]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the same text for patterns that match the same paths; parameter names do not matter. */
export function patternShape({ segments }: RoutePattern): string {
  return `/${segments.map(({ kind, name }) => (kind === 'static' ? name : `[${kind}]`)).join('/')}`;
}

/** Returns the parameters of a path under one pattern, or undefined if it does not match. */
function paramsOf({ segments }: RoutePattern, path: readonly string[]): RouteParams | undefined {
  const params: Record<string, string | readonly string[]> = {};
  for (const [index, { kind, name }] of segments.entries()) {
    const text = path[index];
    if (kind === 'catch-all' || kind === 'optional-catch-all') {
      if (text === undefined && kind === 'catch-all') return undefined;
      params[name] = path.slice(index);
      return params;
    }
    if (text === undefined) {
      if (kind === 'optional') continue;
      return undefined;
    }
    if (kind === 'static') {
      if (text !== name) return undefined;
    } else params[name] = text;
  }
  return path.length > segments.length ? undefined : params;
}

/** Returns the most specific of `patterns` that matches these segments; the order of the patterns does not matter. */
export function matchSegments<P extends RoutePattern>(patterns: readonly P[], path: readonly string[]): RouteMatch<P> | undefined {
  let best: RouteMatch<P> | undefined;
  for (const pattern of patterns) {
    if (best !== undefined && compareSpecificity(pattern, best.pattern) >= 0) continue;
    const params = paramsOf(pattern, path);
    if (params !== undefined) best = { pattern, params };
  }
  return best;
}

/** Returns the most specific of `patterns` that matches a path in any spelling. */
export function matchRoute<P extends RoutePattern>(patterns: readonly P[], path: string): RouteMatch<P> | undefined {
  const read = readPath(path);
  return read && matchSegments(patterns, read.segments);
}

/** Finds the most specific of many patterns as `matchRoute` does, without testing all of them for each path. */
export function routeMatcher<P extends RoutePattern>(patterns: readonly P[]): (path: string) => RouteMatch<P> | undefined {
  const fixed = new Map<string, P>();
  const byFirst = new Map<string | undefined, P[]>();
  for (const pattern of patterns) {
    const names = pattern.segments.map(({ name }) => name);
    if (pattern.segments.every(({ kind }) => kind === 'static')) {
      const key = names.join('\0');
      if (!fixed.has(key)) fixed.set(key, pattern);
      continue;
    }
    const first = pattern.segments[0]?.kind === 'static' ? names[0] : undefined;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [pattern]);
    else known.push(pattern);
  }
  const open = byFirst.get(undefined) ?? [];
  return (path) => {
    const segments = readPath(path)?.segments;
    if (segments === undefined) return undefined;
    const exact = fixed.get(segments.join('\0'));
    if (exact !== undefined) return { pattern: exact, params: {} };
    return matchSegments([...((segments[0] === undefined ? undefined : byFirst.get(segments[0])) ?? []), ...open], segments);
  };
}

/** Returns the address of a route with values for its placeholders of one segment; a placeholder without a value is left out. */
export function filledRoute({ segments }: RoutePattern, values: Readonly<Record<string, string>>): string {
  const parts = segments.map(({ kind, name }) => (kind === 'static' ? name : values[name]));
  return `/${parts.filter((part) => part !== undefined).join('/')}`;
}
