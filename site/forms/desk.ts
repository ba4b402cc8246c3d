import type { IncomingMessage } from 'node:http';
import { providerTransport } from '../provider-transport.ts';
import type { FormDesk } from './receive-form.ts';
import { siteSecret } from './secret.ts';
import { FORM_TIMEOUT, requestSender } from './send-request.ts';
import { createSubmissions, type Submissions } from './submissions.ts';

const shared = globalThis as { parkettSubmissions?: Submissions };

/** What taking in the form of one request needs. */
export function formDesk(request: IncomingMessage): FormDesk {
  shared.parkettSubmissions ??= createSubmissions();
  return {
    secret: siteSecret(),
    submissions: shared.parkettSubmissions,
    send: requestSender(providerTransport(FORM_TIMEOUT), request),
    now: Date.now(),
  };
}
