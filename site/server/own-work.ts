import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import { NoTurn, type Ticket, type Turns } from '#entrance/turns.ts';
import { refusedTurn } from './render-turn.ts';
import type { Refused } from './refusal.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** Thrown when limits forbid expensive work for a visitor; the handler answers with `refused`. */
export class WorkRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super('The visitor has to wait.');
    this.refused = refused;
  }
}

/** Expensive work of one request besides pages: a file, a picture, an export. */
export interface OwnWork {
  /**
   * Runs the work when it is the visitor's turn.
   * @throws WorkRefused
   */
  do<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Shares the turn of another request that waits for the same result. */
  share(other: OwnWork): void;
  /** Network of the visitor; undefined without a particular visitor. */
  readonly visitor: string | undefined;
}

/** Work without limits and turns. */
export const FREE_WORK: OwnWork = { do: (work) => work(), share: () => undefined, visitor: undefined };

/**
 * Creates the work of a request.
 * @param cost charged when the work runs, not when its result is cached
 */
export function ownWork(
  request: IncomingMessage,
  response: ServerResponse,
  { limits, cost, turns = limits.turns }: { readonly limits: VisitorLimits; readonly cost: number; readonly turns?: Turns | undefined },
): OwnWork {
  const visitor = arrivalOf(request).network;
  const ticket = turns?.ticket(visitor);
  response.once('close', () => ticket?.abandon());
  return {
    visitor,
    share: (other) => ticket?.share(other.visitor),
    async do(work) {
      const refusal = limits.charge(request, cost);
      if (refusal !== undefined) throw new WorkRefused({ status: 429, ...refusal });
      const leave = await entered(ticket);
      try {
        return await work();
      } finally {
        leave?.();
      }
    },
  };
}

async function entered(ticket: Ticket | undefined): Promise<(() => void) | undefined> {
  try {
    return await ticket?.enter();
  } catch (error) {
    throw error instanceof NoTurn ? new WorkRefused(refusedTurn(error)) : error;
  }
}
