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
  // The language forgets the names of the keys on the way.
  return Object.fromEntries(entries) as Record<Key, Value>;
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
