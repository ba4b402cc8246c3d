import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrivalOf } from '#entrance/arrival.ts';
import { NoTurn, type Ticket } from '#entrance/turns.ts';
import type { RenderNotes } from '../requested-page.ts';
import { passTo } from './intercept.ts';
import { sendRefusal, type Refused } from './refusal.ts';
import { COSTS, type VisitorLimits } from './visitor-limits.ts';

/** Where a request stands in line for what it has made. */
export interface QueuedTurn {
  readonly ticket: Ticket;
  /** Network of the visitor. */
  readonly visitor: string;
}

/**
 * Has the options of a page wait for its visitor's turn and take what it costs, once it turns out that it has to be drawn (`inTurn`). Who
 * gets no turn, or has nothing left, is told so in the place of the page.
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
    // The visitor gets the older page then, and what is drawn is for everyone.
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

/** Response for a visitor whose turn did not come. */
export function refusedTurn({ isOwnDoing, retryAfter }: NoTurn): Refused {
  return { status: isOwnDoing ? 429 : 503, headers: { 'retry-after': String(retryAfter) }, retryAfter };
}

/** Puts the refusal in the place of what Next makes of it. */
export function interceptRefusal(request: IncomingMessage, response: ServerResponse, notes: Readonly<RenderNotes>): void {
  const end = passTo(response, 'end');
  response.end = (...parts: readonly unknown[]) => {
    if (notes.refused === undefined || response.headersSent) return end(...parts);
    response.end = end;
    sendRefusal(request, response, notes.refused);
    return response;
  };
}
