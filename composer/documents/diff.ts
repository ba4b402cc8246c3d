import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import { align } from './align.ts';
import { isSame, textOfValue } from './values.ts';

/** Names that readers know for the technical words in documents. */
export interface Words {
  /** Name of a block type: „Chart“ for `price-chart`. */
  block(type: string): string;
  /** Name of a key: „Zeitraum“ for `range` of a block; `type` is undefined for keys outside blocks. */
  field(type: string | undefined, key: string): string;
  /** Name of a value: „1 Jahr“ for `Y1`. */
  value(type: string | undefined, key: string, value: unknown): string;
}

/** Difference between two states of a document. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** JSON pointer into the later state; for a removed part, into the earlier one. */
  readonly at: string;
  /** German sentence: „Baustein Chart: Zeitraum 1 Jahr → 5 Jahre“. */
  readonly text: string;
}

interface Around {
  readonly words: Words;
  readonly type: string | undefined;
  /** Names along the path: „Baustein Chart“, or the keys. */
  readonly names: readonly string[];
}

/** Differences between two values of a document, in the order of the later one. */
export function differences(before: unknown, after: unknown, words: Words): Difference[] {
  return between([], before, after, { words, type: undefined, names: [] });
}

function between(path: DocumentPath, before: unknown, after: unknown, around: Around): Difference[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(path, before, after, around);
  if (isRecord(before) && isRecord(after)) return betweenMaps(path, before, after, around);
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  const [was, is] = [before, after].map((value) => shown(around, key, value));
  return [{ kind: 'changed', at: pointerOf(path), text: sentence(around, `${was} → ${is}`) }];
}

type Fields = Readonly<Record<string, unknown>>;

function betweenMaps(path: DocumentPath, before: Fields, after: Fields, around: Around): Difference[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
    const below = [...path, key];
    const inside = { ...around, names: [...around.names, around.words.field(around.type, key)] };
    if (!Object.hasOwn(before, key))
      return [{ kind: 'added' as const, at: pointerOf(below), text: sentence(inside, `neu: ${shown(inside, key, after[key])}`) }];
    if (!Object.hasOwn(after, key))
      return [
        { kind: 'removed' as const, at: pointerOf(below), text: sentence(inside, `entfernt (war ${shown(inside, key, before[key])})`) },
      ];
    return between(below, before[key], after[key], inside);
  });
}

function betweenLists(path: DocumentPath, before: readonly unknown[], after: readonly unknown[], around: Around): Difference[] {
  const pairings = align(before, after);
  const taken = new Set<number>();
  const gone = Map.groupBy(
    pairings.flatMap(({ before: at, after: to }) => (to === undefined && at !== undefined ? [at] : [])).toReversed(),
    (at) => textOfValue(before[at]),
  );
  const cameFrom = (value: unknown): number | undefined => {
    const at = gone.get(textOfValue(value))?.pop();
    if (at !== undefined) taken.add(at);
    return at;
  };
  const moved = new Map(
    pairings.flatMap(({ before: from, after: to }) => {
      const source = from === undefined && to !== undefined ? cameFrom(after[to]) : undefined;
      return source === undefined || to === undefined ? [] : [[to, source] as const];
    }),
  );
  return pairings.flatMap(({ before: from, after: to }): Difference[] => {
    if (from !== undefined && to !== undefined) return between([...path, to], before[from], after[to], inEntry(around, after[to], to));
    if (to !== undefined) {
      const source = moved.get(to);
      const text = source === undefined ? 'neu' : `verschoben von Platz ${source + 1} auf ${to + 1}`;
      return [
        {
          kind: source === undefined ? 'added' : 'moved',
          at: pointerOf([...path, to]),
          text: sentence(inEntry(around, after[to], to), text),
        },
      ];
    }
    if (from === undefined || taken.has(from)) return [];
    return [{ kind: 'removed', at: pointerOf([...path, from]), text: sentence(inEntry(around, before[from], from), 'entfernt') }];
  });
}

const NAMES = ['label', 'title', 'headline', 'name', 'id', 'alias', 'use', 'entityValue', 'from', 'value', 'text'] as const;

/** Context of an entry in a list, named by its block type or its own name. */
function inEntry(around: Around, entry: unknown, index: number): Around {
  if (!isRecord(entry))
    return {
      ...around,
      names: [...around.names, typeof entry === 'string' || typeof entry === 'number' ? `„${entry}“` : String(index + 1)],
    };
  const type = entry['type'];
  if (typeof type === 'string') return { words: around.words, type, names: [`Baustein ${around.words.block(type)}`] };
  const name = NAMES.map((key) => entry[key]).find((value) => typeof value === 'string' || typeof value === 'number');
  return { ...around, names: [...around.names, name === undefined ? `Eintrag ${index + 1}` : `„${shortened(String(name))}“`] };
}

function sentence({ names }: Around, what: string): string {
  const [head, ...rest] = names;
  if (head === undefined) return what;
  return rest.length === 0 ? `${head}: ${what}` : `${head}: ${rest.join(' › ')} ${what}`;
}

function shown({ words, type }: Around, key: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nichts';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'object') return shortened(JSON.stringify(value));
  return shortened(words.value(type, key, value));
}

const LONG = 80;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > LONG ? `${line.slice(0, LONG - 1).trimEnd()}…` : line;
}
