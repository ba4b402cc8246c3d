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
 * About one is what a page from memory costs; calls cost what their contract says. `preview` is a page that an editor sees again with
 * each edit. `meant` is what suggestions for an unknown address cost: three calls, and a page of its own to pack.
 */
export const COSTS = { file: 0.2, cached: 1, rendered: 10, form: 10, suggestion: 10, preview: 3, export: 25, row: 0.2 } as const;

/** The calls that are no contract's: hits of a finder as a file, up to a thousand rows, and what is stored about a user as one. */
export const EXPORTS: ReadonlySet<string> = new Set(['/api/csv', '/api/user-data']);

/**
 * One page of each visitor is drawn at a time, three that are kept are drawn anew, and sixteen of all: most of a drawing is waiting for the
 * provider, so that more of them fit beside each other than there are cores.
 */
const RENDER_TURNS: TurnLimits = { atOnce: 16, atOnceEach: 1, atOnceForAll: 3, most: 400, mostEach: 40, patience: 6_000, rest: 1 };

/** A file takes seconds, so it has a line of its own: whoever waits for one still opens pages. */
const EXPORT_TURNS: TurnLimits = { atOnce: 2, atOnceEach: 1, atOnceForAll: 1, most: 40, mostEach: 4, patience: 10_000 };

const USUAL: RateLimit = { calls: 1_000, seconds: 10 };

/** Limits of one visitor. */
export interface VisitorLimits {
  /** Takes what something costs; answers 429 itself and says so when the visitor has to wait. */
  refuses(request: IncomingMessage, response: ServerResponse, cost: number): boolean;
  /** Takes what something turned out to cost; a refusal takes nothing. */
  charge(request: IncomingMessage, cost: number): Refusal | undefined;
  /** Charges an optional extra, from a tenth of the budget; false once that tenth is used up. */
  spares(request: IncomingMessage, cost: number): boolean;
  /** The line in which visitors wait for what is drawn or written for them; undefined where nobody waits. */
  readonly turns: Turns | undefined;
  /** The line for exports. */
  readonly exports: Turns | undefined;
}

/** For who develops or measures: everything at once. */
export const UNLIMITED: VisitorLimits = {
  refuses: () => false,
  charge: () => undefined,
  spares: () => true,
  turns: undefined,
  exports: undefined,
};

/** Reads `SITE_RATE_LIMIT`. Who comes with a session is counted by it too, from wherever it is used. @throws Error in German */
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

/** Cost of a call through `/api`; an unknown call costs as little as its refusal. An export is charged for its rows afterwards. */
export function costOfCall(method: string | undefined, url: string): number {
  const [path = '', search] = url.split('?');
  if (EXPORTS.has(path)) return COSTS.cached;
  const found = findOperation(method === 'HEAD' ? 'GET' : (method ?? 'GET'), path.replace(/^\/api/u, ''));
  return found.kind === 'found' ? costOf(found.operation, Object.fromEntries(new URLSearchParams(search))) : 1;
}

/** Cost of a file: nearly nothing from the disk, as much as a page for a part of the sitemap, which is asked of the provider. */
export function costOfFile(path: string): number {
  return /^\/sitemap-\d+\.xml$/u.test(path) ? COSTS.rendered : COSTS.file;
}
