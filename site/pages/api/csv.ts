import type { NextApiRequest, NextApiResponse } from 'next';
import { describeError } from '#domain/log/describe-error.ts';
import * as messages from '#domain/texts/messages.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { renderTime } from '../../clock.ts';
import { rowsFile } from '../../exports/rows-file.ts';
import { warn } from '../../log.ts';
import { countRows } from '../../row-count.ts';
import { currentRenderContext, deadline, pageCall } from '../../render-context.ts';
import { isSecure } from '../../session/is-secure.ts';
import { openSession } from '../../session/session.ts';

/** Sends the rows of a block as a file, for a plain link. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Cookie');
  if (request.method !== 'GET') return refuse(response, 405, messages.wrongMethod, { Allow: 'GET' });
  const context = currentRenderContext();
  const signal = AbortSignal.timeout(deadline);
  const [host, secure] = [arrivalOf(request).host, isSecure(request)];
  try {
    const answer = await rowsFile(request.url ?? '', {
      context,
      signal,
      now: renderTime(),
      openSession: ({ path, query }) =>
        openSession(
          { path, query, headers: request.headers, host, isSecure: secure },
          { callOf: pageCall, site: context.config.site, signal },
        ),
    });
    if (answer.kind === 'unknown') return refuse(response, 404, messages.unknownAddress);
    if (answer.kind === 'unreachable') return refuse(response, 503, messages.dataUnreachable);
    if (answer.kind === 'elsewhere') return void response.writeHead(303, { Location: answer.location }).end();
    countRows(answer.rows);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${answer.name}"`);
    response.end(answer.text);
  } catch (error) {
    warn('rows-file-failed', { fault: describeError(error) });
    refuse(response, 503, messages.dataUnreachable);
  }
}

function refuse(response: NextApiResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
}
