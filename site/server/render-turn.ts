import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import { NoTurn, type Ticket } from '#entrance/turns.ts';
import type { RenderNotes } from '../requested-page.ts';
import { passTo } from './intercept.ts';
import { sendRefusal, type Refused } from './refusal.ts';
import { COSTS, type VisitorLimits } from './visitor-limits.ts';

/** Place of a request in the queue for rendering. */
export interface QueuedTurn {
  readonly ticket: Ticket;
  /** Network of the visitor. */
  readonly visitor: string;
}

/**
 * Gives a request its place in the queue for rendering. Waiting for the turn and charging its cost happen in `inTurn`, only if the page
 * has to be rendered. A visitor who gets no turn or has used up their allowance gets a refusal instead of the page.
 */
export function assignTurn(
  request: IncomingMessage,
  response: ServerResponse,
  { limits, notes, cost = COSTS.rendered }: { readonly limits: VisitorLimits; readonly notes: RenderNotes; readonly cost?: number },
): QueuedTurn | undefined {
  const { turns } = limits;
  if (turns === undefined) return undefined;
  const visitor = arrivalOf(request).network;
  const ticket = turns.ticket(visitor);
  response.once('close', () => ticket.abandon());
  const enter = async (): Promise<() => void> => {
    const refusal = limits.charge(request, cost - COSTS.cached);
    // Without an allowance the visitor gets the cached page, and the page is re-rendered on everyone's behalf.
    const entered = refusal !== undefined && notes.isRenewal === true ? turns.ticket(undefined) : ticket;
    if (refusal !== undefined && entered === ticket) throw refusedBy(notes, { status: 429, ...refusal });
    return entered.enter().catch((error: unknown) => {
      throw error instanceof NoTurn ? refusedBy(notes, refusedTurn(error)) : error;
    });
  };
  notes.turn = { enter };
  return { ticket, visitor };
}

function refusedBy(notes: RenderNotes, refused: Refused): Error {
  notes.refused = refused;
  return new Error('The visitor has to wait.');
}

/** Refusal of a visitor whose turn did not come in time. */
export function refusedTurn({ isOwnDoing, retryAfter }: NoTurn): Refused {
  return { status: isOwnDoing ? 429 : 503, headers: { 'retry-after': String(retryAfter) }, retryAfter };
}

/** Replaces Next's error page by the refusal in `notes`, if any. */
export function interceptRefusal(request: IncomingMessage, response: ServerResponse, notes: Readonly<RenderNotes>): void {
  const end = passTo(response, 'end');
  response.end = (...parts: readonly unknown[]) => {
    if (notes.refused === undefined || response.headersSent) return end(...parts);
    response.end = end;
    sendRefusal(request, response, notes.refused);
    return response;
  };
}
