import { sendReadiness } from '../readiness.ts';
import { COSTS } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Tells whoever starts or replaces the server when it may be asked. */
export function readinessHandler({ readiness, limits }: Pick<SiteParts, 'readiness' | 'limits'>): RequestHandler {
  return async ({ request, response, path, isRead }) => {
    if (!isRead || path !== '/ready' || readiness === undefined) return false;
    if (!limits.refuses(request, response, COSTS.cached)) await sendReadiness(readiness, request, response);
    return true;
  };
}
