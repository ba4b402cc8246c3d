import { arrivalOf, type Arriving } from '#entrance/arrival.ts';
import type { Schema } from '#client/operations.ts';
import { isRecord } from '#documents/reader/path.ts';
import { GATEWAY_HEADER } from '#gateway/prices/gateway-header.ts';
import { isSecure } from '../session/is-secure.ts';
import type { VisitorTokens } from '../visitor-token.ts';
import { visitorFetch } from './visitor-fetch.ts';

type PushToken = Schema<'PushToken'>;

export interface PushTokenOptions {
  readonly visitors: VisitorTokens;
  /** Whether the gateway has an address of its own (`PROVIDER_GATEWAY_URL`); otherwise it is at the page's origin. */
  readonly hasOwnAddress: boolean;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Asks for the push token of whoever made `request`: with the session that the call carries, else as a visitor, so that prices
 * go on when a session has ended. The answer is for one use and kept by nobody; its header with the gateway's address goes on only
 * where that has one of its own.
 */
export function pushTokenFetch(request: Arriving, options: PushTokenOptions): typeof globalThis.fetch {
  const { visitors, hasOwnAddress, fetch = globalThis.fetch } = options;
  const ask = visitorFetch(visitors, fetch);
  return async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.ok) return answer;
    const token: unknown = await answer.json();
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    const address = hasOwnAddress ? answer.headers.get(GATEWAY_HEADER) : null;
    if (address !== null) headers.set(GATEWAY_HEADER, address);
    return Response.json(hasOwnAddress ? token : atOwnOrigin(token, request), { headers });
  };
}

/** The site's server passes connections on, so the browser need not know the provider. */
function atOwnOrigin(token: unknown, request: Arriving): unknown {
  const overTls = isSecure(request);
  const address = `${overTls ? 'https' : 'http'}://${arrivalOf(request).host ?? ''}`;
  if (!isRecord(token) || !URL.canParse(address)) return token;
  const { hostname, port } = new URL(address);
  const own = { host: hostname, port: Number(port) || (overTls ? 443 : 80), path: '/ws', isSecure: overTls } satisfies Partial<PushToken>;
  return { ...token, ...own };
}
