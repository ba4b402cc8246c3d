import { routesOf } from '#documents/routes/path-of.ts';
import type { IncomingMessage } from 'node:http';
import { ownAddress } from '#domain/web/own-address.ts';
import type { PageRequest } from '#renderer/render-context.ts';
import { providerTransport } from '../provider-transport.ts';
import type { SubmissionContext } from './receive-form.ts';
import { currentRenderContext } from '../render-context.ts';
import { shared } from '../shared.ts';
import { siteSecret } from './secret.ts';
import { FORM_TIMEOUT, requestSender } from './send-request.ts';
import { createSubmissions } from './submissions.ts';

type AskedQuery = Pick<PageRequest, 'query'>;

/** Creates the context for receiving the form of one request. */
export function submissionContext(request: IncomingMessage, { query }: AskedQuery): SubmissionContext {
  return {
    secret: siteSecret(),
    submissions: shared('submissions', createSubmissions),
    leadsTo: ({ returnTo }) =>
      returnTo === undefined ? undefined : ownAddress(query[returnTo], Object.values(currentRenderContext().config.site.hosts)),
    routes: routesOf(currentRenderContext().config),
    send: requestSender(providerTransport(FORM_TIMEOUT), request),
    now: Date.now(),
  };
}
