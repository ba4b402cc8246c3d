import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  YAMLParseError,
  type Alias,
  type Document,
  type ErrorCode,
  type Node,
} from 'yaml';

/** Maximum depth of nested lists and sections. Shipped documents have fewer than 20; readers recurse level by level. */
export const MOST_LEVELS = 64;
/** Maximum number of aliases in one document. Shipped documents have none. */
const MOST_ALIASES = 1_000;
/** Maximum number of parts of a document, including those that its aliases repeat: few plain documents of 256 kB have more. */
const MOST_PARTS = 200_000;

/** Faults that leave a document without a value; the YAML library does not know them. */
export const REFUSED = {
  TOO_DEEP: `Listen und Abschnitte stehen hier mehr als ${MOST_LEVELS} Ebenen tief ineinander.`,
  TOO_MANY_ALIASES: 'Die Verweise (*name) wiederholen zu viel. Schreibe an diese Stelle, worauf sie verweisen.',
  CIRCULAR_ALIAS: 'Der Verweis (*name) steht in dem, worauf er verweist; so käme er nie an ein Ende.',
} as const;
export type Refused = keyof typeof REFUSED;

export function isRefused(code: string): code is Refused {
  return Object.hasOwn(REFUSED, code);
}

/**
 * Builds the syntax tree of a text, including its faults, in linear time: the library alone compares each key of a section with all others
 * and recurses to any depth.
 */
export function treeOf(text: string, { keepSourceTokens = false } = {}): Document.Parsed {
  return withoutStacks(() => {
    const document = parsedOrDeep(text, keepSourceTokens);
    const found = document.errors.some(({ code }) => isRefused(code)) ? [] : [...duplicates(document), ...excess(document)];
    if (found.length > 0) document.errors = [...document.errors, ...found].toSorted((a, b) => a.pos[0] - b.pos[0]);
    return document;
  });
}

/** Creates the errors of a text without stack traces: they are not thrown, and recording the calls for a hundred thousand takes seconds. */
function withoutStacks<T>(run: () => T): T {
  const limit = Error.stackTraceLimit;
  try {
    Error.stackTraceLimit = 0;
    return run();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

function parsedOrDeep(text: string, keepSourceTokens: boolean): Document.Parsed {
  const options = { keepSourceTokens, prettyErrors: false, logLevel: 'error', uniqueKeys: false } as const;
  try {
    const document = parseDocument(text, options);
    const deep = tooDeep(document.contents);
    if (deep === undefined) return document;
    // Invalid YAML may look deeper than intended, so its other faults come first.
    return withErrors([...document.errors, faultAt(deep, 'TOO_DEEP')]);
  } catch (error) {
    // The library recurses; if the stack overflows, the text is far deeper than the limit.
    if (error instanceof RangeError) return withErrors([faultAt(0, 'TOO_DEEP')]);
    throw error;
  }
}

/** Returns an empty document in place of one that cannot be traversed. */
function withErrors(errors: YAMLParseError[]): Document.Parsed {
  const document = parseDocument('');
  document.errors = errors;
  return document;
}

function faultAt(at: number, code: Refused | 'DUPLICATE_KEY'): YAMLParseError {
  const message = code === 'DUPLICATE_KEY' ? 'Map keys must be unique' : REFUSED[code];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Codes of ours stand beside the library's, which does nothing with them
  return new YAMLParseError([at, at + 1], code as ErrorCode, message);
}

interface Visited {
  readonly node: unknown;
  readonly level: number;
}

/** Returns the offset of the first list or section that is nested too deeply. */
function tooDeep(root: unknown): number | undefined {
  const open: Visited[] = [{ node: root, level: 1 }];
  for (let visited = open.pop(); visited !== undefined; visited = open.pop()) {
    const { node, level } = visited;
    if (!isMap(node) && !isSeq(node)) continue;
    if (level > MOST_LEVELS) return node.range?.[0] ?? 0;
    for (const item of node.items) {
      const parts: readonly unknown[] = isPair(item) ? [item.value, item.key] : [item];
      for (const part of parts) if (isMap(part) || isSeq(part)) open.push({ node: part, level: level + 1 });
    }
  }
  return undefined;
}

/** Calls `each` for every node in the order of the text. */
function walk(node: unknown, each: (node: Node) => void): void {
  if (isPair(node)) {
    walk(node.key, each);
    walk(node.value, each);
  } else if (isMap(node) || isSeq(node)) {
    each(node);
    for (const item of node.items) walk(item, each);
  } else if (isAlias(node) || isScalar(node)) each(node);
}

/** Reports repeated keys of a section. */
function duplicates({ contents }: Document.Parsed): YAMLParseError[] {
  const found: YAMLParseError[] = [];
  walk(contents, (node) => {
    if (!isMap(node)) return;
    const keys = new Set<unknown>();
    for (const { key } of node.items) {
      if (!isScalar(key)) continue;
      if (keys.has(key.value)) found.push(faultAt(key.range?.[0] ?? 0, 'DUPLICATE_KEY'));
      else keys.add(key.value);
    }
  });
  return found;
}

/** Returns each alias with its target node; undefined if no anchor of its name precedes it. */
export function aliasTargets({ contents }: Pick<Document.Parsed, 'contents'>): ReadonlyMap<Alias, Node | undefined> {
  return new Map(aliasesIn(contents).map(({ alias, target }) => [alias, target]));
}

interface FoundAlias {
  readonly alias: Alias;
  readonly target: Node | undefined;
  /** Anchors before the alias, limited to the last ones. */
  readonly anchors: readonly string[];
}

/** Maximum number of anchors that are considered as suggestions for an alias without target. */
const MOST_ANCHORS = 50;

/** Returns the aliases of a document in the order of its text. */
export function aliasesIn(contents: unknown): FoundAlias[] {
  const nodes = new Map<string, Node>();
  const anchors: string[] = [];
  const found: FoundAlias[] = [];
  walk(contents, (node) => {
    if (isAlias(node)) found.push({ alias: node, target: nodes.get(node.source), anchors: anchors.slice(-MOST_ANCHORS) });
    else if (node.anchor !== undefined) {
      nodes.set(node.anchor, node);
      anchors.push(node.anchor);
    }
  });
  return found;
}

/** Reports too many aliases, aliases that repeat too much, and aliases inside of their own target. */
function excess(document: Document.Parsed): YAMLParseError[] {
  const targets = aliasTargets(document);
  if (targets.size === 0) return [];
  const last = [...targets.keys()].at(MOST_ALIASES);
  if (last !== undefined) return [faultAt(last.range?.[0] ?? 0, 'TOO_MANY_ALIASES')];
  const weights = new Map<unknown, number>();
  let fault: YAMLParseError | undefined;
  const refuse = (alias: Alias, code: Refused): number => {
    fault ??= faultAt(alias.range?.[0] ?? 0, code);
    return 1;
  };
  let total = 0;
  const weigh = (node: unknown): number => {
    if (isAlias(node)) {
      const target = targets.get(node);
      if (target === undefined) return 1;
      const weight = weights.get(target);
      if (weight === undefined) return refuse(node, 'CIRCULAR_ALIAS');
      total += weight;
      return total > MOST_PARTS ? refuse(node, 'TOO_MANY_ALIASES') : weight;
    }
    const parts: readonly unknown[] = isPair(node) ? [node.key, node.value] : isMap(node) || isSeq(node) ? node.items : [];
    const weight = parts.reduce<number>((sum, part) => sum + weigh(part), 1);
    weights.set(node, weight);
    return weight;
  };
  weigh(document.contents);
  return fault === undefined ? [] : [fault];
}
