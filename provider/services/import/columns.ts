import { ImportError } from './import-error.ts';
import type { Table } from './table.ts';

/** Column of the file by field. */
export type ColumnMap = ReadonlyMap<string, string>;

/** Usual column names of each field, in lower case. The first that a file has is used. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * Reads `--map date=Date,last=Price`: the field, an equals sign, and the column of the file. An empty column means that the field has none.
 * @throws ImportError if a column does not exist or a part is not a pair.
 */
export function parseMap(text: string, table: Table): ColumnMap {
  const map = new Map<string, string>();
  for (const part of text.split(',')) {
    const [field, column] = splitPair(part);
    if (field === undefined || column === undefined)
      throw new ImportError(`--map: „${part}“ ist kein Paar. Schreibe Feld=Spalte, etwa date=Date,last=Price.`);
    if (column !== '' && !table.header.includes(column)) {
      throw new ImportError(`--map: Die Spalte „${column}“ gibt es in ${table.file} nicht. Vorhanden: ${table.header.join(', ')}.`);
    }
    map.set(field, column);
  }
  return map;
}

function splitPair(part: string): [string | undefined, string | undefined] {
  const at = part.indexOf('=');
  return at < 1 ? [undefined, undefined] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

/** Finds fields by the usual names of their columns. Fields in `given` keep their column. */
export function detectColumns(table: Table, synonyms: Synonyms, given: ColumnMap = new Map()): ColumnMap {
  const map = new Map(given);
  const free = new Map(table.header.filter((name) => ![...given.values()].includes(name)).map((name) => [plainName(name), name]));
  for (const [field, names] of Object.entries(synonyms)) {
    const name = map.has(field) ? undefined : names.find((candidate) => free.has(candidate));
    if (name === undefined) continue;
    map.set(field, free.get(name) ?? name);
    free.delete(name);
  }
  return map;
}

/** Returns true if the header has a usual name for each of these fields. */
export function haveFields(header: readonly string[], synonyms: Synonyms, fields: readonly string[]): boolean {
  const names = new Set(header.map(plainName));
  return fields.every((field) => synonyms[field]?.some((name) => name !== '' && names.has(name)));
}

/** Removes punctuation around names such as `<CLOSE>` and `Vol.` */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/^<|>$|\.$/gu, '')
    .trim();
}

/** Returns the texts of one column in the order of the rows. */
export function columnOf(table: Table, column: string): string[] {
  const index = table.header.indexOf(column);
  return table.rows.map((row) => row.values[index] ?? '');
}
