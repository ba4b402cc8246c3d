import type { NextApiRequest, NextApiResponse } from 'next';
import { createCall } from '#client/call.ts';
import { forward } from '../../bff/forward.ts';
import { findOperation } from '../../bff/find-operation.ts';
import { pushTokenFetch } from '../../bff/push-token.ts';
import { isForVisitors, visitorFetch } from '../../bff/visitor-fetch.ts';
import { providerAddress } from '../../provider-address.ts';
import { providerTransport } from '../../provider-transport.ts';
import { currentSections } from '../../section-calls.ts';
import { createVisitorTokens, type VisitorTokens } from '../../visitor-token.ts';

/** Passes the body on unparsed; `externalResolver` because `forward` ends the answer. */
export const config = { api: { bodyParser: false, externalResolver: true } };

let visitors: VisitorTokens | undefined;

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const own = { api: `${providerAddress()}/api`, sectionOf: currentSections() };
  const path = (request.url ?? '').split('?')[0]?.replace(/^\/api/u, '') ?? '';
  const found = findOperation(request.method ?? 'GET', path);
  const operation = found.kind === 'found' ? found.operation : undefined;
  if (operation !== 'getPushToken' && (operation === undefined || !isForVisitors(operation))) return forward(request, response, own);
  visitors ??= createVisitorTokens(createCall(providerTransport(3_000)));
  if (operation !== 'getPushToken') return forward(request, response, { ...own, fetch: visitorFetch(visitors) });
  const hasOwnAddress = Boolean(process.env.PROVIDER_GATEWAY_URL);
  return forward(request, response, { ...own, fetch: pushTokenFetch(request, { visitors, hasOwnAddress }) });
}
