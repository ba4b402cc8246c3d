import { GatewayError } from '../errors.ts';
import { TOKEN_TIMEOUT } from '../timings.ts';
import type { Admission } from '../types.ts';
import { GATEWAY_HEADER } from './gateway-header.ts';

/** Key in local storage of the last gateway address, for support. */
export const GATEWAY_ENTRY = 'parkett.gateway';

/** Answer with a token. Not validated at run time, since a validator would add to the script of every page with live prices. */
interface TokenAnswer extends Pick<Response, 'ok' | 'status' | 'headers'> {
  json(): Promise<{
    readonly token: string;
    readonly host: string;
    readonly port: number;
    readonly path: string;
    readonly isSecure: boolean;
  }>;
}

export interface TokenSource {
  readonly fetch: (address: string, init: RequestInit) => Promise<TokenAnswer>;
  /** Prefix of `/v1/push/token`; by default `/api` at the page's own origin, whose server adds the token of the session. */
  readonly base?: string;
  /** Sent as `X-ov-token` if no server adds it. */
  readonly token?: string;
  /** Returns the storage. May throw if access is forbidden. */
  readonly storage?: () => Pick<Storage, 'setItem'>;
}

/**
 * Requests a push token and the gateway's address. Source: contract.md §7 "Live price streaming".
 * @throws GatewayError with the status when there is no token; the error of `fetch` when there is no answer within 3 s
 */
export async function readAdmission({ fetch, base = '/api', token, storage }: TokenSource): Promise<Admission> {
  const answer = await fetch(`${base}/v1/push/token`, {
    headers: token === undefined ? {} : { 'X-ov-token': token },
    cache: 'no-store',
    signal: AbortSignal.timeout(TOKEN_TIMEOUT),
  });
  if (!answer.ok) throw new GatewayError('No push token', answer.status);
  const push = await answer.json();
  const url = answer.headers.get(GATEWAY_HEADER) ?? `ws${push.isSecure ? 's' : ''}://${push.host}:${push.port}${push.path}`;
  try {
    storage?.().setItem(GATEWAY_ENTRY, url);
  } catch {
    // Ignored when storage is full or forbidden: the entry is only for support.
  }
  return { url, token: push.token };
}
