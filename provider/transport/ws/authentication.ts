import type { AuthenticationByTokenRequest, ServerInfo } from '#gateway/generated/messages.ts';
import type { PushClaims } from '../../services/accounts/push-token.ts';
import type { Rights } from '../../services/accounts/sessions.ts';
import { closeCode, type Connection } from './connection.ts';
import type { GatewayParts } from './parts.ts';
import { MAXIMUM_MESSAGE_SIZE } from '#gateway/timings.ts';

/** Handles the handshake: a valid token that was not used before opens the connection; any other token closes it. */
export async function authenticate(parts: GatewayParts, connection: Connection, message: AuthenticationByTokenRequest): Promise<void> {
  const idJob = message.header.id_job;
  if (connection.claims !== undefined || connection.isAuthenticating) {
    return connection.sendError(idJob, 400, 'This connection has authenticated already.');
  }
  connection.isAuthenticating = true;
  const claims = parts.tokens.pushClaimsOf(message.token.value.b64);
  const holds = claims !== undefined && (await parts.tokens.spendPushToken(claims));
  const rights = holds ? await firstRights(parts, claims) : undefined;
  connection.isAuthenticating = false;
  if (connection.isEnding) return;
  if (claims === undefined || rights === undefined) {
    connection.sendError(idJob, 401, 'The token does not hold.');
    return connection.end(closeCode.policy, 'credentialsRefused');
  }
  connection.admit(claims, rights, message.maximum_idle_interval / 1000, message.maximum_receivable_message_size);
  connection.send({
    Message: 'AuthenticationResponse',
    Version: 2,
    server_info: serverInfo(parts),
    meta: { status: { code: 200 } },
    header: { id_job: idJob },
  });
}

/** Returns the rights of a token's session when it connects; undefined if the session has ended. */
async function firstRights({ tokens }: GatewayParts, { sessionId, features }: PushClaims): Promise<Rights | undefined> {
  if (sessionId === undefined || tokens.rightsOf === undefined) return { features: new Set(features), until: Infinity };
  // While the store does not answer, the client is admitted as a visitor, and its rights are read again later.
  return tokens.rightsOf(sessionId).catch(() => ({ features: new Set<string>(), until: 0 }));
}

function serverInfo({ uuid, timings, now }: GatewayParts): ServerInfo {
  return {
    uuid,
    description: 'Parkett – Kursversorgung',
    software: 'parkett-provider',
    os: process.platform,
    maximum_idle_interval: timings.idleInterval * 1000,
    maximum_receivable_message_size: MAXIMUM_MESSAGE_SIZE,
    time_at_server: new Date(now()).toISOString(),
  };
}
