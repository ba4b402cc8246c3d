import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as messages from '#domain/texts/messages.ts';
import { wantsData } from '../forms/visitor-forms.ts';
import { statusPage } from './status-page.ts';

/** Refusal of a request: 429 if the visitor requested too much, 503 if too many visitors wait. */
export interface Refused {
  readonly status: 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfter: number;
}

/** Sends a refusal: a German page, or the contracts' error body to calls and scripts. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, { status, headers, retryAfter }: Refused): void {
  const isData = request.url?.startsWith('/api/') === true || wantsData(request);
  const body = isData ? JSON.stringify(problem(status, retryAfter)) : statusPage(status);
  response.writeHead(status, {
    ...headers,
    'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // Limits also depend on the session.
    Vary: 'Cookie',
    // Closes the connection of a write, whose body is not read.
    ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { Connection: 'close' }),
  });
  response.end(body);
}

/** Error body of the contracts. */
function problem(status: Refused['status'], retryAfter: number): object {
  return {
    displayErrorMessage: messages.tooMany,
    errorCode: 1000 + status,
    errorMessage: `Too much at once; try again in ${retryAfter} s.`,
    identifier: randomUUID(),
    statusCode: status,
  };
}
