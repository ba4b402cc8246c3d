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
  /** Whether the gateway has its own address (`PROVIDER_GATEWAY_URL`); otherwise it is at the page's origin. */
  readonly hasOwnAddress: boolean;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Creates a fetch for push tokens: with the session of the call, or as an anonymous visitor if it has none or has expired, so that prices
 * continue. The answer is for one use and never cached. The header with the gateway's address is passed on only if the gateway has its own.
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

/** Replaces the gateway's address by our own origin, whose server proxies the connection. */
function atOwnOrigin(token: unknown, request: Arriving): unknown {
  const overTls = isSecure(request);
  const address = `${overTls ? 'https' : 'http'}://${arrivalOf(request).host ?? ''}`;
  if (!isRecord(token) || !URL.canParse(address)) return token;
  const { hostname, port } = new URL(address);
  const own = { host: hostname, port: Number(port) || (overTls ? 443 : 80), path: '/ws', isSecure: overTls } satisfies Partial<PushToken>;
  return { ...token, ...own };
}
