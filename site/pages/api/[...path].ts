import type { NextApiRequest, NextApiResponse } from 'next';
import { createCall } from '#client/call.ts';
import { forward } from '../../bff/forward.ts';
import { asksForPushToken, pushTokenFetch } from '../../bff/push-token.ts';
import { providerAddress } from '../../provider-address.ts';
import { providerTransport } from '../../provider-transport.ts';
import { createVisitorTokens, type VisitorTokens } from '../../visitor-token.ts';

/** The body goes on unread; `externalResolver` because `forward` ends the answer. */
export const config = { api: { bodyParser: false, externalResolver: true } };

let visitors: VisitorTokens | undefined;

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const api = `${providerAddress()}/api`;
  if (!asksForPushToken(request)) return forward(request, response, { api });
  visitors ??= createVisitorTokens(createCall(providerTransport(3_000)));
  const hasOwnAddress = Boolean(process.env.PROVIDER_GATEWAY_URL);
  return forward(request, response, { api, fetch: pushTokenFetch(request, { visitors, hasOwnAddress }) });
}
