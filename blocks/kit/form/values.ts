import { numberOf, numericInput } from '#domain/input/numeric.ts';
import type { Field } from './fields.ts';

/** Values that a visitor entered, by the name of the field. An unticked checkbox is absent, as browsers submit it. */
export type FormValues = Readonly<Record<string, string>>;

/** Values of fields in submitted pairs; pairs without a field are ignored. */
export function valuesOf(fields: readonly Field[], pairs: URLSearchParams): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ at, kind }): [string, string][] => {
      if (kind === 'file') return fileValues(at, pairs);
      const value = pairs.get(at);
      // Browsers submit line breaks as CR LF.
      return value === null ? [] : [[at, kind === 'textarea' ? value.replaceAll('\r\n', '\n') : value]];
    }),
  );
}

/** Names of the additional values of a file field: the file's name, and the text of a previously submitted file. */
export function fileNames(at: string): { readonly name: string; readonly kept: string } {
  return { name: `${at}.name`, kept: `${at}.kept` };
}

/** Text and name of a file: the one chosen now, else the previous one. */
function fileValues(at: string, pairs: URLSearchParams): [string, string][] {
  const { name, kept } = fileNames(at);
  const text = pairs.get(at) || pairs.get(kept);
  if (text === null || text === '') return [];
  return [
    [at, text.replaceAll('\r\n', '\n')],
    [name, pairs.get(name) ?? ''],
  ];
}

/** Values without the texts of files, which are too long for the confirmation. */
export function withoutFiles(fields: readonly Field[], values: FormValues): FormValues {
  const names = new Set(fields.flatMap(({ at, kind }) => (kind === 'file' ? [at, fileNames(at).name] : [])));
  return Object.fromEntries(Object.entries(values).filter(([at]) => !names.has(at)));
}

/** Values that may be rendered into the page: all except passwords. */
export function shownValues(fields: readonly Field[], values: FormValues): FormValues {
  const secret = new Set(fields.filter(({ kind }) => kind === 'password').map(({ at }) => at));
  return Object.fromEntries(Object.entries(values).filter(([at]) => !secret.has(at)));
}

/** Initial values from the page's address. */
export function firstValues(fields: readonly Field[], query: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ at, query: name }): [string, string][] => {
      const value = name === undefined || !Object.hasOwn(query, name) ? undefined : query[name];
      return value === undefined ? [] : [[at, value]];
    }),
  );
}

/** Parts of a request that a form fills. */
export interface FormInput {
  readonly body: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Input of a form's call as the contract defines it, without empty fields. */
export function inputOf(fields: readonly Field[], values: FormValues): FormInput {
  const body: Record<string, unknown> = {};
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const [at, value] of Object.entries(requestOf(fields, values))) {
    const [, part, name] = /^(path|query):(.+)$/u.exec(at) ?? [];
    if (name === undefined) body[at] = value;
    else (part === 'path' ? path : query)[name] = value;
  }
  const given = (name: string, part: Record<string, unknown>) => (Object.keys(part).length === 0 ? {} : { [name]: part });
  return { body, ...given('path', path), ...given('query', query) };
}

/** Values by their places in the request, as its schema validates them: body values nested, parameters as `path:name`. */
export function requestOf(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  const filled = filledRows(fields, values);
  const lists = new Map<string, Record<string, unknown>[]>();
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = valueOf(field, values[field.at]);
    if (field.row === undefined) {
      if (value !== undefined) put(body, field.at.split('.'), value);
      continue;
    }
    const { list, index, at } = field.row;
    const place = filled.indexOf(index);
    if (place < 0) continue;
    const rows = lists.get(list) ?? [];
    lists.set(list, rows);
    const row = (rows[place] ??= {});
    if (value !== undefined) put(row, at.split('.'), value);
  }
  for (const [list, rows] of lists) put(body, list.split('.'), rows);
  return body;
}

/** Fields by their places in the request. Empty rows are left out, so their fields have no place. */
export function placesOf(fields: readonly Field[], values: FormValues): ReadonlyMap<string, Field> {
  const filled = filledRows(fields, values);
  return new Map(
    fields.flatMap((field): [string, Field][] => {
      if (field.row === undefined) return [[field.at, field]];
      const place = filled.indexOf(field.row.index);
      return place < 0 ? [] : [[`${field.row.list}.${place}.${field.row.at}`, field]];
    }),
  );
}

/** Indices of the non-empty rows; the first one if all are empty, so that its missing values are reported. */
function filledRows(fields: readonly Field[], values: FormValues): readonly number[] {
  const all = new Set<number>();
  const filled = new Set<number>();
  for (const { row, kind, at } of fields) {
    if (row === undefined) continue;
    all.add(row.index);
    if (kind !== 'hidden' && (values[at] ?? '').trim() !== '') filled.add(row.index);
  }
  return filled.size > 0 ? [...filled] : [...all].slice(0, 1);
}

const german = numericInput();

function valueOf({ kind, type }: Field, text: string | undefined): unknown {
  if (type === 'boolean') return text !== undefined && text !== '';
  if (text === undefined) return undefined;
  const written = kind === 'password' ? text : text.trim();
  if (written === '') return undefined;
  // Preserves text that is not a number, so that the schema reports it.
  return type === 'string' ? written : (numberOf(written, german) ?? written);
}

function put(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const held = target[key];
  const within: Record<string, unknown> = { ...(typeof held === 'object' && held) };
  put(within, rest, value);
  target[key] = within;
}
