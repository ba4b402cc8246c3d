import { numberOf, numericInput } from '#domain/input/numeric.ts';
import type { Field } from './fields.ts';

/** What a visitor wrote, by the name of the field. A box that is not ticked is absent, as browsers send it. */
export type FormValues = Readonly<Record<string, string>>;

/** Values of fields from a form's pairs of names and values; whatever no field is called is left out. */
export function valuesOf(fields: readonly Field[], pairs: URLSearchParams): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ at, kind }): [string, string][] => {
      const value = pairs.get(at);
      // Browsers send line ends as CR LF.
      return value === null ? [] : [[at, kind === 'textarea' ? value.replaceAll('\r\n', '\n') : value]];
    }),
  );
}

/** What may go back into the page: everything but passwords. */
export function shownValues(fields: readonly Field[], values: FormValues): FormValues {
  const secret = new Set(fields.filter(({ kind }) => kind === 'password').map(({ at }) => at));
  return Object.fromEntries(Object.entries(values).filter(([at]) => !secret.has(at)));
}

/** The values that the page's address fills in at first. */
export function firstValues(fields: readonly Field[], query: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ at, query: name }): [string, string][] => {
      const value = name === undefined || !Object.hasOwn(query, name) ? undefined : query[name];
      return value === undefined ? [] : [[at, value]];
    }),
  );
}

/** The parts of a request that a form fills. */
export interface FormInput {
  readonly body: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** What the call of a form needs, as the contract wants it. A field that was left empty is left out. */
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

/** The values by their places in the request, as its schema checks them: those of the body nested, parameters as `path:name`. */
export function requestOf(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = valueOf(field, values[field.at]);
    if (value !== undefined) put(body, field.at.split('.'), value);
  }
  return body;
}

const german = numericInput();

function valueOf({ kind, type }: Field, text: string | undefined): unknown {
  if (type === 'boolean') return text !== undefined && text !== '';
  if (text === undefined) return undefined;
  const written = kind === 'password' ? text : text.trim();
  if (written === '') return undefined;
  // What is no number stays as it is: the schema then says so.
  return type === 'string' ? written : (numberOf(written, german) ?? written);
}

function put(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[key] = value;
  else put((target[key] ??= {}) as Record<string, unknown>, rest, value);
}
