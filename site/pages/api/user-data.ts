import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import type { NextApiRequest, NextApiResponse } from 'next';
import { describeError } from '#domain/log/describe-error.ts';
import * as messages from '#domain/texts/messages.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { statusOf } from '#renderer/run-plan.ts';
import { isSameOriginRequest, userDataFile } from '../../exports/user-data.ts';
import { warn } from '../../log.ts';
import { currentRenderContext, deadline, pageCall } from '../../render-context.ts';
import { isSecure } from '../../session/is-secure.ts';
import { openSession } from '../../session/session.ts';

/** Sends the stored data of the session's user as a file, for a plain link. Only this user gets it, and it is never cached. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Cookie');
  if (request.method !== 'GET') return refuse(response, 405, messages.wrongMethod, { Allow: 'GET' });
  if (!isSameOriginRequest(request.headers)) return refuse(response, 403, messages.foreignPage);
  const { config } = currentRenderContext();
  const { site } = config;
  const routes = routesOf(config);
  const signal = AbortSignal.timeout(deadline);
  try {
    const visit = {
      path: pathOf(routes, 'account-data'),
      query: {},
      headers: request.headers,
      host: arrivalOf(request).host,
      isSecure: isSecure(request),
    };
    const answer = await userDataFile(await openSession(visit, { callOf: pageCall, site, signal }), { site, routes }, signal);
    if (answer.kind === 'elsewhere') return void response.writeHead(303, { Location: answer.location }).end();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${answer.name}"`);
    response.end(answer.text);
  } catch (error) {
    if (statusOf(error) === 429) return refuse(response, 429, messages.dataUnreachable);
    warn('user-data-failed', { fault: describeError(error) });
    refuse(response, 503, messages.dataUnreachable);
  }
}

function refuse(response: NextApiResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
}
