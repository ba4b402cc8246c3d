import { isObject } from '../json.ts';
import { below, entriesOf, cursorAt, type Cursor } from './cursor.ts';
import type { AnswerFacts, BodyFacts } from './rules/bodies.ts';
import type { OperationFacts } from './rules/operations.ts';
import type { ParameterFacts } from './rules/parameters.ts';
import type { SchemeFacts, Ways } from './rules/security.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Operation of a document with its place. */
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
      const servers = serversOf(cursor);
      const full = `${servers.base}${path}`;
      return [{ id, method: method.toUpperCase(), path, full, hosts: servers.hosts, isDeprecated: deprecated === true, cursor }];
    }),
  );
}

/** Returns the hosts and base path of an operation's servers: those of the operation, else of its path, else of the document. */
function serversOf(operation: Cursor): { readonly base: string; readonly hosts: readonly string[] } {
  const { document, at, value } = operation;
  const servers = value['servers'] ?? cursorAt(document, at.slice(0, 2))?.value['servers'] ?? document.servers;
  const urls = Array.isArray(servers) ? servers.filter(isObject).flatMap(urlsOf) : [];
  const base = urls[0] === undefined ? '' : baseOf(urls[0]);
  // Leaves out servers without a host, whose address is relative to that of the document.
  const hosts = urls.filter(({ origin }) => origin !== HERE).map((url) => `${url.origin}${baseOf(url) === base ? '' : baseOf(url)}`);
  return { base, hosts: [...new Set(hosts)] };
}

function baseOf({ pathname }: URL): string {
  return pathname.replace(/\/$/u, '');
}

const HERE = 'http://here.invalid';

/** Maximum number of addresses that are tried for a server with variables. */
const MOST_ADDRESSES = 50;

/**
 * Addresses of a server: first with default values of its variables, then with every allowed value. An invalid address yields neither host
 * nor path.
 */
function urlsOf({ url, variables }: Readonly<Record<string, unknown>>): readonly URL[] {
  let filled = [String(url)];
  for (const [name, variable] of Object.entries(isObject(variables) ? variables : {})) {
    if (!isObject(variable)) continue;
    const others: readonly unknown[] = Array.isArray(variable['enum']) ? variable['enum'] : [];
    const values = [...new Set([variable['default'], ...others].filter((value) => typeof value === 'string'))];
    if (values.length === 0) continue;
    filled = filled.flatMap((text) => values.map((value) => text.replaceAll(`{${name}}`, () => value))).slice(0, MOST_ADDRESSES);
  }
  return filled.map((text) => (URL.canParse(text, HERE) ? new URL(text, HERE) : new URL(HERE)));
}

export interface Parameter extends ParameterFacts {
  readonly cursor: Cursor;
}

/** Parameters of an operation, including those of its path. */
export function parametersOf({ cursor }: Operation): Parameter[] {
  const path = cursorAt(cursor.document, cursor.at.slice(0, 2));
  const all = [...entriesOf(path, 'parameters').values(), ...entriesOf(cursor, 'parameters').values()].map((parameter): Parameter => {
    const { name, in: place, required, deprecated } = parameter.value;
    return {
      name: String(name),
      place: String(place),
      isRequired: required === true,
      isDeprecated: deprecated === true,
      style: styleOf(String(place), parameter),
      cursor: parameter,
    };
  });
  return [...new Map(all.map((parameter) => [`${parameter.place} ${parameter.name}`, parameter])).values()];
}

/** Serialization of a value: its media type, or style and explode with OpenAPI's defaults. */
function styleOf(place: string, parameter: Cursor): string {
  const { style, explode, allowReserved } = parameter.value;
  const [media] = entriesOf(parameter, 'content').keys();
  if (media !== undefined) return media;
  const name = typeof style === 'string' ? style : place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const each = (explode ?? name === 'form') === true ? ', jeder Wert einzeln' : '';
  return `${name}${each}${allowReserved === true ? ', mit den Zeichen, die in Adressen etwas bedeuten' : ''}`;
}

/** Schema of a parameter or header, also if it is below a media type. */
export function schemaOf(holder: Cursor | undefined): Cursor | undefined {
  const [content] = entriesOf(holder, 'content').values();
  return below(holder, 'schema') ?? below(content, 'schema');
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

/** Security requirements of an operation; those of the document by default. */
export function waysOf({ cursor }: Operation): Ways {
  const declared = cursor.value['security'] ?? cursor.document.security;
  if (!Array.isArray(declared) || declared.length === 0) return [[]];
  return declared.map((way) =>
    Object.entries(isObject(way) ? way : {}).flatMap(([scheme, scopes]) => [
      scheme,
      ...(Array.isArray(scopes) ? scopes.map((scope) => `${scheme} (${String(scope)})`) : []),
    ]),
  );
}

/** Names of all security schemes that an operation mentions. */
export function schemesOf(operation: Operation): string[] {
  return [...new Set(waysOf(operation).flat())].filter((name) => !name.endsWith(')'));
}

/** Reads the kind of a security scheme and the addresses of its flows; undefined if the document does not describe it. */
export function schemeFacts(scheme: Cursor | undefined): SchemeFacts | undefined {
  if (scheme === undefined) return undefined;
  const { type, scheme: name, in: place, name: key, openIdConnectUrl } = scheme.value;
  const flows = [...entriesOf(scheme, 'flows')].map(
    ([flow, { value }]) =>
      [
        flow,
        {
          addresses: [value['authorizationUrl'], value['tokenUrl'], value['refreshUrl']].filter(Boolean).join(' '),
          scopes: isObject(value['scopes']) ? Object.keys(value['scopes']) : [],
        },
      ] as const,
  );
  return {
    kind: [type, name, place, key, openIdConnectUrl].filter(Boolean).join(' '),
    flows: new Map(flows),
  };
}
