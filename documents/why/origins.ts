import { kindOf } from '../reader/kinds.ts';
import { sharedName } from '../reader/layouts/shared-document.ts';
import { parametersIn } from '../reader/layouts/fill.ts';
import { isRecord, showPath, type DocumentPath } from '../reader/path.ts';
import type { Place, Source } from '../reader/source.ts';
import { titleOf } from '../reader/titles.ts';

/** Place in a file, counted from 1. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Place where a part of a value is written, or that contributed to it. */
export interface OriginPart extends Spot {
  /** Path of the part below the requested value; empty for the value itself. */
  readonly part: string;
  /** German: „Seite“, „Layout „marktseite““, „gibt den Parameter „count““. */
  readonly role: string;
}

/** Returns line and column of a place. */
export function spotOf({ source, path }: Place, part: 'key' | 'value' = 'value'): Spot {
  const { line, column } = source.locate(path, part);
  return { file: source.file, line, column };
}

/**
 * Returns the sources of the value at a path: its own place first, then the places that inserted it, then parts of it that are written
 * elsewhere. Each place once.
 */
export function originsOf(source: Source, path: DocumentPath, value: unknown): OriginPart[] {
  const found = new Map<string, OriginPart>();
  const add = (place: Place, part: DocumentPath): void => {
    const spot = spotOf(place);
    const key = `${spot.file}:${spot.line}:${spot.column}`;
    if (!found.has(key)) found.set(key, { ...spot, part: showPath(part), role: roleOf(place) });
  };
  const seen = new Set<string>();
  const visit = (node: unknown, part: DocumentPath, around: Place | undefined): void => {
    const origin = source.originOf([...path, ...part]);
    if (around === undefined || !isBelow(origin, around)) add(origin, part);
    for (const place of origin.seeAlso) {
      const key = `${place.source.file}#${showPath(place.path)}`;
      if (!seen.has(key)) add(place, part);
      seen.add(key);
    }
    for (const [step, child] of childrenOf(node)) visit(child, [...part, step], origin);
  };
  visit(value, [], undefined);
  return [...found.values()];
}

/** Returns the parts of a value with their keys or indices. */
export function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item] as const);
  return isRecord(value) ? Object.entries(value) : [];
}

/** Returns true if a part is written within its surroundings, which makes a place of its own redundant. */
function isBelow({ source, path }: Place, around: Place): boolean {
  return source.file === around.source.file && around.path.every((step, index) => path[index] === step);
}

function roleOf({ source, path }: Place): string {
  const written = valueAt(source.value, path);
  const withAt = path.lastIndexOf('with');
  if (path[0] === 'parameters' && path.length > 1)
    return `${path[2] === 'default' ? 'Voreinstellung des Parameters' : 'erklärt den Parameter'} „${path[1]}“`;
  if (withAt >= 0 && path.length > withAt + 1) return `gibt den Parameter „${path[withAt + 1]}“`;
  if (path.length === 1 && path[0] === 'layout') return `nennt das Layout „${String(written)}“`;
  if (isRecord(written) && typeof written['use'] === 'string') return `setzt die Bausteinliste „${written['use']}“ ein`;
  const kind = kindOf(source.file);
  const parameters = typeof written === 'string' && (kind === 'layout' || kind === 'blockList') ? parametersIn(written) : [];
  const home = homeOf(source.file);
  return parameters.length === 0 ? home : `${home}, mit ${parameters.map((name) => `{${name}}`).join(' und ')}`;
}

/** Returns the title of a file for editors: „Layout „marktseite““. */
export function homeOf(file: string): string {
  const kind = kindOf(file);
  if (kind === undefined) return 'Datei';
  const { one } = titleOf(kind);
  return kind === 'layout' || kind === 'blockList' ? `${one} „${sharedName(kind, file)}“` : one;
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>((current, step) => childrenOf(current).find(([key]) => String(key) === String(step))?.[1], value);
}
