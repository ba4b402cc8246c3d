import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SuggestPages } from '../suggestions/suggest-pages.ts';
import type { IncompleteRetry } from '../incomplete-retry.ts';
import type { Readiness } from '../readiness.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { VisitorLimits } from '../visitor-limits.ts';
import type { NextHandler } from './next-handler.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A request as it came in, and the answer to it. */
export interface SiteRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path and query as they were sent; handlers may give Next another address. */
  readonly url: string;
  /** The part of the address before its query, as it was sent. */
  readonly path: string;
  /** True for GET and HEAD. */
  readonly isRead: boolean;
}

/** Answers a request, or leaves it to the handlers after it: `true` means that it was answered, also by a refusal. */
export type RequestHandler = (asked: SiteRequest) => boolean | Promise<boolean>;

/** Parts of the site that its handlers answer with. */
export interface SiteParts {
  readonly next: NextHandler;
  readonly publicFolder: string;
  readonly isDevelopment: boolean;
  readonly limits: VisitorLimits;
  /** Answers `/ready`; without it there is no such address. */
  readonly readiness: Readiness | undefined;
  /** Finds what was suggestPages by an address without a page; without it that page is the same for all. */
  readonly suggestPages: SuggestPages | undefined;
  /** Draws the pictures of pages for where they are shared; without it there are none. */
  readonly pictures: Pictures | undefined;
  /** Has kept pages with holes drawn anew. */
  readonly incompleteRetry: IncompleteRetry | undefined;
  readonly pageRenderer: PageRenderer;
}

/** Describes a request for the handlers. */
export function siteRequest(request: IncomingMessage, response: ServerResponse): SiteRequest {
  const { url = '/', method } = request;
  return { request, response, url, path: url.split('?')[0] ?? '/', isRead: method === 'GET' || method === 'HEAD' };
}
