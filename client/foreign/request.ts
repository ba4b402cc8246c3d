import { writeBody, type WrittenBody } from './body.ts';
import type { AnyInput, OperationFacts, Parameter, Place, Writing } from './operation.ts';
import type { Shown } from './security.ts';
import { cookieText, headerText, pathText, queryPairs } from './styles.ts';

/** Call as it is sent. */
export interface WrittenRequest {
  /** Path and query, relative to the base address. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody?: BodyInit | undefined;
}

/**
 * Serializes a call as the document describes it.
 * @throws Error that names a path parameter without value, or a body that does not fit its media type.
 */
export function writeRequest(operation: OperationFacts, input: AnyInput, shown: Shown): WrittenRequest {
  // Some documents distinguish operations of one path by a fragment, which is not sent.
  const path = (operation.path.split('#', 1)[0] ?? '').replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value: unknown = given(input.path).get(name);
    return pathText(name, value ?? '', writingOf(operation, 'path', name));
  });
  const query = [
    ...inOrder(operation, 'query', input.query).flatMap(([name, value, writing]) => queryPairs(name, value, writing)),
    ...shown.query,
  ];
  const cookies = [
    ...inOrder(operation, 'cookie', input.cookie).map(([name, value, writing]) => cookieText(name, value, writing)),
    ...shown.cookies,
  ];
  const headers = inOrder(operation, 'header', input.header).map(([name, value, writing]) => [name, headerText(value, writing)] as const);
  const body = bodyOf(operation, input);
  return {
    address: query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`,
    headers: joined([
      ['Accept', acceptOf(operation)],
      ['Content-Type', body?.contentType],
      ...headers,
      ...Object.entries(shown.headers),
      ['Cookie', cookies.length === 0 ? undefined : cookies.join('; ')],
    ]),
    rawBody: body?.rawBody,
  };
}

/** Keeps one header per name, regardless of case: the last one. */
function joined(headers: readonly (readonly [string, string | undefined])[]): Record<string, string> {
  const all = new Headers();
  for (const [name, value] of headers) if (value !== undefined) all.set(name, value);
  return Object.fromEntries(all);
}

function bodyOf({ bodies = {} }: OperationFacts, { body, contentType }: AnyInput): WrittenBody | undefined {
  if (body === undefined) return undefined;
  const media = contentType ?? Object.keys(bodies)[0] ?? 'application/json';
  return writeBody(body, media, bodies[media] ?? {});
}

function acceptOf({ answers = [] }: OperationFacts): string {
  return answers.length === 0 ? '*/*' : answers.join(', ');
}

/** Sorts the given values: declared ones in document order, then the others. */
function inOrder(operation: OperationFacts, place: Place, values: object | undefined): [string, unknown, Writing][] {
  const rest = given(values);
  const known = (operation.parameters ?? []).filter((parameter) => parameter.in === place && rest.has(parameter.name));
  const first = known.map((parameter): [string, unknown, Writing] => [parameter.name, rest.get(parameter.name), parameter]);
  for (const { name } of known) rest.delete(name);
  return [...first, ...[...rest].map(([name, value]): [string, unknown, Writing] => [name, value, {}])];
}

function given(values: object = {}): Map<string, unknown> {
  return new Map(Object.entries(values).filter(([, value]) => value !== undefined));
}

function writingOf({ parameters = [] }: OperationFacts, place: Place, name: string): Parameter | Writing {
  return parameters.find((parameter) => parameter.in === place && parameter.name === name) ?? {};
}
