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

/** One token for all visitors of the site, asked for when first needed and anew before it ends. */
export interface VisitorTokens {
  current(): Promise<string | undefined>;
  /** After a refusal: another token than before. */
  renewed(): Promise<string | undefined>;
}

export function createVisitorTokens(transport: Transport, now: () => number = Date.now): VisitorTokens {
  let held: Promise<VisitorToken | undefined> | undefined;
  const renewed = async (): Promise<string | undefined> => {
    held = fetchToken(transport);
    return (await held)?.token;
  };
  return {
    renewed,
    async current() {
      const known = await held;
      return known !== undefined && (known.expires ?? Infinity) - RESERVE > now() ? known.token : renewed();
    },
  };
}

async function fetchToken(transport: Transport): Promise<VisitorToken | undefined> {
  const { data } = await transport.send<VisitorToken>({ method: 'POST', path: '/v1/users/anonymous' });
  return data?.body;
}

/** Over this transport the calls that demand a token carry that of a visitor, unless they bring their own. */
export function withVisitorToken(transport: Transport, now: () => number = Date.now): Transport {
  const tokens = createVisitorTokens(transport, now);
  return {
    async send(request) {
      if (request.token !== undefined || !CALLS.test(request.path)) return transport.send(request);
      const result = await transport.send<never>({ ...request, token: await tokens.current() });
      if (result.error?.status !== 401) return result;
      return transport.send({ ...request, token: await tokens.renewed() });
    },
  };
}
