import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { renderTime } from '../../clock.ts';
import { currentConfig } from '../../config-store.ts';
import { answerConsentDecision } from '../consent-decision.ts';
import { COSTS } from '../visitor-limits.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Receives the form of the privacy center, which needs no session. */
export function privacyDecisionHandler({ limits }: Pick<SiteParts, 'limits'>): RequestHandler {
  return async ({ request, response, path }) => {
    const config = currentConfig();
    if (request.method !== 'POST' || path !== pathOf(routesOf(config), 'privacy-center')) return false;
    if (!limits.refuses(request, response, COSTS.form)) await answerConsentDecision(request, response, config, renderTime());
    return true;
  };
}
