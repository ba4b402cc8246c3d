import { isObject } from '../json.ts';
import { entriesOf, cursorAt, type Cursor } from './cursor.ts';
import type { AnswerFacts, BodyFacts } from './rules/bodies.ts';
import type { OperationFacts } from './rules/operations.ts';
import type { ParameterFacts } from './rules/parameters.ts';
import type { Ways } from './rules/security.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** An operation of a document with its place. */
export interface Operation extends OperationFacts {
  readonly cursor: Cursor;
}

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.keys(document.paths).flatMap((path) =>
    METHODS.flatMap((method) => {
      const cursor = cursorAt(document, ['paths', path, method]);
      if (cursor === undefined) return [];
      const { operationId, deprecated } = cursor.value;
      const id = typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`;
      return [{ id, method: method.toUpperCase(), path, isDeprecated: deprecated === true, cursor }];
    }),
  );
}

export interface Parameter extends ParameterFacts {
  readonly name: string;
  readonly cursor: Cursor;
}

/** Parameters of an operation and of its path. */
export function parametersOf({ cursor }: Operation): Parameter[] {
  const path = cursorAt(cursor.document, cursor.at.slice(0, 2));
  const all = [...entriesOf(path, 'parameters').values(), ...entriesOf(cursor, 'parameters').values()].map((parameter): Parameter => {
    const { name, in: place, required, deprecated, style, explode } = parameter.value;
    return {
      name: String(name),
      place: String(place),
      isRequired: required === true,
      isDeprecated: deprecated === true,
      style: styleOf(String(place), style, explode),
      cursor: parameter,
    };
  });
  return [...new Map(all.map((parameter) => [`${parameter.place} ${parameter.name}`, parameter])).values()];
}

/** Style and explode with the defaults of OpenAPI filled in. */
function styleOf(place: string, style: unknown, explode: unknown): string {
  const name = typeof style === 'string' ? style : place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return `${name}${(explode ?? name === 'form') === true ? ', jeder Wert einzeln' : ''}`;
}

export function bodyFacts(body: Cursor | undefined): BodyFacts | undefined {
  return body && { isRequired: body.value['required'] === true, media: [...entriesOf(body, 'content').keys()] };
}

export function answerFacts({ cursor }: Operation): AnswerFacts {
  const statuses = [...entriesOf(cursor, 'responses')].map(
    ([status, answer]) =>
      [status, { media: [...entriesOf(answer, 'content').keys()], headers: [...entriesOf(answer, 'headers').keys()] }] as const,
  );
  return { statuses: new Map(statuses) };
}

/** The ways into an operation; without a word of its own the document's hold. */
export function waysOf({ cursor }: Operation): Ways {
  const general = (cursor.document as { readonly security?: unknown }).security;
  const declared = cursor.value['security'] ?? general;
  return Array.isArray(declared) && declared.length > 0 ? declared.map((way) => (isObject(way) ? Object.keys(way) : [])) : [[]];
}

/** Names of all schemes an operation mentions. */
export function schemesOf(operation: Operation): string[] {
  return [...new Set(waysOf(operation).flat())];
}
