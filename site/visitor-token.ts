import type { Transport } from '#client/transport.ts';

/** Calls that demand a token although their answer is the same for everyone. Source: contract.md §6. */
const CALLS =
  /^\/v1\/integration\/derivative\/(category|underlying|instrument\/search)\/sponsoring|^\/v1\/integration\/derivative\/(quicklinks|partner|suggestions|similar)/u;
/** A token is renewed so long before it ends, in milliseconds. */
const RESERVE = 60_000;

interface VisitorToken {
  readonly token: string;
  /** Epoch milliseconds; without it the token holds until it is refused. */
  readonly expires?: number;
}

/**
 * Over this transport the calls that demand a token carry that of a visitor, unless they bring their own. One token serves
 * all pages, which are the same for everyone; it is asked for when first needed and anew when it ends or is refused.
 */
export function withVisitorToken(transport: Transport, now: () => number = Date.now): Transport {
  let held: Promise<VisitorToken | undefined> | undefined;
  const fetchToken = async (): Promise<VisitorToken | undefined> => {
    const { data } = await transport.send<VisitorToken>({ method: 'POST', path: '/v1/users/anonymous' });
    return data?.body;
  };
  const tokenNow = async (): Promise<string | undefined> => {
    const known = await held;
    if (known !== undefined && (known.expires ?? Infinity) - RESERVE > now()) return known.token;
    held = fetchToken();
    return (await held)?.token;
  };
  return {
    async send(request) {
      if (request.token !== undefined || !CALLS.test(request.path)) return transport.send(request);
      const result = await transport.send<never>({ ...request, token: await tokenNow() });
      if (result.error?.status !== 401) return result;
      held = undefined;
      return transport.send({ ...request, token: await tokenNow() });
    },
  };
}
