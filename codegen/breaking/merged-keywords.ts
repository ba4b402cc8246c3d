type Keywords = Readonly<Record<string, unknown>>;

/** Merges several values of a keyword into the value that applies when all schemas apply. */
type Merge = (values: readonly unknown[]) => unknown;

const largest: Merge = (values) => Math.max(...values.map(Number));
const smallest: Merge = (values) => Math.min(...values.map(Number));
const some: Merge = (values) => values.includes(true);
/** Joins texts that all apply, independent of the order of the schemas. */
const all: Merge = (values) => [...new Set(values.map(String))].toSorted().join(' und ');
/** Combines rules that only apply together, without duplicates. */
const together: Merge = (values) => {
  const texts = new Map(values.map((value) => [JSON.stringify(value), value]));
  return texts.size === 1 ? values[0] : [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
};
const inEach: Merge = (values) => {
  const [first, ...rest] = values.map(listOf);
  return first?.filter((value) => rest.every((list) => list.includes(value)));
};
/** Intersects types; an integer is also a number. */
const types: Merge = (values) => {
  const [first = [], ...rest] = values.map(listOf);
  const fits = (type: unknown, list: readonly unknown[]): boolean => list.includes(type) || (type === 'integer' && list.includes('number'));
  const narrowed = (list: readonly unknown[]): unknown[] =>
    list.flatMap((type) =>
      type === 'number' && rest.some((other) => other.includes('integer') && !other.includes('number')) ? ['integer'] : [type],
    );
  return [...new Set(narrowed(first).filter((type) => rest.every((list) => fits(type, list))))];
};

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const CONDITIONS = ['not', 'if', 'else', 'then', 'contains', 'multipleOf', 'unevaluatedItems'];
const OF_OBJECTS = ['patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas'];
const OF_TEXTS = ['contentEncoding', 'contentMediaType', 'contentSchema'];

const MERGES: ReadonlyMap<string, Merge> = new Map([
  ...LOWER_LIMITS.map((key) => [key, largest] as const),
  ...UPPER_LIMITS.map((key) => [key, smallest] as const),
  ...[...CONDITIONS, ...OF_OBJECTS, ...OF_TEXTS].map((key) => [key, together] as const),
  ['pattern', all],
  ['format', all],
  ['uniqueItems', some],
  ['enum', inEach],
  ['type', types],
]);

/**
 * Keywords of schemas that apply together (`allOf`): the narrower limit, the intersection of lists of values and of types. For all other
 * keywords, such as prose, the first schema's value.
 */
export function mergedKeywords(schemas: readonly Keywords[]): Keywords {
  const merged: Record<string, unknown> = {};
  for (const schema of schemas.toReversed()) Object.assign(merged, schema);
  for (const [key, merge] of MERGES) {
    const values = schemas.map((schema) => schema[key]).filter((value) => value !== undefined);
    if (values.length > 1) merged[key] = merge(values);
  }
  return merged;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
