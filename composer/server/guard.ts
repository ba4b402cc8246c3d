import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#entrance/address.ts';
import { createAllowance } from '#entrance/allowance.ts';
import { isOwnOrigin } from '#site/bff/own-origin.ts';
import { refuse } from './refusal.ts';

/** A header that no form and no page of others can send without asking first. */
const MARK = 'x-parkett-composer';

/** @throws Refusal 403 for a write that does not come from the composer's own pages */
export function checkOrigin(request: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (!isOwnOrigin(request) || request.headers[MARK] !== '1') refuse(403, 'Diese Anfrage kommt nicht von der Redaktion.');
}

/** @throws Refusal 403 for a request from another machine, or under a name that is not this machine's own */
export function checkOwnMachine(request: IncomingMessage): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/u, '').replace(/^\[|\]$/gu, '');
  const isOwn = isLoopback(request.socket.remoteAddress ?? '') && (host === 'localhost' || isLoopback(host));
  if (!isOwn || request.headers['x-forwarded-for'] !== undefined)
    refuse(403, 'Die Redaktion ist hier nur von diesem Rechner aus zu erreichen.');
}

/** Calls of one editor in ten seconds: typing and a preview that follows it take some ten a second. */
const LIMIT = { calls: 600, seconds: 10 };

/** @returns what refuses somebody who asks too much: throws Refusal 429 */
export function createBrake(): (who: string) => void {
  const allowance = createAllowance(LIMIT);
  return (who) => {
    if (allowance.take(who, 1) !== undefined) refuse(429, 'Das waren zu viele Anfragen. Warte einen Augenblick.');
  };
}
