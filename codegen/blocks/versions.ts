import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { stepsOf } from '#documents/reader/path.ts';
import { brought, versionGaps, type Move, type VersionSteps } from '#documents/versions/steps.ts';
import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Entry of `versions.yaml` for one former version of a block: its migration to the next version, and examples. */
export interface OldVersion {
  readonly from: number;
  readonly moves: readonly Move[];
  readonly fixtures: readonly { readonly was: Record<string, unknown>; readonly is: Record<string, unknown> }[];
}

const FILE = 'versions.yaml';
const PLACE = /^(?:\/[A-Za-z0-9]+)+$/;

/** Version of a block's schema (`x-version`), 1 by default. */
export function versionOf(schema: JsonSchema): unknown {
  return schema['x-version'] ?? 1;
}

/**
 * Reads the former versions of a block in order, with faults as sentences: a missing version, a migration whose input cannot be told apart
 * from the present form, an example with another result than stated.
 * @param path folder of the block from the root of the project
 */
export function readVersions(root: string, path: string, type: string, schema: JsonSchema): { steps: VersionSteps; faults: string[] } {
  const version = versionOf(schema);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { steps: [], faults: ['"x-version" in block.schema.json must be a whole number from 1'] };
  const file = join(root, path, FILE);
  const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  const old = Array.isArray(written) ? written.filter(isOldVersion) : [];
  if (!Array.isArray(written) || old.length < written.length)
    return { steps: [], faults: [`${FILE} must be a list of { from, why, moves: [{ from, to, drop? }], fixtures: [{ was, is }] }`] };
  const inOrder = old.toSorted((a, b) => a.from - b.from);
  const gaps = versionGaps(
    type,
    version,
    inOrder.map(({ from }) => from),
  );
  const steps = inOrder.map(({ moves }) => moves);
  const faults = [...gaps, ...inOrder.flatMap((each) => [...unclear(each, schema), ...wrongFixtures(each)])];
  return { steps: faults.length > 0 ? [] : steps, faults };
}

function isOldVersion(value: unknown): value is OldVersion {
  if (!isObject(value)) return false;
  const { from, why, moves, fixtures } = value;
  return Number.isInteger(from) && typeof why === 'string' && isListOf(moves, isMove) && isListOf(fixtures, isFixture);
}

function isListOf(value: unknown, isOne: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isOne);
}

function isMove(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { from, to, drop = from } = value;
  return [from, to, drop].every((place) => typeof place === 'string' && PLACE.test(place)) && String(from).startsWith(String(drop));
}

function isFixture(value: unknown): boolean {
  return isObject(value) && isObject(value['was']) && isObject(value['is']);
}

/** Blocks do not store their version. So an older version is recognized by a property that the present version does not have. */
function unclear({ from, moves }: OldVersion, { properties }: JsonSchema): string[] {
  return moves
    .filter((move) => hasPlace({ properties }, stepsOf(move.drop ?? move.from)))
    .map(
      (move) =>
        `${FILE}: the step from version ${from} moves "${move.drop ?? move.from}", which the present form has too; nothing would tell the two apart: give the new one another name`,
    );
}

function hasPlace(schema: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  const items = isObject(schema) ? schema['items'] : undefined;
  return /^\d+$/.test(step) ? items !== undefined && hasPlace(items, rest) : step in properties && hasPlace(properties[step], rest);
}

function wrongFixtures({ from, moves, fixtures }: OldVersion): string[] {
  return fixtures.flatMap(({ was, is }, index) => {
    const result = brought(was, [moves]);
    return sameText(result, is)
      ? []
      : [`${FILE}: example ${index + 1} of version ${from} becomes ${JSON.stringify(result)}, not ${JSON.stringify(is)}`];
  });
}

/** Compares values without regard to the order of keys. */
function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

function sorted(_: string, value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
}
