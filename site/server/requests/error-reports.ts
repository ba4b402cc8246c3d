import { REPORTS_PATH } from '#domain/web/error-report.ts';
import { receiveReport } from '../error-reports.ts';
import { COSTS } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Receives error reports of browsers. */
export function errorReportHandler({ limits }: Pick<SiteParts, 'limits'>): RequestHandler {
  return async ({ request, response, path }) => {
    if (path !== REPORTS_PATH || request.method !== 'POST') return false;
    if (!limits.refuses(request, response, COSTS.cached)) await receiveReport(request, response);
    return true;
  };
}
