import { AsyncLocalStorage } from 'node:async_hooks';
import type { HostName } from '#domain/user/visitor.ts';
import { nextTurn } from '#domain/web/next-turn.ts';
import type { PageMatch } from '#renderer/route.ts';
import { shared } from './shared.ts';

/** The page that a visitor asked for: its address decoded once, its document found once. */
export interface RequestedPage {
  /** Path without query in its one spelling (`readPath`). */
  readonly path: string;
  /** First value of each name. */
  readonly query: Readonly<Record<string, string>>;
  readonly match: PageMatch;
  /** Name of the period in which it is drawn, where it is kept. */
  readonly period?: string;
  /** A public page that is drawn as its user may see it. */
  readonly isOwnView?: true;
  /** Key of the own host that it is asked for at; undefined at the portal's. */
  readonly host?: Exclude<HostName, 'www'>;
}

/** The place of a current in the line of those that cost. */
export interface RenderTurn {
  /**
   * Waits until the page may be drawn; the answer says that it was.
   * @throws Error when it is not to be drawn now, which `refused` then explains
   */
  enter(): Promise<() => void>;
}

/** Notes between the server and the rendering of a page, in both directions. */
export interface RenderNotes {
  /** Whether the page could not be drawn because its data cannot be reached. */
  unavailable: boolean;
  /** There is an older page, which is better than a new one with holes. */
  isRenewal?: boolean;
  /** Undefined where nobody has to wait. */
  turn?: RenderTurn;
  /** Why the visitor is told to come back. */
  refused?: { readonly status: 429 | 503; readonly headers: Readonly<Record<string, string>>; readonly retryAfter: number };
}

interface CurrentRendering {
  readonly asked: RequestedPage;
  readonly notes: RenderNotes;
}
const storage = shared('current', () => new AsyncLocalStorage<CurrentRendering>());

/** Lets Next draw the page that was asked for, at once or later in the background; `notes` tell afterwards how it went. */
export function withRequestedPage(asked: RequestedPage, run: (notes: RenderNotes) => Promise<void>): Promise<void> {
  const notes: RenderNotes = { unavailable: false };
  return storage.run({ asked, notes }, () => run(notes));
}

/** The page to draw. Throws outside of a request that our server handed to Next. */
export function requestedPage(): RequestedPage {
  const current = storage.getStore();
  if (!current) throw new Error('Pages are drawn only for requests that the server has matched.');
  return current.asked;
}

/**
 * Draws a page when it is the turn of who asked for it. Of many pages that are drawn at once one begins and one gets its document after
 * each look at what has arrived. @throws Error when there is no turn
 */
export async function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const leave = await storage.getStore()?.notes.turn?.enter();
  try {
    await nextTurn();
    const result = await draw();
    await nextTurn();
    return result;
  } finally {
    leave?.();
  }
}

/** Remembers that the page being drawn could not be drawn for want of data. */
export function noteUnavailable(): void {
  const current = storage.getStore();
  if (current) current.notes.unavailable = true;
}

/** Whether the page being drawn takes the place of an older one. */
export function isRenewal(): boolean {
  return storage.getStore()?.notes.isRenewal === true;
}
