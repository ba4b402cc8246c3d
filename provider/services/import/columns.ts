import { ImportError } from './import-error.ts';
import type { Table } from './table.ts';

/** Which column of the file holds a field. */
export type ColumnMap = ReadonlyMap<string, string>;

/** Names by which files call a field, in lower case. The first that a file has is taken. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * Reads `--map date=Date,last=Price`: field before, column of the file behind the equals sign. Without a column no column holds the field.
 * @throws ImportError when a column does not exist or a part is not a pair.
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

/** Finds fields by the usual names of their columns. A field that `given` names already keeps its column. */
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

/** Whether names are the usual ones of all these fields. */
export function haveFields(header: readonly string[], synonyms: Synonyms, fields: readonly string[]): boolean {
  const names = new Set(header.map(plainName));
  return fields.every((field) => synonyms[field]?.some((name) => name !== '' && names.has(name)));
}

/** `<CLOSE>` and `Vol.` are what they are called without the marks around them. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/^<|>$|\.$/gu, '')
    .trim();
}

/** The texts of one column in the order of the rows. */
export function columnOf(table: Table, column: string): string[] {
  const index = table.header.indexOf(column);
  return table.rows.map((row) => row.values[index] ?? '');
}
