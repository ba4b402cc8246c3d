import type { Field, Rows } from './fields.ts';
import { valuesOf, type FormValues } from './values.ts';

/** Fixed fields and repeated fields of a form. */
export interface FieldsAndRows {
  readonly fields: readonly Field[];
  readonly rows?: Rows | undefined;
}

/** Change of the rows: adds one at the end, or removes the one with this index. */
export type RowChange = 'add' | number;

/** Name of the value with the number of rows. */
export function countName({ at }: Rows): string {
  return `${at}.rows`;
}

/** All fields of a form, with the number of rows in its values. */
export function fieldsIn({ fields, rows }: FieldsAndRows, values: FormValues): readonly Field[] {
  if (rows === undefined) return fields;
  return [...fields, ...Array.from({ length: rowCount(rows, values[countName(rows)]) }, (_, index) => rowFields(rows, index)).flat()];
}

/** Fields of one row, named by their places in the form. */
export function rowFields({ at, legend, fields }: Rows, index: number): readonly Field[] {
  return fields.map((field) => ({
    ...field,
    at: `${at}.${index}.${field.at}`,
    row: { list: at, index, at: field.at, legend: `${legend} ${index + 1}` },
  }));
}

/** Number of rows, between 1 and the maximum. */
export function rowCount({ first, most }: Rows, text: string | undefined): number {
  const count = /^\d{1,4}$/u.test(text ?? '') ? Number(text) : first;
  return Math.max(1, Math.min(count, most));
}

/** Submitted values, including the number of rows. */
export function sentValues(form: FieldsAndRows, pairs: URLSearchParams): FormValues {
  const { rows } = form;
  if (rows === undefined) return valuesOf(form.fields, pairs);
  const count = { [countName(rows)]: String(rowCount(rows, pairs.get(countName(rows)) ?? undefined)) };
  return { ...valuesOf(fieldsIn(form, count), pairs), ...count };
}

/** Change that a button requests; undefined for invalid text. */
export function readRowChange(text: string | null): RowChange | undefined {
  if (text === 'add') return text;
  return text !== null && /^\d{1,4}$/u.test(text) ? Number(text) : undefined;
}

/** Values with one row more or less, and the field to focus. The only row is emptied instead; nothing is added at the maximum. */
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
