import { isAlias, isSeq } from 'yaml';
import type { DocumentPath } from '#documents/reader/path.ts';
import { beginsLine, endOfEntry, entryStart, isFlow, lineStart, nextLine, valuePlace } from './offsets.ts';
import { readSyntax } from './read-syntax.ts';
import { InvalidYaml, isCollection, keyText, nodeAt, spotAt, spotOf, type Collection, type Syntax } from './syntax.ts';

/** Block list or map, cut into the lines of its entries, so that one entry can change without a look at the others. */
interface Part {
  /** Path of the collection in the text of the part. */
  readonly way: DocumentPath;
  readonly isList: boolean;
  /** Lines before those of the first entry. If empty, the first entry starts on the line of the collection's parent. */
  head: string;
  entries: Entry[];
  /** Lines after the last entry. */
  tail: string;
  /** Index of the entry that was accessed last; the next one is usually near. */
  cursor: number;
}

/** Lines of one entry, including those between it and the previous entry. */
interface Entry {
  /** Key of an entry in a map; undefined in a list. */
  readonly key: string | undefined;
  text: string;
  /** Value of the entry, cut into parts; if set, `text` is outdated. */
  part: Part | undefined;
}

/** Lines of an entry and its neighbors: enough context to change the entry as if the whole document were there. */
export interface Window {
  readonly text: string;
  /** Path of the entry within the window. */
  readonly path: DocumentPath;
  /** Number of steps of the path that lead to the collection of the entry. */
  readonly depth: number;
}

export interface Parts {
  /** Replaces a window by the result of `run`. Returns false if nothing was changed because the change needs the whole text. */
  change(path: DocumentPath, run: (window: Window) => string | undefined): boolean;
  text(): string;
}

/**
 * Cuts a text into entries that can be changed one by one.
 * @param largest maximum size of an entry that is not cut further, in characters
 */
export function partsOf(text: string, largest: number): Parts {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  let whole: string | undefined = text;
  let root: Part | undefined;
  const fits = (changed: string): boolean => (changed.includes('\r\n') ? '\r\n' : '\n') === eol;
  return {
    change(path, run) {
      root ??= partIn(whole ?? '', []);
      if (root === undefined) return false;
      whole = undefined;
      const place = placeIn(root, path, largest);
      return place !== undefined && changedAt(place, (window) => (fits(window.text) ? orUndefined(() => run(window)) : undefined));
    },
    text: () => (whole ??= root === undefined ? '' : textOfPart(root)),
  };
}

function textOf({ text, part }: Entry): string {
  return part === undefined ? text : textOfPart(part);
}

function textOfPart({ head, entries, tail }: Part): string {
  return head + entries.map(textOf).join('') + tail;
}

/** Cuts a collection of a text into parts; undefined if it is not in block form, or if anchors, aliases or tags are involved. */
function partIn(text: string, way: DocumentPath): Part | undefined {
  const syntax = orUndefined(() => readSyntax(text));
  if (syntax === undefined) return undefined;
  for (let depth = 0; depth <= way.length; depth += 1) {
    const node = nodeAt(syntax, way.slice(0, depth));
    if (node === undefined || isAlias(node) || node.anchor !== undefined || node.tag?.startsWith('!') === true) return undefined;
  }
  const collection = nodeAt(syntax, way);
  return isCollection(collection) && !isFlow(collection) && collection.items.length > 0 ? cut(syntax, way, collection) : undefined;
}

/** Returns undefined if a part of the text is not valid YAML by itself. */
function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidYaml) return undefined;
    throw error;
  }
}

function cut(syntax: Syntax, way: DocumentPath, collection: Collection): Part | undefined {
  const { text } = syntax;
  const headEnd = headOf(syntax, way, collection);
  if (headEnd === undefined) return undefined;
  const entries: Entry[] = [];
  let done = headEnd;
  for (let index = 0; index < collection.items.length; index += 1) {
    const spot = spotOf(collection, index);
    const start = spot && entryStart(spot);
    if (spot === undefined || start === undefined) return undefined;
    if (index > 0 && (!beginsLine(text, start) || lineStart(text, start) < done)) return undefined;
    const end = nextLine(text, endOfEntry(spot, text));
    if (end <= done) return undefined;
    entries.push({ key: isSeq(collection) ? undefined : keyText(spot.pair?.key), text: text.slice(done, end), part: undefined });
    done = end;
  }
  return { way, isList: isSeq(collection), head: text.slice(0, headEnd), entries, tail: text.slice(done), cursor: 0 };
}

/** Offset at which the lines of the first entry start. */
function headOf(syntax: Syntax, way: DocumentPath, collection: Collection): number | undefined {
  const { text } = syntax;
  const first = spotOf(collection, 0);
  const start = first && entryStart(first);
  if (start === undefined) return undefined;
  const owner = spotAt(syntax, way);
  if (owner === undefined || !beginsLine(text, start)) return 0;
  const place = valuePlace(owner, text);
  const end = place === undefined ? undefined : nextLine(text, place);
  return end === undefined || end > lineStart(text, start) ? undefined : end;
}

interface Place {
  readonly part: Part;
  readonly index: number;
  /** Step to the entry: its index or key. */
  readonly step: string | number;
  /** Steps below the entry. */
  readonly rest: DocumentPath;
  /** Whether the part is at the end of the text. */
  readonly isEnd: boolean;
  /** Joins the part into a single text again. */
  readonly join: ((text: string) => void) | undefined;
}

function placeIn(root: Part, path: DocumentPath, largest: number): Place | undefined {
  let place: Place | undefined;
  let [part, isEnd, join]: [Part, boolean, Place['join']] = [root, true, undefined];
  for (const [depth, step] of path.entries()) {
    const index = indexOf(part, step);
    if (index === undefined) return undefined;
    const rest = path.slice(depth + 1);
    place = { part, index, step, rest, isEnd, join };
    const entry = part.entries[index];
    if (entry === undefined) return rest.length === 0 ? place : undefined;
    if (rest.length === 0 || (entry.part === undefined && entry.text.length <= largest)) return place;
    entry.part ??= partIn(entry.text, wayTo(part, index));
    if (entry.part === undefined) return place;
    isEnd &&= index === part.entries.length - 1 && part.tail === '';
    join = (text) => {
      entry.text = text;
      entry.part = undefined;
    };
    part = entry.part;
  }
  return place;
}

/** Index of an entry; for a missing key, the index after the last entry. */
function indexOf(part: Part, step: string | number): number | undefined {
  const { entries, isList } = part;
  if (isList) return typeof step === 'number' && step >= 0 && step <= entries.length ? step : undefined;
  for (let turn = 0; turn < entries.length; turn += 1) {
    const index = (part.cursor + turn) % entries.length;
    if (entries[index]?.key !== String(step)) continue;
    part.cursor = index;
    return index;
  }
  return entries.length;
}

/** Path to the value of an entry within the entry's own lines. */
function wayTo({ way, head, isList, entries }: Part, index: number): DocumentPath {
  const step = isList ? 0 : (entries[index]?.key ?? '');
  return index === 0 && head === '' ? [...way, step] : [step];
}

function changedAt({ part, index, step, rest, isEnd, join }: Place, run: (window: Window) => string | undefined): boolean {
  const { entries, isList } = part;
  const [first, last] = [Math.max(0, index - 1), Math.min(entries.length - 1, index + 1)];
  const [isStart, isTail] = [first === 0, last === entries.length - 1];
  const way = isStart ? part.way : [];
  const text =
    (isStart ? part.head : '') +
    entries
      .slice(first, last + 1)
      .map(textOf)
      .join('') +
    (isTail ? part.tail : '');
  const path = [...way, isList ? index - first : step, ...rest];
  const changed = run({ text, path, depth: way.length });
  if (changed === undefined || (!(isEnd && isTail) && !changed.endsWith('\n'))) return false;
  if (changed === text) return true;
  const now = partIn(changed, way);
  if (now === undefined) {
    if (!isStart || !isTail || join === undefined) return false;
    join(changed);
    return true;
  }
  const next = entries[last + 1];
  if (isTail) part.tail = now.tail;
  else if (now.tail !== '' && next !== undefined) begunWith(next, now.tail);
  if (isStart) part.head = now.head;
  entries.splice(first, last - first + 1, ...now.entries);
  return true;
}

/** Inserts lines before those of an entry. */
function begunWith(entry: Entry, lines: string): void {
  const { part } = entry;
  const [first] = part?.entries ?? [];
  if (part === undefined) entry.text = lines + entry.text;
  else if (part.head !== '' || first === undefined) part.head = lines + part.head;
  else begunWith(first, lines);
}
