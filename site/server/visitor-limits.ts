import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { costOf } from '#client/cost.ts';
import * as messages from '#domain/texts/messages.ts';
import { createAllowance, type Refusal } from '#entrance/allowance.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { readRateLimit, type RateLimit } from '#entrance/rate-limit.ts';
import { findOperation } from '../bff/find-operation.ts';
import { wantsData } from '../forms/visitor-forms.ts';
import { tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { statusPage } from './status-page.ts';

/**
 * About one is what a page from memory costs; calls cost what their contract says. `meant` is what suggestions for an unknown address
 * cost: three calls, and a page of its own to pack.
 */
export const COSTS = { file: 0.2, kept: 1, drawn: 10, form: 10, meant: 10 } as const;

const USUAL: RateLimit = { calls: 1_000, seconds: 10 };

/** What one visitor may take of the site. */
export interface VisitorLimits {
  /** Takes what something costs; answers 429 itself and says so when the visitor has to wait. */
  refuses(request: IncomingMessage, response: ServerResponse, cost: number): boolean;
  /** Takes what an extra costs that can be left out, from a tenth of what there is: whoever has used that up goes without. */
  spares(request: IncomingMessage, cost: number): boolean;
}

/** Reads `SITE_RATE_LIMIT`. Who comes with a session is counted by it too, from wherever it is used. @throws Error in German */
export function visitorLimits(setting = process.env.SITE_RATE_LIMIT): VisitorLimits {
  const limit = readRateLimit('SITE_RATE_LIMIT', setting, USUAL);
  if (limit === undefined) return { refuses: () => false, spares: () => true };
  const allowance = createAllowance(limit);
  const extras = createAllowance({ ...limit, calls: limit.calls / 10 });
  return {
    spares: (request, cost) => extras.take(arrivalOf(request).network, cost) === undefined,
    refuses(request, response, cost) {
      const session = tokenOf(request.headers.cookie, isSecure(request));
      const refusal =
        allowance.take(arrivalOf(request).network, cost) ??
        (session === undefined ? undefined : allowance.take(`session ${createHash('sha256').update(session).digest('base64url')}`, cost));
      if (refusal !== undefined) sendRefusal(request, response, refusal);
      return refusal !== undefined;
    },
  };
}

/** What a call through `/api` costs; an unknown one as little as its refusal. */
export function costOfCall(method: string | undefined, path: string): number {
  const found = findOperation(method === 'HEAD' ? 'GET' : (method ?? 'GET'), path.replace(/^\/api/u, ''));
  return found.kind === 'found' ? costOf(found.operation) : 1;
}

/** What a file costs: nearly nothing from the disk, as much as a page where it is a part of the sitemap, which the provider is asked for. */
export function costOfFile(path: string): number {
  return /^\/sitemap-\d+\.xml$/u.test(path) ? COSTS.drawn : COSTS.file;
}

function sendRefusal(request: IncomingMessage, response: ServerResponse, { headers, retryAfter }: Refusal): void {
  const isData = request.url?.startsWith('/api/') === true || wantsData(request);
  const body = isData ? JSON.stringify(problem(retryAfter)) : statusPage(429);
  response.writeHead(429, {
    ...headers,
    'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // A session is counted too.
    Vary: 'Cookie',
    // What a visitor still sends is not read.
    ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { Connection: 'close' }),
  });
  response.end(body);
}

/** The error body of the contracts. */
function problem(retryAfter: number): object {
  return {
    displayErrorMessage: messages.tooMany,
    errorCode: 1429,
    errorMessage: `Too much at once; try again in ${retryAfter} s.`,
    identifier: randomUUID(),
    statusCode: 429,
  };
}
