import { AsyncLocalStorage } from 'node:async_hooks';
import type { HostName } from '#domain/user/visitor.ts';
import { nextTurn } from '#domain/web/next-turn.ts';
import type { PageMatch } from '#renderer/route.ts';
import { shared } from './shared.ts';

/** Page that a request asks for: decoded address and matched document. */
export interface RequestedPage {
  /** Path without query in canonical spelling (`readPath`). */
  readonly path: string;
  /** First value of each parameter. */
  readonly query: Readonly<Record<string, string>>;
  readonly match: PageMatch;
  /** Name of the page's current period, if the page is cached. */
  readonly period?: string;
  /** Whether a public page is rendered as its user may see it. */
  readonly isOwnView?: true;
  /** Key of the configured own host of the request; undefined at the portal's host. */
  readonly host?: Exclude<HostName, 'www'>;
}

/** Place of a rendering in the queue. */
export interface RenderTurn {
  /**
   * Waits until the page may be rendered.
   * @returns function to call after rendering
   * @throws Error if the page must not be rendered now; `refused` then has the reason
   */
  enter(): Promise<() => void>;
}

/** State of one rendering that server and page share. */
export interface RenderNotes {
  /** Whether rendering failed because data is unreachable. */
  unavailable: boolean;
  /** Whether the page replaces a cached one, which is better than a new one that lacks data. */
  isRenewal?: boolean;
  /** Place in the queue; undefined without a queue. */
  turn?: RenderTurn;
  /** Refusal to send instead of the page. */
  refused?: { readonly status: 429 | 503; readonly headers: Readonly<Record<string, string>>; readonly retryAfter: number };
}

interface CurrentRendering {
  readonly asked: RequestedPage;
  readonly notes: RenderNotes;
}
const storage = shared('current', () => new AsyncLocalStorage<CurrentRendering>());

/** Runs Next with the requested page in its context. `notes` has the result after it has run. */
export function withRequestedPage(asked: RequestedPage, run: (notes: RenderNotes) => Promise<void>): Promise<void> {
  const notes: RenderNotes = { unavailable: false };
  return storage.run({ asked, notes }, () => run(notes));
}

/**
 * Returns the page to render.
 * @throws Error outside of `withRequestedPage`
 */
export function requestedPage(): RequestedPage {
  const current = storage.getStore();
  if (!current) throw new Error('Pages are drawn only for requests that the server has matched.');
  return current.asked;
}

/**
 * Renders a page when it is its visitor's turn. Yields to the event loop before and after, so that many simultaneous renderings do not
 * delay other requests.
 * @throws Error if there is no turn
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

/** Notes that the current page cannot be rendered because its data is unreachable. */
export function noteUnavailable(): void {
  const current = storage.getStore();
  if (current) current.notes.unavailable = true;
}

/** Returns true if the current rendering replaces a cached page. */
export function isRenewal(): boolean {
  return storage.getStore()?.notes.isRenewal === true;
}
