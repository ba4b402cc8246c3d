import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Place of a block in the shell of every page, from `x-shell` of its schema. */
export interface ShellMarker {
  readonly place: 'head' | 'foot';
  /** Sort order; the lowest comes first. */
  readonly order: number;
  /** Kinds of pages that omit the block. */
  readonly leftOut: readonly ('app' | 'no-prices')[];
}

const SHELL = 'x-shell';
const RUNNING_TEXT = 'x-running-text';
const OUTLINE = 'x-outline';
const PART_TITLE = 'x-part-title';
const PLACES = ['head', 'foot'] as const;
const LEFT_OUT = ['app', 'no-prices'] as const;

/** Returns the place that the schema names, or undefined if it names none or an unknown place. */
export function shellMarkerOf(schema: JsonSchema): ShellMarker | undefined {
  const marker = schema[SHELL];
  if (!isObject(marker)) return undefined;
  const place = PLACES.find((one) => one === marker['place']);
  const { order } = marker;
  if (place === undefined || typeof order !== 'number') return undefined;
  const named = namesOf(marker['leftOut']);
  return { place, order, leftOut: LEFT_OUT.filter((name) => named.includes(name)) };
}

/** Returns true if the block is running text, which makes its page an article to read. */
export function isRunningText(schema: JsonSchema): boolean {
  return schema[RUNNING_TEXT] === true;
}

/** Returns true if the block lists the sections of its page. Such a block is rendered after all others. */
export function isOutline(schema: JsonSchema): boolean {
  return schema[OUTLINE] === true;
}

/**
 * Returns the paths of properties that hold titles of parts of the block (`x-part-title`). A path has property names only; lists on the way
 * are omitted.
 */
export function partTitlesOf(schema: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isObject(schema)) return [];
  if (schema[PART_TITLE] === true) return [path];
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [...properties.flatMap(([name, part]) => partTitlesOf(part, [...path, name])), ...partTitlesOf(schema['items'], path)];
}

/** Checks the markers of a schema and returns their faults. */
export function markerFaults(schema: JsonSchema, vocabulary: string): string[] {
  const faults: string[] = [];
  const marker = schema[SHELL];
  if (marker !== undefined) {
    const leftOut = isObject(marker) ? namesOf(marker['leftOut']) : [];
    const isKnown = leftOut.every((name) => LEFT_OUT.some((one) => one === name));
    if (shellMarkerOf(schema) === undefined || !isKnown)
      faults.push(
        `"${SHELL}" in block.schema.json is { "place": "head" or "foot", "order": a number }, and where pages go without the block also "leftOut": ["app", "no-prices"] or one of them`,
      );
    if (vocabulary !== 'shell')
      faults.push(`only blocks of the vocabulary "shell" stand in the frame of every page: "${SHELL}" in block.schema.json`);
  }
  for (const name of [RUNNING_TEXT, OUTLINE])
    if (schema[name] !== undefined && typeof schema[name] !== 'boolean') faults.push(`"${name}" in block.schema.json is true or left out`);
  if (isOutline(schema) && vocabulary !== 'page')
    faults.push(`only blocks of the vocabulary "page" list its sections: "${OUTLINE}" in block.schema.json`);
  return faults;
}

function namesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
