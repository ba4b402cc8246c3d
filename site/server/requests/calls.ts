import { withRowCount } from '../../row-count.ts';
import { ownWork } from '../own-work.ts';
import { isPlainPath } from '../plain-path.ts';
import { COSTS, costOfCall, EXPORTS } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Answers calls of browsers under `/api` with any method. An export waits for its turn and is charged for its rows. */
export function callHandler({ next, limits }: Pick<SiteParts, 'next' | 'limits'>): RequestHandler {
  return async ({ request, response, url, path }) => {
    if (!path.startsWith('/api/')) return false;
    if (limits.refuses(request, response, costOfCall(request.method, url))) return true;
    request.url = isPlainPath(path) ? url : '/api/404';
    if (!EXPORTS.has(path)) {
      await next(request, response);
      return true;
    }
    const count = (rows: number): void => void limits.charge(request, rows * COSTS.row);
    await ownWork(request, response, { limits, cost: COSTS.export, turns: limits.exports }).do(() =>
      withRowCount(count, () => next(request, response)),
    );
    return true;
  };
}
