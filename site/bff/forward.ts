import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionToken } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { sessionEffectOf } from '#client/tokens.ts';
import { createTransport } from '#client/transport.ts';
import { isTypedCall } from '#client/typed.ts';
import type { SectionOf } from '#domain/instrument/section.ts';
import { GATEWAY_HEADER } from '#gateway/prices/gateway-header.ts';
import * as messages from '#domain/texts/messages.ts';
import { endAtProvider } from '../session/end-at-provider.ts';
import { sessionChangeOf } from '../session/change.ts';
import { deviceHeader, tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { readAnswer, type ProviderAnswer } from './answer.ts';
import { findOperation } from './find-operation.ts';
import { forwardedFor } from './forwarded-for.ts';
import { isOwnOrigin } from './own-origin.ts';
import { readBody } from './read-body.ts';

export interface ForwardOptions {
  /** Address of the provider's API, ending in `/api`. */
  readonly api: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Returns the section of an instrument's pages; without it the provider's addresses remain. */
  readonly sectionOf?: SectionOf;
  /** Timeout of the provider's answer in ms. */
  readonly timeout?: number;
  /** Maximum size of a request body in bytes. */
  readonly bodyLimit?: number;
}

/**
 * Forwards a browser's call to the provider: only operations of the contracts, with the token from the cookie; writes only from our own
 * origin. Answers go back without tokens: the token of a new session becomes an HttpOnly cookie.
 */
export async function forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void> {
  const { api, fetch = globalThis.fetch, timeout = 10_000, bodyLimit = 256 * 1024, sectionOf = () => undefined } = options;
  const url = new URL(request.url ?? '/', 'http://site');
  const path = url.pathname.replace(/^\/api/u, '');
  // Handles HEAD as GET; Node omits the body.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const found = findOperation(method, path);
  // The answer depends on the session cookie; that of a write also on its origin.
  response.setHeader('Vary', method === 'GET' ? 'Cookie' : 'Cookie, Origin, Sec-Fetch-Site');
  if (found.kind === 'unknown') return refuse(response, 404, messages.unknownAddress, `No operation ${method} ${path}`);
  if (found.kind === 'wrong-method') {
    response.setHeader('Allow', found.allowed.join(', '));
    return refuse(response, 405, messages.wrongMethod, `Use ${found.allowed.join(', ')}`);
  }
  const { operation } = found;
  if (method !== 'GET' && !isOwnOrigin(request)) return refuse(response, 403, messages.foreignPage, 'The Origin header names another host');
  const body = method === 'GET' ? undefined : await readBody(request, bodyLimit);
  if (body === 'too-large') return refuse(response, 413, messages.tooLarge, `More than ${bodyLimit} bytes`);
  const isEmpty = body === undefined || body.length === 0;
  const [{ cookie }, secure] = [request.headers, isSecure(request)];
  const asked = { operation, carried: tokenOf(cookie, secure), isSecure: secure };
  try {
    const answer = await fetch(`${api}${path}${url.search}`, {
      method,
      headers: {
        ...headersFor(request, isEmpty),
        ...tokenHeader(asked.carried),
        ...(sessionEffectOf(operation) === 'start' ? deviceHeader(cookie, secure) : {}),
      },
      body: isEmpty ? null : body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const read = await readAnswer(operation, answer, sectionOf);
    const { cookies, replaced } = sessionChangeOf({ ...asked, status: read.status, body: read.json });
    if (replaced !== undefined) await endAtProvider(createCall(createTransport({ baseUrl: api, fetch })), replaced);
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    const said = read.headers.get('cache-control') ?? 'private, no-cache';
    const control = asked.carried === undefined ? said : privateOnly(said);
    const isOwn = cookies.length > 0 || isTypedCall(Object.fromEntries(url.searchParams));
    response.setHeader('Cache-Control', isOwn ? 'private, no-store' : control);
    passOn(read, response);
  } catch (error) {
    // A logout takes effect here, even while the provider does not answer.
    const { cookies } = sessionChangeOf({ ...asked, status: 0, body: undefined });
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    refuse(response, isLate ? 504 : 502, messages.dataUnreachable, String(error));
  }
}

/** Headers of the forwarded request. Without a body it has no content type, which the provider would refuse. */
function headersFor(request: IncomingMessage, isEmpty: boolean): Record<string, string> {
  const { accept, 'content-type': contentType, 'x-request-id': requestId } = request.headers;
  return {
    accept: accept ?? 'application/json',
    ...(contentType === undefined || isEmpty ? {} : { 'content-type': contentType }),
    ...(typeof requestId === 'string' ? { 'x-request-id': requestId } : {}),
    ...forwardedFor(request),
  };
}

function tokenHeader(token: SessionToken | undefined): Record<string, string> {
  return token === undefined ? {} : { 'X-ov-token': token };
}

const PASSED_ON = ['content-type', 'etag', 'retry-after', 'x-request-id', GATEWAY_HEADER];

function passOn({ status, headers, body }: ProviderAnswer, response: ServerResponse): void {
  response.statusCode = status;
  for (const name of PASSED_ON) {
    const value = headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  finish(response, body);
}

/** Removes directives for shared caches. */
function privateOnly(cacheControl: string): string {
  const directives = cacheControl.split(',').map((directive) => directive.trim());
  return ['private', ...directives.filter((directive) => !/^(?:public|private|s-maxage\b.*)$/iu.test(directive))].join(', ');
}

function refuse(response: ServerResponse, status: number, displayErrorMessage: string, message: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const body = { displayErrorMessage, errorCode: 1000 + status, errorMessage: message, identifier: randomUUID(), statusCode: status };
  finish(response, Buffer.from(JSON.stringify(body)));
}

/** Sends the body with its length, which Node cannot determine for HEAD. */
function finish(response: ServerResponse, body: Buffer): void {
  if (response.statusCode !== 204 && response.statusCode !== 304) response.setHeader('Content-Length', body.length);
  response.end(body);
}
