import type { Field, Rows } from './fields.ts';
import { valuesOf, type FormValues } from './values.ts';

/** Fields that a form always has, and those that it has in rows. */
export interface FieldsAndRows {
  readonly fields: readonly Field[];
  readonly rows?: Rows | undefined;
}

/** Adds a row at the end, or takes away the one with this number, from 0. */
export type RowChange = 'add' | number;

/** Name of the value that says how many rows there are. */
export function countName({ at }: Rows): string {
  return `${at}.rows`;
}

/** All fields of a form with so many rows as its values say. */
export function fieldsIn({ fields, rows }: FieldsAndRows, values: FormValues): readonly Field[] {
  if (rows === undefined) return fields;
  return [...fields, ...Array.from({ length: rowCount(rows, values[countName(rows)]) }, (_, index) => rowFields(rows, index)).flat()];
}

/** The fields of one row, named by their places in the form. */
export function rowFields({ at, legend, fields }: Rows, index: number): readonly Field[] {
  return fields.map((field) => ({
    ...field,
    at: `${at}.${index}.${field.at}`,
    row: { list: at, index, at: field.at, legend: `${legend} ${index + 1}` },
  }));
}

/** How many rows there are: at least one, never more than may be. */
export function rowCount({ first, most }: Rows, text: string | undefined): number {
  const count = /^\d{1,4}$/u.test(text ?? '') ? Number(text) : first;
  return Math.max(1, Math.min(count, most));
}

/** Values that were sent, with the number of their rows. */
export function sentValues(form: FieldsAndRows, pairs: URLSearchParams): FormValues {
  const { rows } = form;
  if (rows === undefined) return valuesOf(form.fields, pairs);
  const count = { [countName(rows)]: String(rowCount(rows, pairs.get(countName(rows)) ?? undefined)) };
  return { ...valuesOf(fieldsIn(form, count), pairs), ...count };
}

/** The request of a button to add or to take away a row; undefined for what is none. */
export function readRowChange(text: string | null): RowChange | undefined {
  if (text === 'add') return text;
  return text !== null && /^\d{1,4}$/u.test(text) ? Number(text) : undefined;
}

/** The values with one row more or less, and the field that comes next. The only row is emptied, and a full form stays as it is. */
export function changeRows(rows: Rows, values: FormValues, change: RowChange): { readonly values: FormValues; readonly focus: string } {
  const before = rowCount(rows, values[countName(rows)]);
  const kept = Array.from({ length: before }, (_, index) => index).filter((index) => index !== change);
  const after = Math.max(1, Math.min(change === 'add' ? before + 1 : kept.length, rows.most));
  const others = Object.entries(values).filter(([name]) => !name.startsWith(`${rows.at}.`));
  const moved = kept.flatMap((from, to) =>
    rows.fields.flatMap(({ at }): [string, string][] => {
      const value = values[`${rows.at}.${from}.${at}`];
      return value === undefined ? [] : [[`${rows.at}.${to}.${at}`, value]];
    }),
  );
  const next = Math.min(change === 'add' ? after - 1 : change, after - 1);
  return {
    values: { ...Object.fromEntries([...others, ...moved]), [countName(rows)]: String(after) },
    focus: `${rows.at}.${next}.${rows.fields[0]?.at ?? ''}`,
  };
}
