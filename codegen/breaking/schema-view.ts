import { listOf } from '../json.ts';
import { below, entriesOf, type Cursor } from './cursor.ts';
import { mergedKeywords } from './merged-keywords.ts';

/** A schema as its rules see it: `allOf` merged, "this or null" unwrapped, types named even where they are only implied. */
export interface SchemaView {
  readonly at: readonly string[];
  /** Keywords, those of `allOf` members included. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** Without `null`; empty when anything goes. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** Allowed values without `null`; undefined when there is no list. */
  readonly values: readonly unknown[] | undefined;
  readonly properties: ReadonlyMap<string, Cursor>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  readonly items: Cursor | undefined;
  /** Schemas of the first entries of a list, each for its place. */
  readonly places: readonly Cursor[];
  /** Schema of further properties of a map. */
  readonly entries: Cursor | undefined;
  readonly variants: readonly Cursor[];
}

export function viewOf(cursor: Cursor): SchemaView {
  const { inner, beside, isNullable } = withoutNull(cursor);
  const members = [inner, ...membersOf(inner), ...beside.flatMap((around) => [around, ...membersOf(around)])];
  const raw = mergedKeywords(members.map(({ value }) => withLimits(value)));
  const types = typesOf(raw);
  const values = valuesOf(raw);
  return {
    at: inner.at,
    raw,
    types: types.filter((type) => type !== 'null'),
    isNullable: isNullable || types.includes('null') || raw['nullable'] === true || (values?.includes(null) ?? false),
    values: values?.filter((value) => value !== null),
    properties: new Map(members.flatMap((member) => [...entriesOf(member, 'properties')])),
    required: new Set(members.flatMap(({ value }) => textsIn(value['required']))),
    isClosed: members.some(({ value }) => value['additionalProperties'] === false || value['unevaluatedProperties'] === false),
    items: firstOf(members, 'items'),
    places: members.flatMap((member) => [...entriesOf(member, 'prefixItems').values()]),
    entries: members.some(({ value }) => typeof value['additionalProperties'] === 'object')
      ? firstOf(members, 'additionalProperties')
      : undefined,
    variants: members.flatMap((member) => [...entriesOf(member, 'oneOf').values(), ...entriesOf(member, 'anyOf').values()]),
  };
}

/** Limits as OpenAPI 3.1 writes them: in 3.0 `exclusiveMinimum: true` says that `minimum` itself is out. */
function withLimits(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const written = { ...raw };
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof raw[exclusive] !== 'boolean') continue;
    delete written[exclusive];
    if (!raw[exclusive]) continue;
    delete written[limit];
    if (raw[limit] !== undefined) written[exclusive] = raw[limit];
  }
  return written;
}

/** `anyOf: [X, { type: 'null' }]` is X that may be null; what stands beside the `anyOf` holds too. */
function withoutNull(cursor: Cursor): { readonly inner: Cursor; readonly beside: readonly Cursor[]; readonly isNullable: boolean } {
  const variants = [...entriesOf(cursor, 'oneOf').values(), ...entriesOf(cursor, 'anyOf').values()];
  const rest = variants.filter(({ value }) => value['type'] !== 'null');
  const [only] = rest;
  if (only === undefined || rest.length !== 1 || variants.length !== 2) return { inner: cursor, beside: [], isNullable: false };
  const { oneOf: _, anyOf: __, ...around } = cursor.value;
  return { inner: only, beside: Object.keys(around).length === 0 ? [] : [{ ...cursor, value: around }], isNullable: true };
}

function membersOf(cursor: Cursor): Cursor[] {
  return [...entriesOf(cursor, 'allOf').values()].flatMap((member) => [member, ...membersOf(member)]);
}

function firstOf(members: readonly Cursor[], key: string): Cursor | undefined {
  return members.map((member) => below(member, key)).find((found) => found !== undefined);
}

function typesOf(raw: Readonly<Record<string, unknown>>): string[] {
  const declared = textsIn(raw['type']);
  if (declared.length > 0) return declared;
  const values = valuesOf(raw);
  if (values !== undefined) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  if (raw['properties'] !== undefined) return ['object'];
  return raw['items'] === undefined ? [] : ['array'];
}

function valuesOf(raw: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  if (Array.isArray(raw['enum'])) return listOf(raw['enum']);
  return raw['const'] === undefined ? undefined : [raw['const']];
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}
