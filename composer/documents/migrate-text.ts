import { kindOf } from '#documents/reader/kinds.ts';
import { isRecord, pointerOf, stepsOf, type DocumentPath } from '#documents/reader/path.ts';
import { oldBlocks, type OldBlock } from '#documents/versions/documents.ts';
import { brought, type Move } from '#documents/versions/steps.ts';
import { stepsBetween } from './steps-between.ts';
import { columnOf, entryEnd, entryStart, isFlow, lineEnd, nextLine, valuePlace } from './offsets.ts';
import { partsOf } from './parts.ts';
import { patchText } from './patch-text.ts';
import { readSyntax } from './read-syntax.ts';
import { linesOf } from './remove-entry.ts';
import { keyOf } from './render.ts';
import { InvalidYaml, isCollection, spotAt, spotOf, type Spot, type Syntax } from './syntax.ts';
import { isSame, valueAt } from './values.ts';

/**
 * Migrates all blocks in the text of a document to their current form. Preserves comments, order, quotes, blank lines and line ends.
 * Returns the same text if there is nothing to migrate or it is not valid YAML.
 * @param file name of the document below the folder of the configuration
 */
export function migratedText(file: string, text: string): string {
  try {
    const { value } = readSyntax(text);
    const old = oldBlocks(kindOf(file), value);
    const inParts = old.length > FEW ? movedInParts(text, value, old) : undefined;
    return inParts ?? old.reduce((whole, { path, moves }) => moves.reduce((current, move) => withMove(current, path, move), whole), text);
  } catch (error) {
    if (error instanceof InvalidYaml) return text;
    throw error;
  }
}

/** Maximum number of blocks to migrate by parsing the whole text for each. */
const FEW = 2;
/** Maximum size of an entry that is changed as a whole and not cut further, in characters. */
const LARGEST = 1_000;

/** Migrates each block within its own lines; undefined if the result differs from the migrated value of the document. */
function movedInParts(text: string, value: unknown, old: readonly OldBlock[]): string | undefined {
  const wanted = structuredClone(value);
  const parts = partsOf(text, LARGEST);
  for (const { path, moves } of old) {
    const [above, block, step] = [valueAt(wanted, path.slice(0, -1)), valueAt(wanted, path), path.at(-1)];
    if (step === undefined || typeof above !== 'object' || above === null || !isRecord(block)) return undefined;
    Reflect.set(above, step, brought(block, [moves]));
    for (const move of moves) if (!parts.change(path, (window) => withMove(window.text, window.path, move))) return undefined;
  }
  const result = parts.text();
  return isSame(readSyntax(result).value, wanted) ? result : undefined;
}

function withMove(text: string, path: DocumentPath, move: Move): string {
  const syntax = readSyntax(text);
  const found = valueAt(syntax.value, path);
  const was = isRecord(found) ? found : {};
  const is = brought(was, [[move]]);
  for (const attempt of [inPlace(syntax, path, move), nested(syntax, path, move)])
    if (attempt !== undefined && reads(attempt, path, is)) return attempt;
  return patchText(text, stepsBetween(path, was, is));
}

function reads(text: string, path: DocumentPath, wanted: unknown): boolean {
  try {
    return isSame(valueAt(readSyntax(text).value, path), wanted);
  } catch (error) {
    if (error instanceof InvalidYaml) return false;
    throw error;
  }
}

/** Renames a key, or replaces a list by its only entry. */
function inPlace(syntax: Syntax, path: DocumentPath, { from, to, drop = from }: Move): string | undefined {
  const [old, name] = [stepsOf(drop), stepsOf(to)];
  if (old.length !== 1 || name.length !== 1) return undefined;
  const text = drop === from ? syntax.text : unwrapped(syntax, [...path, ...old]);
  return text && patchText(text, [{ op: 'move', from: pointerOf([...path, ...old]), path: pointerOf([...path, ...name]) }]);
}

/** Replaces a list by its only entry, if that is on one line. */
function unwrapped({ text, ...syntax }: Syntax, path: DocumentPath): string | undefined {
  const owner = spotAt({ text, ...syntax }, path);
  const entry = owner !== undefined && isCollection(owner.node) && owner.node.items.length === 1 ? spotOf(owner.node, 0) : undefined;
  const [place, start] = [owner && valuePlace(owner, text), entry?.node?.range?.[0]];
  if (owner === undefined || entry === undefined || place === undefined || start === undefined) return undefined;
  const end = entryEnd(entry, text);
  if (text.slice(start, end).includes('\n')) return undefined;
  // A list in brackets also ends with its own bracket.
  const rest = isFlow(owner.node) ? entryEnd(owner, text) : end;
  const comment = text.slice(place, start).match(/#[^\n\r]*/u)?.[0];
  return `${text.slice(0, place)} ${text.slice(start, end)}${comment === undefined ? '' : ` ${comment}`}${text.slice(rest)}`;
}

/** Moves a key of the block into a nested map, which the first moved key creates. */
function nested(syntax: Syntax, path: DocumentPath, { from, to, drop = from }: Move): string | undefined {
  const [[key, ...below], [outer = '', inner, ...deeper]] = [stepsOf(from), stepsOf(to)];
  const spot = key === undefined ? undefined : spotAt(syntax, [...path, key]);
  if (spot === undefined || inner === undefined || below.length > 0 || deeper.length > 0 || drop !== from) return undefined;
  const target = spotAt(syntax, [...path, outer]);
  return isFlow(spot.parent) ? nestedInFlow(syntax, spot, target, { outer, inner }) : nestedInBlock(syntax, spot, target, { outer, inner });
}

interface Names {
  readonly outer: string;
  readonly inner: string;
}

function nestedInFlow({ text }: Syntax, spot: Spot, target: Spot | undefined, { outer, inner }: Names): string | undefined {
  const [start, end] = [entryStart(spot), entryEnd(spot, text)];
  const place = valuePlace(spot, text);
  if (start === undefined || place === undefined) return undefined;
  const entry = `${keyOf(inner)}:${text.slice(place, end)}`;
  if (target === undefined) return `${text.slice(0, start)}${keyOf(outer)}: { ${entry} }${text.slice(end)}`;
  const [last, before] = [lastOf(target), spotOf(spot.parent, spot.index - 1)];
  if (last === undefined || before === undefined) return undefined;
  const at = entryEnd(last, text);
  if (at > start) return undefined;
  return `${text.slice(0, at)}, ${entry}${text.slice(at, entryEnd(before, text))}${text.slice(end)}`;
}

function lastOf({ node }: Spot): Spot | undefined {
  return isCollection(node) ? spotOf(node, node.items.length - 1) : undefined;
}

function nestedInBlock({ text, eol }: Syntax, spot: Spot, target: Spot | undefined, { outer, inner }: Names): string | undefined {
  const stretch = linesOf(text, spot);
  const [start, place] = [entryStart(spot), valuePlace(spot, text)];
  if (stretch === undefined || start === undefined || place === undefined || stretch.to <= lineEnd(text, start)) return undefined;
  const lines = text
    .slice(stretch.from, stretch.to)
    .replace(text.slice(start, place), () => `${keyOf(inner)}:`)
    .replaceAll(/^(?=[^\r\n])/gmu, '  ');
  const rest = text.slice(stretch.to);
  if (target === undefined)
    return `${text.slice(0, stretch.from)}${' '.repeat(columnOf(text, start))}${keyOf(outer)}:${eol}${lines}${rest}`;
  const last = lastOf(target);
  const at = last === undefined || isFlow(target.node) ? undefined : nextLine(text, entryEnd(last, text));
  if (at === undefined || at > stretch.from) return undefined;
  return `${text.slice(0, at)}${lines}${text.slice(at, stretch.from)}${rest}`;
}
