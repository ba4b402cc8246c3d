import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#entrance/address.ts';
import { createAllowance } from '#entrance/allowance.ts';
import { isOwnOrigin } from '#site/bff/own-origin.ts';
import { refuse } from './refusal.ts';

/** Header that forms and pages of other origins cannot send without a preflight request. */
const MARK = 'x-parkett-composer';

/**
 * Checks the origin of a write.
 * @throws Refusal 403 for a write that does not come from the composer's own pages
 */
export function checkOrigin(request: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (!isOwnOrigin(request) || request.headers[MARK] !== '1') refuse(403, 'Diese Anfrage kommt nicht von der Redaktion.');
}

/**
 * Checks that a request comes from this machine.
 * @throws Refusal 403 for a request from another machine, or with a host name other than this machine's own
 */
export function checkOwnMachine(request: IncomingMessage): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/u, '').replace(/^\[|\]$/gu, '');
  const isOwn = isLoopback(request.socket.remoteAddress ?? '') && (host === 'localhost' || isLoopback(host));
  if (!isOwn || request.headers['x-forwarded-for'] !== undefined)
    refuse(403, 'Die Redaktion ist hier nur von diesem Rechner aus zu erreichen.');
}

/** Maximum number of calls per editor in ten seconds: typing and the preview that follows it take some ten a second. */
const LIMIT = { calls: 600, seconds: 10 };

/**
 * Creates the rate limit per editor.
 * @returns function that throws Refusal 429 for too many calls
 */
export function createBrake(): (who: string) => void {
  const allowance = createAllowance(LIMIT);
  return (who) => {
    if (allowance.take(who, 1) !== undefined) refuse(429, 'Das waren zu viele Anfragen. Warte einen Augenblick.');
  };
}
