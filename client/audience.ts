import type { Call } from './call.ts';
import type { OperationId, OperationInput, OperationOutput } from './operations.ts';
import { withoutTokens } from './tokens.ts';

const audience: unique symbol = Symbol('audience');
declare const session: unique symbol;

/** The token of somebody's session. Only `sessionToken` makes one, only a `privateCall` takes it. */
export type SessionToken = string & { readonly [session]: true };

/** Makes one call of the contracts. Rejects with an error that carries `status` when the provider answered. */
export type AnyCall = <Op extends OperationId>(
  operation: Op,
  input: OperationInput<Op>,
  options: { readonly signal: AbortSignal },
) => Promise<OperationOutput<Op>>;

/** Calls without a session: answers are public and may be cached and shared. */
export type PublicCall = AnyCall & { readonly [audience]: 'public' };

/** Calls with the session of one visitor, made for one request. Whatever keeps answers takes only a `PublicCall`. */
export type PrivateCall = AnyCall & { readonly [audience]: 'private' };

/** The token in a cookie's value; undefined when it could not stand in a header. */
export function sessionToken(value: string | undefined): SessionToken | undefined {
  return value !== undefined && isToken(value) ? value : undefined;
}

function isToken(text: string): text is SessionToken {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u.test(text);
}

/** Calls for everyone. There is no way to give them a token. */
export function publicCall(call: Call): PublicCall {
  const anyone: AnyCall = (operation, input, { signal }) => call(operation, input, { signal });
  return Object.assign(anyone, { [audience]: 'public' } as const);
}

/** Calls of one request with its session, if it has one. No token comes back in the answers. */
export function privateCall(call: Call, token: SessionToken | undefined): PrivateCall {
  const own: AnyCall = async (operation, input, { signal }) => withoutTokens(operation, await call(operation, input, { signal, token }));
  return Object.assign(own, { [audience]: 'private' } as const);
}
