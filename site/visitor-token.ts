import { ApiError } from '#client/api-error.ts';
import type { Call } from '#client/call.ts';
import { operationTable, type Schema } from '#client/operations.ts';

/** Calls that demand a token although their answer is the same for everyone. Source: contract.md §6. */
const CALLS =
  /^\/v1\/integration\/derivative\/(category|underlying|instrument\/search)\/sponsoring|^\/v1\/integration\/derivative\/(quicklinks|partner|suggestions|similar)/u;
/** A token is renewed so long before it ends, in milliseconds. */
const RESERVE = 60_000;

/** One token for all visitors of the site, asked for when first needed and anew before it ends. */
export interface VisitorTokens {
  current(): Promise<string | undefined>;
  /** After a refusal: another token than before. */
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
      // A token that names no end holds until it is refused.
      return known !== undefined && (known.expires ?? Infinity) - RESERVE > now() ? known.token : renewed();
    },
  };
}

/** The same calls; those that demand a token carry that of a visitor, unless they bring their own. */
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
