import { refusalOf, ServiceUnavailableError, UnauthorizedError, type GatewayError } from '../errors.ts';
import { disconnectionReason, subprotocol, type Encoding } from '../generated/constants.ts';
import type {
  AuthenticationByTokenRequest,
  DisconnectionMessage,
  GatewayMessage,
  RejectMessage,
  ServerInfo,
} from '../generated/messages.ts';
import { IDLE_INTERVAL, MAXIMUM_MESSAGE_SIZE } from '../timings.ts';

/** What a token is: a second factor of a login, good for one connection, or of a gateway. */
export type Authentication = 'splitAuthenticationSecondFactor' | 'oneTimeToken' | 'gatewayToken';

/** What the socket is opened with: the encoding, and exactly one kind of authentication. Source: contract.md §7 "Gateway protocol". */
export function subprotocols(encoding: Encoding, authentication: Authentication): readonly string[] {
  return [encoding === 'jsjson-v2' ? subprotocol.plain : subprotocol.compressed, subprotocol[authentication]];
}

export interface Software {
  readonly name: string;
  readonly version: string;
}

/** The first message of a connection. @param token standard base64. @param idleInterval milliseconds that we are silent at most. */
export function authenticationRequest(
  idJob: number,
  token: string,
  software: Software,
  idleInterval: number,
): AuthenticationByTokenRequest {
  return {
    Message: 'AuthenticationByTokenRequest',
    Version: 2,
    token: { value: { b64: token } },
    software,
    feature_flags: [],
    maximum_idle_interval: idleInterval * 1000,
    maximum_receivable_message_size: MAXIMUM_MESSAGE_SIZE,
    header: { id_job: idJob },
  };
}

/** What a message says to the authentication under way: the server's description, a refusal, or nothing. */
export function authenticationOutcome(message: GatewayMessage, idJob: number | undefined): ServerInfo | GatewayError | undefined {
  switch (message.Message) {
    case 'AuthenticationResponse':
    case 'ConfigurationResponse':
      return (message.meta?.status?.code ?? 200) < 400 ? message.server_info : credentialsRefused();
    case 'PermissionDeniedResponse':
      return message.header.id_job === idJob ? credentialsRefused() : undefined;
    case 'ErrorResponse': {
      const error = refusalOf(message);
      return error.status === 401 || error.status === 403 ? credentialsRefused() : error;
    }
    case 'DisconnectionMessage':
    case 'RejectMessage':
      return unavailable(message);
    default:
      return undefined;
  }
}

function unavailable({ Message, reason }: DisconnectionMessage | RejectMessage): GatewayError {
  if (Message === 'DisconnectionMessage' && reason?.value === disconnectionReason.credentialsRefused) return credentialsRefused();
  return new ServiceUnavailableError(reason?.details, reason?.value);
}

export function credentialsRefused(): GatewayError {
  return new UnauthorizedError('Connection closed by server. Check credentials.', disconnectionReason.credentialsRefused);
}

/**
 * Whether a close after our authentication request is the server's answer to it: it said goodbye in due form and named
 * neither a restart nor trouble of its own. 1006 stands for a connection that broke without a word. Source: RFC 6455 §7.4.1.
 */
export function isRefusal(code: number): boolean {
  return code >= 1000 && ![1001, 1006, 1011, 1012, 1013, 1014, 1015].includes(code);
}

/** Milliseconds that the server is silent at most. A senseless figure gives the usual one. */
export function peerIntervalOf(info: ServerInfo | undefined): number {
  const microseconds = info?.maximum_idle_interval;
  return typeof microseconds === 'number' && microseconds >= 1_000_000 ? microseconds / 1000 : IDLE_INTERVAL;
}
