import { sendReadiness } from '../readiness.ts';
import { COSTS } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Answers `/ready` for tools that start or replace the server. */
export function readinessHandler({ readiness, limits }: Pick<SiteParts, 'readiness' | 'limits'>): RequestHandler {
  return async ({ request, response, path, isRead }) => {
    if (!isRead || path !== '/ready' || readiness === undefined) return false;
    if (!limits.refuses(request, response, COSTS.cached)) await sendReadiness(readiness, request, response);
    return true;
  };
}
