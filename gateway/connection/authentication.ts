import { GatewayError, refusalOf } from '../errors.ts';
import type { disconnectionReason, Encoding, Subprotocol } from '../generated/constants.ts';
import type { AuthenticationByTokenRequest, GatewayMessage } from '../generated/messages.ts';
import { MAXIMUM_MESSAGE_SIZE } from '../timings.ts';

/** Kind of token: a second factor of a login, valid for one connection, or a gateway's token. */
export type Authentication = Extract<Subprotocol, `parkett.auth.${string}`>;

/** Subprotocols for opening the socket: the encoding, and exactly one kind of authentication. Source: contract.md §7 "Gateway protocol". */
export function subprotocols(encoding: Encoding, authentication: Authentication = 'parkett.auth.one-time-token'): readonly Subprotocol[] {
  return [`parkett.${encoding}`, authentication];
}

export interface Software {
  readonly name: string;
  readonly version: string;
}

/**
 * First message of a connection.
 * @param b64 standard base64
 * @param idleInterval maximum time in ms that this client is silent
 */
export function authenticationRequest(
  idJob: number,
  b64: string,
  software: Software = { name: 'parkett', version: '1' },
  idleInterval: number,
): AuthenticationByTokenRequest {
  return {
    Message: 'AuthenticationByTokenRequest',
    Version: 2,
    token: { value: { b64 } },
    software,
    feature_flags: [],
    maximum_idle_interval: idleInterval * 1000,
    maximum_receivable_message_size: MAXIMUM_MESSAGE_SIZE,
    header: { id_job: idJob },
  };
}

const CREDENTIALS_REFUSED: (typeof disconnectionReason)['credentialsRefused'] = 5;

/** Error if the message says that the server refuses the authentication; undefined for other messages. */
export function authenticationFailure(message: GatewayMessage): GatewayError | undefined {
  const { Message } = message;
  if (Message === 'ErrorResponse' || Message === 'PermissionDeniedResponse') {
    const error = refusalOf(message);
    return error.status === 401 || error.status === 403 ? credentialsRefused() : error;
  }
  if (Message === 'DisconnectionMessage' || Message === 'RejectMessage') {
    const { value, details = 'Service Unavailable' } = message.reason ?? {};
    const isRefused = Message === 'DisconnectionMessage' && value === CREDENTIALS_REFUSED;
    return isRefused ? credentialsRefused() : new GatewayError(details, 503, value);
  }
  return undefined;
}

export function credentialsRefused(): GatewayError {
  return new GatewayError('Connection closed by server. Check credentials.', 401, CREDENTIALS_REFUSED);
}

/**
 * Returns true if a close after the authentication request means that the server refused it: the server closed properly and named neither a
 * restart nor an error of its own. 1006 stands for a connection that broke without a close frame. Source: RFC 6455 §7.4.1.
 */
export function isRefusal(code: number): boolean {
  return code !== 1001 && code !== 1006 && (code < 1011 || code > 1015);
}
