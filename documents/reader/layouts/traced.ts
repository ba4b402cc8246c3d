import { isRecord, type DocumentPath } from '../path.ts';
import type { Origin, Place, Source } from '../source.ts';

interface Part {
  readonly at: Place;
  readonly seeAlso?: readonly Place[];
  /** Whether it replaces a parameter without a value (yet), and therefore cannot be checked. */
  readonly isOpen?: boolean;
}
export interface TracedValue extends Part {
  readonly kind: 'value';
  readonly value: unknown;
}
export interface TracedList extends Part {
  readonly kind: 'list';
  readonly items: readonly Traced[];
}
export interface TracedSection extends Part {
  readonly kind: 'section';
  readonly entries: ReadonlyMap<string, Traced>;
}
/** Value whose parts all know where they are written. */
export type Traced = TracedValue | TracedList | TracedSection;

/** Returns a part of a document as a traced value, with a place for each of its parts. */
export function traced(source: Source, value: unknown = source.value, path: DocumentPath = []): Traced {
  const at = { source, path };
  if (Array.isArray(value)) return { kind: 'list', at, items: value.map((item, index) => traced(source, item, [...path, index])) };
  if (!isRecord(value)) return { kind: 'value', at, value };
  return {
    kind: 'section',
    at,
    entries: new Map(Object.entries(value).map(([key, item]) => [key, traced(source, item, [...path, key])])),
  };
}

/** Returns the value without its places. */
export function plain(node: Traced): unknown {
  if (node.kind === 'value') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries([...node.entries].map(([key, item]) => [key, plain(item)]));
}

/** Returns where the part at a path is written; for a missing part, where it would be in the nearest part around it. */
export function originOf(root: Traced, path: DocumentPath): Origin {
  const trail = trailOf(root, path);
  const { at } = trail.at(-1) ?? root;
  return {
    source: at.source,
    path: [...at.path, ...path.slice(trail.length - 1)],
    seeAlso: trail.flatMap(({ seeAlso }) => seeAlso ?? []),
  };
}

/** Returns true if the part at a path, or one around it, waits for a parameter. */
export function isOpen(root: Traced, path: DocumentPath): boolean {
  return trailOf(root, path).some((node) => node.isOpen === true);
}

/** Returns the part at a path with those around it, outermost first, as far as they exist. */
function trailOf(root: Traced, path: DocumentPath): readonly Traced[] {
  const trail = [root];
  for (const step of path) {
    const next = childOf(trail.at(-1), step);
    if (next === undefined) return trail;
    trail.push(next);
  }
  return trail;
}

export function childOf(node: Traced | undefined, step: string | number): Traced | undefined {
  if (node?.kind === 'list') return node.items[Number(step)];
  return node?.kind === 'section' ? node.entries.get(String(step)) : undefined;
}

/** Returns the section with other entries; `undefined` removes an entry. */
export function withEntries(section: TracedSection, changes: Readonly<Record<string, Traced | undefined>>): TracedSection {
  const entries = new Map(section.entries);
  for (const [key, change] of Object.entries(changes)) {
    if (change === undefined) entries.delete(key);
    else entries.set(key, change);
  }
  return { ...section, entries };
}

/** Adds a place to those that contributed to a part. */
export function pointingTo<T extends Traced>(node: T, place: Place): T {
  return { ...node, seeAlso: [...(node.seeAlso ?? []), place] };
}
