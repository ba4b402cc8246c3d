import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { costOf } from '#client/cost.ts';
import { createAllowance, type Refusal } from '#entrance/allowance.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { readRateLimit, type RateLimit } from '#entrance/rate-limit.ts';
import { createTurns, type TurnLimits, type Turns } from '#entrance/turns.ts';
import { findOperation } from '../bff/find-operation.ts';
import { tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { isOwnRequest } from './own-request.ts';
import { sendRefusal } from './refusal.ts';

/**
 * Costs relative to a page from the cache; calls have the cost in their contract. `preview` is a draft that is re-rendered with each edit.
 * `suggestion` is for suggestions at an unknown address: three calls, and a separate page to compress.
 */
export const COSTS = { file: 0.2, cached: 1, rendered: 10, form: 10, suggestion: 10, preview: 3, export: 25, row: 0.2 } as const;

/** Calls that are in no contract: hits of a finder as a file with up to a thousand rows, and the stored data of a user. */
export const EXPORTS: ReadonlySet<string> = new Set(['/api/csv', '/api/user-data']);

/**
 * Limits of rendering: one page per visitor at a time, three background renewals, sixteen in all. There may be more than cores, since
 * rendering mostly waits for the provider.
 */
const RENDER_TURNS: TurnLimits = { atOnce: 16, atOnceEach: 1, atOnceForAll: 3, most: 400, mostEach: 40, patience: 6_000, rest: 1 };

/** Limits of exports. They take seconds, so they have a separate queue: a visitor who waits for a file can still open pages. */
const EXPORT_TURNS: TurnLimits = { atOnce: 2, atOnceEach: 1, atOnceForAll: 1, most: 40, mostEach: 4, patience: 10_000 };

/** Default of `SITE_RATE_LIMIT`. */
const USUAL: RateLimit = { calls: 1_000, seconds: 10 };

export interface VisitorLimits {
  /** Charges a cost. If the allowance is used up, answers 429 and returns true. */
  refuses(request: IncomingMessage, response: ServerResponse, cost: number): boolean;
  /** Charges a cost; returns the refusal, which charges nothing, if the allowance is used up. */
  charge(request: IncomingMessage, cost: number): Refusal | undefined;
  /** Charges an optional extra, from a tenth of the budget; false once that tenth is used up. */
  spares(request: IncomingMessage, cost: number): boolean;
  /** Queue for rendering and writing files; undefined without limits. */
  readonly turns: Turns | undefined;
  /** Queue for exports. */
  readonly exports: Turns | undefined;
}

/** No limits, for development and benchmarks. */
export const UNLIMITED: VisitorLimits = {
  refuses: () => false,
  charge: () => undefined,
  spares: () => true,
  turns: undefined,
  exports: undefined,
};

/**
 * Reads `SITE_RATE_LIMIT`. Limits apply per network, and also per session.
 * @throws Error in German
 */
export function visitorLimits(setting = process.env.SITE_RATE_LIMIT): VisitorLimits {
  const limit = readRateLimit('SITE_RATE_LIMIT', setting, USUAL);
  if (limit === undefined) return UNLIMITED;
  const allowance = createAllowance(limit);
  const extras = createAllowance({ ...limit, calls: limit.calls / 10 });
  const charge = (request: IncomingMessage, cost: number): Refusal | undefined => {
    if (isOwnRequest(request)) return undefined;
    const session = tokenOf(request.headers.cookie, isSecure(request));
    return (
      allowance.take(arrivalOf(request).network, cost) ??
      (session === undefined ? undefined : allowance.take(`session ${createHash('sha256').update(session).digest('base64url')}`, cost))
    );
  };
  return {
    charge,
    turns: createTurns(RENDER_TURNS),
    exports: createTurns(EXPORT_TURNS),
    spares: (request, cost) => extras.take(arrivalOf(request).network, cost) === undefined,
    refuses(request, response, cost) {
      const refusal = charge(request, cost);
      if (refusal !== undefined) sendRefusal(request, response, { status: 429, ...refusal });
      return refusal !== undefined;
    },
  };
}

/** Cost of a call through `/api`; an unknown call has the low cost of its refusal. An export is charged for its rows afterwards. */
export function costOfCall(method: string | undefined, url: string): number {
  const [path = '', search] = url.split('?');
  if (EXPORTS.has(path)) return COSTS.cached;
  const found = findOperation(method === 'HEAD' ? 'GET' : (method ?? 'GET'), path.replace(/^\/api/u, ''));
  return found.kind === 'found' ? costOf(found.operation, Object.fromEntries(new URLSearchParams(search))) : 1;
}

/** Cost of a file: little from the disk; a part of the sitemap costs as much as rendering, since it calls the provider. */
export function costOfFile(path: string): number {
  return /^\/sitemap-\d+\.xml$/u.test(path) ? COSTS.rendered : COSTS.file;
}
