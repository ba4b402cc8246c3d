import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as messages from '#domain/texts/messages.ts';
import { wantsData } from '../forms/visitor-forms.ts';
import { statusPage } from './status-page.ts';

/** Why a visitor gets nothing now: 429 for what they asked for themselves, 503 where too many wait. */
export interface Refused {
  readonly status: 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfter: number;
}

/** Answers with a page in German, and calls and scripts with the error body of the contracts. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, { status, headers, retryAfter }: Refused): void {
  const isData = request.url?.startsWith('/api/') === true || wantsData(request);
  const body = isData ? JSON.stringify(problem(status, retryAfter)) : statusPage(status);
  response.writeHead(status, {
    ...headers,
    'Content-Type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // A session is counted too.
    Vary: 'Cookie',
    // The rest of the request's body is not read.
    ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { Connection: 'close' }),
  });
  response.end(body);
}

/** The error body of the contracts. */
function problem(status: Refused['status'], retryAfter: number): object {
  return {
    displayErrorMessage: messages.tooMany,
    errorCode: 1000 + status,
    errorMessage: `Too much at once; try again in ${retryAfter} s.`,
    identifier: randomUUID(),
    statusCode: status,
  };
}
