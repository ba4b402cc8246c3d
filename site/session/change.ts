import { sessionToken, type SessionToken } from '#client/audience.ts';
import type { OperationId } from '#client/operations.ts';
import { sessionEffectOf } from '#client/tokens.ts';
import { isRecord } from '#documents/reader/path.ts';
import { endedSession, forgottenDevice, deviceCookieHeader, themeCookieHeader, startedSession } from './cookies.ts';

/** Answer of the provider to a call, and the token that the call carried. */
export interface SessionAnswer {
  readonly operation: OperationId;
  readonly status: number;
  readonly body: unknown;
  readonly carried: SessionToken | undefined;
  /** Whether the browser came over TLS. */
  readonly isSecure: boolean;
}

export interface SessionChange {
  /** Headers `Set-Cookie` for the browser. */
  readonly cookies: readonly string[];
  /** Session that was replaced by another and must also be ended at the provider. */
  readonly replaced?: SessionToken;
}

const NONE: SessionChange = { cookies: [] };

/**
 * Returns the effect of an answer on the visitor's session. A login always changes the token, which prevents session fixation; it counts
 * only for a confirmed account. A refused token and every logout end the session here. A logout from all devices ends it only after its
 * success, because until then the user must be able to retry. Deletion of the account also removes the cookie that identifies the device.
 */
export function sessionChangeOf({ operation, status, body, carried, isSecure }: SessionAnswer): SessionChange {
  const effect = sessionEffectOf(operation);
  if (effect === 'start' && isSuccess(status)) {
    const { token, expires, deviceToken, darkMode } = accepted(body);
    if (token === undefined) return { cookies: endedSession(isSecure), ...replacing(carried) };
    const device = deviceToken === undefined ? [] : [deviceCookieHeader(deviceToken, isSecure)];
    const theme = darkMode === undefined ? [] : [themeCookieHeader(darkMode, isSecure)];
    return {
      cookies: [...startedSession({ token, expires }, isSecure), ...device, ...theme],
      ...(token === carried ? {} : replacing(carried)),
    };
  }
  const isRefused = status === 401 && carried !== undefined && effect !== 'start';
  if (effect === 'forget' && isSuccess(status)) return { cookies: [...endedSession(isSecure), forgottenDevice(isSecure)] };
  const isOver = effect === 'end' || (effect === 'end-all' && isSuccess(status));
  return isOver || isRefused ? { cookies: endedSession(isSecure) } : NONE;
}

function replacing(carried: SessionToken | undefined): Pick<SessionChange, 'replaced'> {
  return carried === undefined ? {} : { replaced: carried };
}

interface Accepted {
  readonly token: SessionToken | undefined;
  readonly expires: string | undefined;
  readonly deviceToken: string | undefined;
  /** Theme of the user; undefined for support staff in a user's account, whose theme does not change. */
  readonly darkMode: boolean | undefined;
}

function accepted(body: unknown): Accepted {
  const fields: Readonly<Record<string, unknown>> = isRecord(body) ? body : {};
  const { token, activated, datetimeExpires, deviceToken, darkMode, impersonation } = fields;
  return {
    token: activated === true && typeof token === 'string' ? sessionToken(token) : undefined,
    expires: typeof datetimeExpires === 'string' ? datetimeExpires : undefined,
    deviceToken: typeof deviceToken === 'string' ? deviceToken : undefined,
    darkMode: typeof darkMode === 'boolean' && impersonation === undefined ? darkMode : undefined,
  };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
