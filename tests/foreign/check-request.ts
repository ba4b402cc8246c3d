import { isDeepStrictEqual } from 'node:util';
import { checkBody } from './check-body.ts';
import { halves, read, readPairs } from './decode.ts';
import type { Json, ParameterObject } from './document.ts';
import { textOf } from './expected.ts';
import type { PlannedCall } from './plan.ts';

/** A request as received. */
export interface Received {
  readonly method: string;
  /** Address as sent, undecoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Headers that `fetch` adds itself, the last two to conditional requests. */
const OF_THE_PLATFORM =
  /^(?:host|connection|accept|accept-language|accept-encoding|sec-fetch-mode|user-agent|content-length|content-type|transfer-encoding|cookie|pragma|cache-control)$/;

/** Returns differences between the request and the document with its call; empty when there are none. */
export function checkRequest(document: Json, call: PlannedCall, received: Received): string[] {
  const wrong: string[] = [];
  const expect = (what: string, actual: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(actual, wanted)) wrong.push(`${what}: ${show(actual)} instead of ${show(wanted)}`);
  };
  const shown = credentialsOf(document, call);
  expect('method', received.method, call.method.toUpperCase());
  const [path = '', ...rest] = received.url.split('?');
  checkPath(call, path, expect);
  const pairs = rest.join('?').split('&').filter(Boolean).map(halves);
  for (const fixed of call.path.split('#', 1).join('').split('?').slice(1)) takeFixed(pairs, fixed, expect);
  for (const [name, value] of Object.entries(shown.query)) expect(`query ${name}`, readPairs({ name, in: 'query' }, pairs, ''), value);
  for (const [name, value] of Object.entries(call.input.query))
    expect(`query ${name}`, readPairs(parameterOf(call, 'query', name), pairs, value), queryText(parameterOf(call, 'query', name), value));
  expect('more in the query', pairs, []);
  checkHeaders(call, received, shown, expect);
  return [...wrong, ...checkBody(call, received)];
}

type Expect = (what: string, actual: unknown, wanted: unknown) => void;

function checkPath(call: PlannedCall, path: string, expect: Expect): void {
  const template = call.path.split('#', 1).join('').split('?', 1).join('');
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('([^/?#]*)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1);
  if (values === undefined) return expect('path', path, call.path);
  for (const [index, name] of names.entries()) {
    const value = call.input.path[name];
    expect(`path ${name}`, read(parameterOf(call, 'path', name), values[index] ?? '', value), textOf(value));
  }
}

function takeFixed(pairs: [string, string][], fixed: string, expect: Expect): void {
  for (const pair of fixed.split('&').map(halves)) {
    const at = pairs.findIndex((one) => isDeepStrictEqual(one, pair));
    expect(`fixed query ${fixed}`, at >= 0, true);
    if (at >= 0) pairs.splice(at, 1);
  }
}

function checkHeaders(call: PlannedCall, received: Received, shown: Shown, expect: Expect): void {
  const given = new Map(Object.entries(call.input.header).map(([name, value]) => [name.toLowerCase(), [name, value] as const]));
  for (const [name, value] of Object.entries(shown.header)) {
    expect(`header ${name}`, received.headers[name.toLowerCase()], value);
    given.delete(name.toLowerCase());
  }
  for (const [key, [name, value]] of given)
    expect(`header ${name}`, read(parameterOf(call, 'header', name), String(received.headers[key]), value), textOf(value));
  const unknown = Object.keys(received.headers).filter(
    (name) => !OF_THE_PLATFORM.test(name) && !given.has(name) && !Object.keys(shown.header).some((other) => other.toLowerCase() === name),
  );
  expect('more headers', unknown, []);
  const { media } = call.answer;
  if (media !== undefined) expect(`accept ${media}`, accepts(String(received.headers['accept']), media), true);
  checkCookies(call, String(received.headers['cookie'] ?? ''), shown, expect);
}

function accepts(accept: string, media: string): boolean {
  const [type] = media.split('/');
  const bare = (text: string) => text.split(';', 1).join('').trim().toLowerCase();
  return accept
    .split(',')
    .map(bare)
    .some((one) => one === '*/*' || one === bare(media) || one === `${type}/*`);
}

function checkCookies(call: PlannedCall, header: string, shown: Shown, expect: Expect): void {
  const pairs = header.split('; ').filter(Boolean).map(halves);
  for (const [name, value] of Object.entries(shown.cookie)) expect(`cookie ${name}`, readPairs({ name, in: 'query' }, pairs, ''), value);
  for (const [name, value] of Object.entries(call.input.cookie))
    expect(`cookie ${name}`, readPairs(parameterOf(call, 'cookie', name), pairs, value), textOf(value));
  expect('more cookies', pairs, []);
}

interface Shown {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
  readonly cookie: Record<string, string>;
}

/** Credentials of the calls. */
export const USER = { username: 'Jürgen', password: 'a:b' };
export const KEY = 'key/1';

/** Returns the credentials that the document requires: all of the first alternative. */
function credentialsOf(document: Json, call: PlannedCall): Shown {
  const shown: Shown = { header: {}, query: {}, cookie: {} };
  const schemes = ((document['components'] as Json | undefined)?.['securitySchemes'] ?? {}) as Json;
  for (const name of Object.keys(call.operation.security[0] ?? {})) {
    const { type, in: place, name: key, scheme } = (schemes[name] ?? {}) as Record<string, string>;
    if (type === 'apiKey') shown[place as keyof Shown][String(key)] = KEY;
    else if (type === 'http' && scheme?.toLowerCase() === 'basic')
      shown.header['authorization'] = `Basic ${Buffer.from(`${USER.username}:${USER.password}`).toString('base64')}`;
    else if (type === 'oauth2' || type === 'openIdConnect' || scheme?.toLowerCase() === 'bearer')
      shown.header['authorization'] = `Bearer ${KEY}`;
  }
  return shown;
}

function parameterOf(call: PlannedCall, place: string, name: string): ParameterObject {
  return call.operation.parameters.find((one) => one.in === place && one.name === name) ?? { name, in: place };
}

/** A value with its own media type is JSON, which preserves types. */
function queryText({ content, style }: ParameterObject, value: unknown): unknown {
  return content === undefined ? textOf(value, style) : value;
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 160);
}
