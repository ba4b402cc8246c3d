import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'openapi-fetch';
import type { FormInput } from '#blocks/kit/form/values.ts';
import { createCall } from '#client/call.ts';
import { operationTable, type OperationId } from '#client/operations.ts';
import { sessionEffectOf, withoutTokens } from '#client/tokens.ts';
import type { Transport } from '#client/transport.ts';
import { describeVisit } from '#client/visit-middleware.ts';
import { forwardedFor } from '../bff/forwarded-for.ts';
import { sessionChangeOf } from '../session/change.ts';
import { deviceHeader, tokenOf } from '../session/cookies.ts';
import { endAtProvider } from '../session/end-at-provider.ts';
import { isSecure } from '../session/is-secure.ts';

/** Answer to a form's call without tokens, and headers `Set-Cookie` for the change of the visitor's session. */
export interface FormCall {
  readonly answer: unknown;
  readonly cookies: readonly string[];
}

/** Makes the call of a form; rejects with an `ApiError`. */
export type SendRequest = (operation: OperationId, input: FormInput) => Promise<FormCall>;

/** Timeout in ms; longer than that of a page's data, since hashing a password takes long. */
export const FORM_TIMEOUT = 10_000;

/** Creates calls with the session and the network address of a request, so that limits against guessing affect its sender only. */
export function requestSender(transport: Transport, request: Pick<IncomingMessage, 'headers' | 'socket'>): SendRequest {
  const named = [describeVisit(), withHeaders(forwardedFor(request))] as const;
  const call = createCall(transport, ...named);
  const [{ cookie }, secure] = [request.headers, isSecure(request)];
  const logIn = createCall(transport, ...named, withHeaders(deviceHeader(cookie, secure)));
  const carried = tokenOf(cookie, secure);
  return async (operation, { body, ...parameters }) => {
    const input: object = { ...parameters, ...(takesBody(operation) && { body }) };
    const asked = { operation, carried, isSecure: secure };
    const send = sessionEffectOf(operation) === 'start' ? logIn : call;
    // The schema of this operation has checked the input.
    const answer = await send(operation, input, { token: carried }).catch((error: unknown) => {
      // A logout takes effect here, even while the provider does not answer.
      if (sessionEffectOf(operation) !== 'end') throw error;
    });
    const change = sessionChangeOf({ ...asked, status: 200, body: answer });
    if (change.replaced !== undefined) await endAtProvider(call, change.replaced);
    return { answer: withoutTokens(operation, answer), cookies: change.cookies };
  };
}

function takesBody(operation: OperationId): boolean {
  return 'requestMedia' in operationTable[operation];
}

function withHeaders(added: Readonly<Record<string, string>>): Middleware {
  return {
    onRequest({ request: { headers } }) {
      for (const [name, value] of Object.entries(added)) headers.set(name, value);
    },
  };
}
