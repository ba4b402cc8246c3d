import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isRecord } from '#documents/reader/path.ts';
import { closest } from '#documents/reader/suggest.ts';
import { badRequest } from '../../base/fault.ts';

const OPTIONS = {
  allErrors: false,
  verbose: true,
  strict: true,
  strictRequired: false,
  removeAdditional: false,
  useDefaults: true,
  // The contracts are validated when they are written; here the first call would wait for the compilation of the meta-schema.
  validateSchema: false,
} as const;

/** Keywords of the contract's schemas for readers, which validate nothing. */
const NOTES = ['x-range'];

export interface Validators {
  readonly compiler: FastifySchemaCompiler<object>;
  /**
   * Compiles the validators that no request has needed yet, one part of a route per step, so that a first call does not block all others.
   */
  compileRest(): Generator<void>;
}

/**
 * Compiles the schemas of the contract. Bodies must have the right types; query and path parameters are text and are converted to the type
 * in the contract.
 */
export function createValidators(): Validators {
  const strict = new Ajv2020({ ...OPTIONS, coerceTypes: false });
  const fromText = new Ajv2020({ ...OPTIONS, coerceTypes: true });
  for (const ajv of [strict, fromText]) addFormats(ajv).addVocabulary(NOTES);
  const all: { compile(): void }[] = [];
  return {
    compiler({ schema, httpPart }) {
      const flags = httpPart === 'body' ? [] : flagsOf(schema);
      const isSearch = httpPart === 'querystring' && isSearchQuery(schema);
      const validator = whenFirstAsked(
        () => (httpPart === 'body' ? strict : fromText).compile(schema),
        (data) => {
          for (const name of flags) if (data[name] === '1' || data[name] === '0') data[name] = data[name] === '1';
          if (isSearch && data.searchValue === undefined && data.query !== undefined) nameText(data);
        },
      );
      all.push(validator);
      return validator.validate;
    },
    *compileRest() {
      for (const validator of all) {
        validator.compile();
        yield;
      }
    },
  };
}

type Data = Record<string, unknown>;

/** Compiles a schema at the first request of its route at the latest: compiling all of them takes a tenth of the provider's start. */
function whenFirstAsked(make: () => ValidateFunction, prepare: (data: Data) => void) {
  let compiled: ValidateFunction | undefined;
  const compile = (): ValidateFunction => (compiled ??= make());
  const validate: { (data: Data): boolean; errors?: ValidateFunction['errors'] } = (data) => {
    const check = compile();
    prepare(data);
    const isValid = check(data);
    validate.errors = check.errors;
    return isValid;
  };
  return { validate, compile };
}

/** Returns true if the call accepts a search text: third-party clients name it `query`. */
function isSearchQuery(schema: object): boolean {
  const properties = propertiesOf(schema);
  return Object.hasOwn(properties, 'searchValue') && !Object.hasOwn(properties, 'query');
}

function nameText(data: Data): void {
  data.searchValue = data.query;
  delete data.query;
}

/** Returns the boolean parameters, for which clients of the original calls also send `1` and `0`. */
function flagsOf(schema: object): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    isRecord(property) && property['type'] === 'boolean' ? [name] : [],
  );
}

function propertiesOf(schema: object): Readonly<Record<string, unknown>> {
  return 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
}

/**
 * Parses a query for the calls: an empty parameter counts as absent, which is how clients send undefined ones; a day may have no leading
 * zeros and the plus of an offset may be unencoded, as clients of the original calls send them.
 */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = { __proto__: null };
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const meant = /date/i.test(name) ? dateMeant(value) : value;
    const earlier = query[name];
    query[name] = earlier === undefined ? meant : [earlier, meant].flat();
  }
  return query;
}

function dateMeant(value: string): string {
  const day = value.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, year: string, month: string, date: string) =>
    [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
  return day.replace(/(T[\d:.]+) (\d{2}:\d{2})$/, '$1+$2');
}

const PARTS: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', body: 'body', headers: 'header' };

/** Part of a validator's error that the framework passes on. */
type Fault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'message' | 'data'> & { readonly params: Readonly<Record<string, unknown>> };

/** Creates an error with the wrong field and the reason: `query.limit must be integer`. */
export function validationFault(errors: readonly Fault[], part: string): Error {
  const error = errors[0];
  if (error === undefined) return badRequest('The request does not match the contract.');
  const field = [PARTS[part] ?? part, ...error.instancePath.split('/').slice(1), ...missingOrExtra(error)].join('.');
  const reason = reasonOf(error);
  const nearest = nearestOf(error);
  const [hint, hinweis] = nearest === undefined ? ['', ''] : [`; did you mean "${nearest}"?`, ` Meintest du „${nearest}“?`];
  return badRequest(`${field} ${reason}${hint}`, `Die Anfrage ist ungültig: ${field} passt nicht (${reason}).${hinweis}`);
}

/** Returns the most similar allowed value as a suggestion. */
function nearestOf({ keyword, params, data }: Fault): string | undefined {
  if (keyword !== 'enum' || typeof data !== 'string') return undefined;
  return closest(
    data.slice(0, 60),
    allowedBy(params).filter((value) => typeof value === 'string'),
  );
}

function allowedBy({ allowedValues }: Fault['params']): readonly unknown[] {
  return Array.isArray(allowedValues) ? allowedValues : [];
}

function missingOrExtra({ params }: Fault): string[] {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? [name] : [];
}

function reasonOf(error: Fault): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties') return 'is not known';
  if (error.keyword === 'enum') return `must be one of ${allowedBy(error.params).join(', ')}`;
  return error.message ?? 'is invalid';
}
