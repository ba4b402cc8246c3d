import { ApiError } from '#client/api-error.ts';
import type { Call } from '#client/call.ts';
import { operationTable, type Schema } from '#client/operations.ts';

/** Operations that require a token although their answer is public. Source: contract.md §6. */
const CALLS =
  /^\/v1\/integration\/derivative\/(category|underlying|instrument\/search)\/sponsoring|^\/v1\/integration\/derivative\/(quicklinks|partner|suggestions|similar)/u;
/** Time before expiry at which a token is renewed, in ms. */
const RESERVE = 60_000;

/** Anonymous token that all visitors of the site share; requested at first use and renewed before it expires. */
export interface VisitorTokens {
  current(): Promise<string | undefined>;
  /** Requests a new token, after the provider refused the old one. */
  renewed(): Promise<string | undefined>;
}

export function createVisitorTokens(call: Call, now: () => number = Date.now): VisitorTokens {
  let held: Promise<Schema<'AnonymousToken'> | undefined> | undefined;
  const renewed = async (): Promise<string | undefined> => {
    held = call('createAnonymousToken', {}).catch(() => undefined);
    return (await held)?.token;
  };
  return {
    renewed,
    async current() {
      const known = await held;
      // A token without expiry is used until the provider refuses it.
      return known !== undefined && (known.expires ?? Infinity) - RESERVE > now() ? known.token : renewed();
    },
  };
}

/** Adds the anonymous token to calls that require a token, unless they have one. */
export function withVisitorToken(call: Call, tokens: VisitorTokens): Call {
  return async (operation, input, options) => {
    if (options?.token !== undefined || !CALLS.test(operationTable[operation].path)) return call(operation, input, options);
    try {
      return await call(operation, input, { ...options, token: await tokens.current() });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      return call(operation, input, { ...options, token: await tokens.renewed() });
    }
  };
}
