import { privateCall, type PrivateCall } from '#client/audience.ts';
import type { Call } from '#client/call.ts';
import type { Device } from '#client/visit.ts';
import type { Site } from '#documents/generated/types.ts';
import { possessorOf } from '#domain/user/known-user.ts';
import { ANYONE, type Visitor } from '#domain/user/visitor.ts';
import { statusOf } from '#renderer/run-plan.ts';
import { tokenOf } from './cookies.ts';
import { visitOf, type VisitRequest } from './visit.ts';

/** Visitor of a request, and calls in their name. */
export interface RequestSession {
  readonly visitor: Visitor;
  readonly call: PrivateCall;
  /** Whether the request carries a session that is no longer valid. Its cookies are then removed. */
  readonly hasEnded: boolean;
}

export interface SessionRequest extends VisitRequest {
  /** Whether the browser came over TLS. */
  readonly isSecure: boolean;
}

export interface SessionSource {
  /** Creates calls for a device, without a user's token. */
  readonly callOf: (device: Device) => Call;
  readonly site: Site;
  readonly signal: AbortSignal;
}

/**
 * Resolves the user of a request's session. A user whose account is not confirmed counts as anonymous.
 * @throws ApiError if the provider cannot verify the session
 */
export async function openSession(request: SessionRequest, { callOf, site, signal }: SessionSource): Promise<RequestSession> {
  const visit = visitOf(request, site.hosts);
  const anyonesCall = callOf(visit.device);
  const anyone = { visitor: { ...ANYONE, ...visit, isAnyone: false }, call: privateCall(anyonesCall, undefined) };
  const token = tokenOf(request.headers.cookie, request.isSecure);
  if (token === undefined) return { ...anyone, hasEnded: false };
  const call = privateCall(anyonesCall, token);
  const user = await call('getUser', { query: { device: visit.device, application: 'WEBSITE' } }, { signal }).catch(unlessRefused);
  if (user?.activated !== true) return { ...anyone, hasEnded: true };
  return { visitor: { ...anyone.visitor, ...possessorOf(user) }, call, hasEnded: false };
}

function unlessRefused(error: unknown): undefined {
  if (statusOf(error) !== 401) throw error;
}
