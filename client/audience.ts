import type { Call } from './call.ts';
import type { OperationId, OperationInput, OperationOutput } from './operations.ts';
import { withoutTokens } from './tokens.ts';

const audience: unique symbol = Symbol('audience');
declare const session: unique symbol;

/** Token of a user's session. Only `sessionToken` creates one, only `privateCall` accepts it. */
export type SessionToken = string & { readonly [session]: true };

/** Makes one call of the contracts. Rejects with an error that carries `status` if the provider answered. */
export type AnyCall = <Op extends OperationId>(
  operation: Op,
  input: OperationInput<Op>,
  options: { readonly signal: AbortSignal },
) => Promise<OperationOutput<Op>>;

/** Calls without a session: answers are public and may be cached and shared. */
export type PublicCall = AnyCall & { readonly [audience]: 'public' };

/** Calls with the session of one visitor, for one request. Functions that cache answers accept only a `PublicCall`. */
export type PrivateCall = AnyCall & { readonly [audience]: 'private' };

/** Token in a cookie's value; undefined if it is not valid in a header. */
export function sessionToken(value: string | undefined): SessionToken | undefined {
  return value !== undefined && isToken(value) ? value : undefined;
}

function isToken(text: string): text is SessionToken {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u.test(text);
}

/** Marks calls as public. They cannot be given a token. */
export function publicCall(call: Call): PublicCall {
  const anyone: AnyCall = (operation, input, { signal }) => call(operation, input, { signal });
  return Object.assign(anyone, { [audience]: 'public' } as const);
}

/** Calls with the session of one request, if it has one. Tokens are removed from the answers. */
export function privateCall(call: Call, token: SessionToken | undefined): PrivateCall {
  const own: AnyCall = async (operation, input, { signal }) => withoutTokens(operation, await call(operation, input, { signal, token }));
  return Object.assign(own, { [audience]: 'private' } as const);
}
