import { listOf } from '../json.ts';
import { branchesOf } from './branches.ts';
import { below, entriesOf, type Cursor } from './cursor.ts';
import { fingerprint, meaning } from './fingerprint.ts';
import { mergedKeywords } from './merged-keywords.ts';

/** View of a schema for the rules: `allOf` is merged, "this or null" is unwrapped, and implied types are explicit. */
export interface SchemaView {
  readonly at: readonly string[];
  /** Keywords, including those of `allOf` members. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** Types without `null`; empty if any type is allowed. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** Allowed values without `null`; undefined when there is no list. */
  readonly values: readonly unknown[] | undefined;
  /** Properties in this direction: responses have no `writeOnly` ones, requests no `readOnly` ones. */
  readonly properties: ReadonlyMap<string, Cursor>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** Schema of the entries of a list; allows anything if the list has no schema. */
  readonly items: Cursor | undefined;
  /** Schemas of the first entries of a list, by position. */
  readonly places: readonly Cursor[];
  /** Schema of additional properties; allows anything if the object is open and has no schema. */
  readonly entries: Cursor | undefined;
  /** Whether the schema itself defines entries or additional properties. */
  readonly hasItems: boolean;
  readonly hasEntries: boolean;
  readonly variants: readonly Cursor[];
  /** Keywords that require a match with the variants, one item for each choice. */
  readonly choices: readonly ('oneOf' | 'anyOf')[];
  /** Whether the schema consists of nothing but a choice of variants. */
  readonly isChoice: boolean;
  /** Schemas by value of the discriminator. */
  readonly branches: ReadonlyMap<string, Cursor>;
  /** Canonical text of the whole schema. Schemas with equal text have the same meaning. */
  readonly text: string;
  /** Canonical text of a value in the schema. */
  readonly meaningOf: (value: unknown) => string;
}

/** Direction of a value: `request` to the provider, `response` from it. */
export type Direction = 'request' | 'response';

/**
 * View of a schema.
 * @param direction properties of the other direction are left out
 */
export function viewOf(cursor: Cursor, direction: Direction): SchemaView {
  const { inner, beside, isNullable } = withoutNull(cursor);
  const members = [inner, ...membersOf(inner), ...beside.flatMap((around) => [around, ...membersOf(around)])];
  const raw = mergedKeywords(members.map(({ value }) => withLimits(value)));
  const types = typesOf(raw);
  const values = valuesOf(raw);
  const declared = propertiesOf(members);
  const hidden = new Set([...declared].flatMap(([name, property]) => (isHidden(property, direction) ? [name] : [])));
  const properties = new Map([...declared].filter(([name]) => !hidden.has(name)));
  const choices = members.flatMap(({ value }) => (['oneOf', 'anyOf'] as const).filter((key) => value[key] !== undefined));
  const isClosed = members.some(({ value }) => value['additionalProperties'] === false || value['unevaluatedProperties'] === false);
  const items = schemasUnder(members, 'items');
  const entries = schemasUnder(members, 'additionalProperties', 'object') ?? schemasUnder(members, 'unevaluatedProperties', 'object');
  const anything: Cursor = { document: cursor.document, at: inner.at, value: {} };
  return {
    at: inner.at,
    raw,
    types: types.filter((type) => type !== 'null'),
    isNullable: isNullable || raw['nullable'] === true || (values ?? types.map((type) => (type === 'null' ? null : type))).includes(null),
    values: values?.filter((value) => value !== null),
    properties,
    required: new Set(members.flatMap(({ value }) => textsIn(value['required'])).filter((name) => !hidden.has(name))),
    isClosed,
    items: items ?? (types.includes('array') ? anything : undefined),
    places: members.flatMap((member) => [...entriesOf(member, 'prefixItems').values()]),
    entries: entries ?? (isClosed || !types.includes('object') ? undefined : anything),
    hasItems: items !== undefined,
    hasEntries: entries !== undefined,
    variants: members.flatMap((member) => [...entriesOf(member, 'oneOf').values(), ...entriesOf(member, 'anyOf').values()]),
    choices,
    isChoice: choices.length === 1 && types.length === 0 && declared.size === 0,
    branches: branchesOf(cursor, members),
    text: fingerprint(cursor),
    meaningOf: (value) => meaning(cursor.document, value),
  };
}

/** Converts limits to the form of OpenAPI 3.1: in 3.0, `exclusiveMinimum: true` excludes `minimum` itself. */
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

/** Unwraps `anyOf: [X, { type: 'null' }]` to a nullable X. Keywords beside the `anyOf` also apply. */
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

/** Schema that merges those under a keyword of all members; with `type`, only values of that type count. */
function schemasUnder(members: readonly Cursor[], key: string, type?: 'object'): Cursor | undefined {
  return together(
    members.filter(({ value }) => value[key] !== undefined && (type === undefined || typeof value[key] === type)),
    key,
  );
}

function propertiesOf(members: readonly Cursor[]): Map<string, Cursor> {
  const names = new Set(members.flatMap((member) => [...entriesOf(member, 'properties').keys()]));
  return new Map(
    [...names].flatMap((name) => {
      const holders = members.map((member) => below(member, 'properties')).filter((holder) => holder?.value[name] !== undefined);
      const schema = together(
        holders.filter((holder) => holder !== undefined),
        name,
      );
      return schema === undefined ? [] : [[name, schema] as const];
    }),
  );
}

/** Schema under a key of several holders. If several have one, all of them apply. */
function together(holders: readonly Cursor[], key: string): Cursor | undefined {
  const [first] = holders;
  if (first === undefined || holders.length === 1) return below(first, key);
  return { document: first.document, at: [...first.at, key, 'allOf'], value: { allOf: holders.map(({ value }) => value[key]) } };
}

/** Returns true if a property never occurs in this direction. */
function isHidden(property: Cursor, direction: Direction): boolean {
  const key = direction === 'request' ? 'readOnly' : 'writeOnly';
  return [property, ...membersOf(property)].some(({ value }) => value[key] === true);
}

function typesOf(raw: Readonly<Record<string, unknown>>): string[] {
  const declared = textsIn(raw['type']);
  if (declared.length > 0) return declared;
  const values = valuesOf(raw);
  if (values !== undefined) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  if (raw['properties'] !== undefined || typeof raw['additionalProperties'] === 'object') return ['object'];
  return raw['items'] === undefined ? [] : ['array'];
}

function valuesOf(raw: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  if (Array.isArray(raw['enum'])) return listOf(raw['enum']);
  return raw['const'] === undefined ? undefined : [raw['const']];
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}
