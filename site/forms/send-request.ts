import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'openapi-fetch';
import type { SessionToken } from '#client/audience.ts';
import { createCall, type Call } from '#client/call.ts';
import type { OperationId, OperationInput } from '#client/operations.ts';
import { withoutTokens } from '#client/tokens.ts';
import type { Transport } from '#client/transport.ts';
import { describeVisit } from '#client/visit-middleware.ts';
import { forwardedFor } from '../bff/forwarded-for.ts';
import { sessionChangeOf } from '../session/change.ts';
import { tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';

/** The answer to a form's call without tokens, and what it did to the visitor's session as headers `Set-Cookie`. */
export interface FormCall {
  readonly answer: unknown;
  readonly cookies: readonly string[];
}

/** Makes the call of a form; rejects with an `ApiError`. */
export type SendRequest = (operation: OperationId, body: Readonly<Record<string, unknown>>) => Promise<FormCall>;

/** Milliseconds: longer than a page waits for its data, for a password takes its time. */
export const FORM_TIMEOUT = 10_000;

/** Calls with the session of a request and in the name of its sender, so that only he is slowed down who guesses. */
export function requestSender(transport: Transport, request: Pick<IncomingMessage, 'headers' | 'socket'>): SendRequest {
  const call = createCall(transport, describeVisit(), inTheNameOf(request));
  const carried = tokenOf(request.headers.cookie);
  return async (operation, body) => {
    // The body was checked by the schema of this operation.
    const input = { body } as unknown as OperationInput<typeof operation>;
    const answer = await call(operation, input, { token: carried });
    const change = sessionChangeOf({ operation, status: 200, body: answer, carried, isSecure: isSecure(request) });
    if (change.replaced !== undefined) await endAtProvider(call, change.replaced);
    return { answer: withoutTokens(operation, answer), cookies: change.cookies };
  };
}

/** A replaced session is of no use any more; when the provider does not hear it, it ends by itself. */
async function endAtProvider(call: Call, token: SessionToken): Promise<void> {
  await Promise.allSettled([call('logoutUser', {}, { token, timeout: 2_000 })]);
}

function inTheNameOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): Middleware {
  return {
    onRequest({ request: { headers } }) {
      for (const [name, value] of Object.entries(forwardedFor(request))) headers.set(name, value);
    },
  };
}
