/**
 * The keys of a table with their type, which the language gives as any text. For tables that are written in the code: of others nobody
 * knows that they have no key which their type does not name.
 */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  const isKey = (key: string): key is keyof Table & string => isKeyOf(table, key);
  return Object.keys(table).filter(isKey);
}

/** The entries of a table with the type of their keys; as `keysOf`, for tables that are written in the code. */
export function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): (readonly [Key, Value])[] {
  return keysOf(table).map((key) => [key, table[key]] as const);
}

/** A table of entries; they must name every key there is. */
export function tableOf<Key extends string, Value>(entries: Iterable<readonly [Key, Value]>): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Names of the keys are forgotten on the way
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** Table without the values that stand for nothing: each entry may be missing, and none is `Empty`. */
export type Given<Table, Empty> = { [Key in keyof Table]?: Exclude<Table[Key], Empty> };

/** Leaves out the entries that stand for nothing. In a loop without lists: the provider makes three objects for each quote of a list. */
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

/** Whether a table has a key, which may come from outside: what every object inherits is none. */
export function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}

/** Whether a list has a value, which may come from outside. */
export function isOneOf<Item>(list: readonly Item[], value: unknown): value is Item {
  const items: readonly unknown[] = list;
  return items.includes(value);
}
