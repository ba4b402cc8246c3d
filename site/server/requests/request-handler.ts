import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SuggestPages } from '../suggestions/suggest-pages.ts';
import type { IncompleteRetry } from '../incomplete-retry.ts';
import type { Readiness } from '../readiness.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { VisitorLimits } from '../visitor-limits.ts';
import type { NextHandler } from './next-handler.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Request with its response. */
export interface SiteRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query as sent; handlers may pass another address to Next. */
  readonly url: string;
  /** Path without query, as sent. */
  readonly path: string;
  /** Whether the method is GET or HEAD. */
  readonly isRead: boolean;
}

/** Answers a request and returns true (also for a refusal), or returns false to leave it to the next handler. */
export type RequestHandler = (asked: SiteRequest) => boolean | Promise<boolean>;

/** Dependencies of the handlers. */
export interface SiteParts {
  readonly next: NextHandler;
  readonly publicFolder: string;
  readonly isDevelopment: boolean;
  readonly limits: VisitorLimits;
  /** Readiness for `/ready`; without it the address does not exist. */
  readonly readiness: Readiness | undefined;
  /** Suggests pages for an unknown address; without it the page for status 404 is the same everywhere. */
  readonly suggestPages: SuggestPages | undefined;
  /** Draws the preview pictures of pages; undefined if there are none. */
  readonly pictures: Pictures | undefined;
  /** Retries cached pages that lack data. */
  readonly incompleteRetry: IncompleteRetry | undefined;
  readonly pageRenderer: PageRenderer;
}

/** Describes a request for the handlers. */
export function siteRequest(request: IncomingMessage, response: ServerResponse): SiteRequest {
  const { url = '/', method } = request;
  return { request, response, url, path: url.split('?')[0] ?? '/', isRead: method === 'GET' || method === 'HEAD' };
}
