import type { NextApiRequest, NextApiResponse } from 'next';
import { forward } from '../../bff/forward.ts';
import { providerAddress } from '../../provider-address.ts';

/** The body goes on unread; `externalResolver` because `forward` ends the answer. */
export const config = { api: { bodyParser: false, externalResolver: true } };

export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return forward(request, response, { api: `${providerAddress()}/api` });
}
