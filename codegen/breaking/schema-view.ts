import { listOf } from '../json.ts';
import { branchesOf } from './branches.ts';
import { below, entriesOf, type Cursor } from './cursor.ts';
import { fingerprint, meaning } from './fingerprint.ts';
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
  /** Properties that go this way: answers have none that is `writeOnly`, calls none that is `readOnly`. */
  readonly properties: ReadonlyMap<string, Cursor>;
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** Schema of the entries of a list; anything where a list has none. */
  readonly items: Cursor | undefined;
  /** Schemas of the first entries of a list, each for its place. */
  readonly places: readonly Cursor[];
  /** Schema of further properties; anything where an object is open and has none. */
  readonly entries: Cursor | undefined;
  /** Whether the schema itself says what entries, or further properties, are. */
  readonly hasItems: boolean;
  readonly hasEntries: boolean;
  readonly variants: readonly Cursor[];
  /** How many times one of several variants has to be met, and by which keywords. */
  readonly choices: readonly ('oneOf' | 'anyOf')[];
  /** Whether it says nothing but that one of the variants has to be met. */
  readonly isChoice: boolean;
  /** Schemas by the value of the discriminator that stands for each. */
  readonly branches: ReadonlyMap<string, Cursor>;
  /** The text of the whole: two with the same mean the same. */
  readonly text: string;
  /** The text of what a value in the schema means. */
  readonly meaningOf: (value: unknown) => string;
}

/** The way that a value goes: to the provider or back. */
export type Direction = 'request' | 'response';

/** @param direction properties that go the other way only are left out */
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

/** The schemas under a keyword of all members that have it, or have it as a value of that type: they hold together. */
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

/** The schema under a key of several holders; of more than one all hold. */
function together(holders: readonly Cursor[], key: string): Cursor | undefined {
  const [first] = holders;
  if (first === undefined || holders.length === 1) return below(first, key);
  return { document: first.document, at: [...first.at, key, 'allOf'], value: { allOf: holders.map(({ value }) => value[key]) } };
}

/** Whether a property never goes this way. */
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
