/**
 * Returns the typed keys of a table; `Object.keys` returns plain strings. Only for tables that are literals in the code: others may have
 * further keys, unknown to their type.
 */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  const isKey = (key: string): key is keyof Table & string => isKeyOf(table, key);
  return Object.keys(table).filter(isKey);
}

/** Returns the entries of a table with typed keys; like `keysOf`, only for tables that are literals in the code. */
export function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): (readonly [Key, Value])[] {
  return keysOf(table).map((key) => [key, table[key]] as const);
}

/** Returns a table of entries, which must include every key. */
export function tableOf<Key extends string, Value>(entries: Iterable<readonly [Key, Value]>): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Names of the keys are forgotten on the way
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** Table without empty values: each entry may be missing, and none is `Empty`. */
export type Given<Table, Empty> = { [Key in keyof Table]?: Exclude<Table[Key], Empty> };

/** Removes empty entries. The loop allocates no arrays, because the provider builds three objects for each quote of a list. */
export function givenEntries<Table extends object, Empty>(
  table: Table,
  isGiven: <Value>(value: Value) => value is Exclude<Value, Empty>,
): Given<Table, Empty> {
  const given: Given<Table, Empty> = {};
  for (const key in table) {
    const value = table[key];
    if (Object.hasOwn(table, key) && isGiven(value)) given[key] = value;
  }
  return given;
}

/** Returns true if a table has a key, which may come from outside; inherited keys do not count. */
export function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

/** Returns true if a list has a value, which may come from outside. */
export function isOneOf<Item>(list: readonly Item[], value: unknown): value is Item {
  const items: readonly unknown[] = list;
  return items.includes(value);
}
