import type { ErrorObject } from 'ajv';
import { isRecord } from '#documents/reader/path.ts';
import { isOneOf } from '#domain/input/typed-entries.ts';
import { rejectReason } from '#gateway/generated/constants.ts';
import type { GatewayMessage } from '#gateway/generated/messages.ts';
import validators from '#gateway/generated/validators.cjs';
import type { Frame } from '#gateway/types.ts';
import { HttpFault } from '../../base/fault.ts';
import { storeFaultOf } from '../../store/trouble.ts';
import { authenticate } from './authentication.ts';
import type { Connection } from './connection.ts';
import { cost } from './cost.ts';
import { count } from './counters.ts';
import type { GatewayParts } from './parts.ts';
import { cancelSubscription } from './requests/cancel.ts';
import { answerHighLevel } from './requests/high-level.ts';
import { answerProxy } from './requests/proxy.ts';
import { answerToken } from './requests/token.ts';

/** Kinds of messages that clients send. */
const KINDS = [
  'AuthenticationByTokenRequest',
  'HighLevelRequest',
  'CancelSubscriptionRequest',
  'ProxyRequest',
  'AuthenticationTokenRequest',
  'Ping',
  'KeepAlive',
] as const;
type ClientMessage = Extract<GatewayMessage, { Message: (typeof KINDS)[number] }>;

/** Handles one frame of a client. Never throws: every error is answered or counted. */
export function receive(parts: GatewayParts, connection: Connection, frame: Frame): void {
  const now = parts.clock.now();
  connection.receivedAt = now;
  if (connection.isEnding) return;
  if (!connection.rate.take(now)) return connection.dismiss('tooManyRequests', 'Too many messages.');
  const message = connection.codec.decode(frame);
  if (message.Message === 'InvalidMessage') return undecodable(parts, connection, message.cause);
  // Ignores kinds of other versions, and those that only servers send.
  if (!isForServers(message)) return;
  if (takesTooMuch(parts, connection)) {
    const idJob = idJobOf(message);
    return idJob === undefined ? undefined : connection.sendError(idJob, 429, 'Too much at once from this address.');
  }
  const fault = faultOf(message);
  if (fault === undefined) return handle(parts, connection, message);
  const idJob = idJobOf(message);
  if (idJob === undefined) return undecodable(parts, connection, fault);
  connection.sendError(idJob, 400, fault);
}

/** Counts a message for its visitor, and for its session across all addresses. */
function takesTooMuch({ allowance }: GatewayParts, { network, claims }: Connection): boolean {
  if (allowance.take(network, cost.message) !== undefined) return true;
  return claims?.sessionId !== undefined && allowance.take(`session ${claims.sessionId}`, cost.message) !== undefined;
}

function isForServers(message: GatewayMessage): message is ClientMessage {
  return isOneOf(KINDS, message.Message);
}

function undecodable({ counters, limits }: GatewayParts, connection: Connection, cause: string): void {
  counters.undecodable += 1;
  connection.undecodable += 1;
  if (connection.undecodable > limits.undecodable) connection.dismiss('protocolViolation', `Too many unreadable frames: ${cause}`);
}

/** Returns the error of a message as a sentence; undefined if it conforms to the contract. */
function faultOf(message: ClientMessage): string | undefined {
  const validate: Validate = validators[message.Message];
  if (validate(message)) return undefined;
  const [error] = validate.errors ?? [];
  return error === undefined ? 'The message is invalid.' : sentence(message.Message, error);
}

interface Validate {
  (message: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

function sentence(kind: string, { instancePath, message = 'is invalid' }: ErrorObject): string {
  return `${[kind, ...instancePath.split('/').slice(1)].join('.')} ${message}`;
}

function idJobOf(message: ClientMessage): number | undefined {
  const header: unknown = 'header' in message ? message.header : undefined;
  const idJob = isRecord(header) ? header['id_job'] : undefined;
  return typeof idJob === 'number' && Number.isSafeInteger(idJob) && idJob >= 1 ? idJob : undefined;
}

function handle(parts: GatewayParts, connection: Connection, message: ClientMessage): void {
  count(parts.counters.requests, message.Message);
  if (message.Message === 'KeepAlive') return;
  if (message.Message === 'Ping') return connection.send({ Message: 'KeepAlive', Version: 2 });
  const idJob = message.header.id_job;
  answer(parts, connection, message).catch((thrown: unknown) => {
    const error = storeFaultOf(thrown) ?? thrown;
    if (error instanceof HttpFault) return connection.sendError(idJob, error.statusCode, error.message);
    parts.log.warn({ err: error, kind: message.Message }, 'a request over the gateway failed');
    connection.sendError(idJob, 500, 'Unexpected fault.');
  });
}

async function answer(
  parts: GatewayParts,
  connection: Connection,
  message: Exclude<ClientMessage, { Message: 'Ping' | 'KeepAlive' }>,
): Promise<void> {
  if (message.Message === 'AuthenticationByTokenRequest') return authenticate(parts, connection, message);
  const idJob = message.header.id_job;
  if (connection.claims === undefined) throw new HttpFault(401, 'Authenticate first.');
  if (message.Message === 'CancelSubscriptionRequest') return cancelSubscription(parts, connection, message);
  if (parts.isDraining) return reject(connection, idJob, 'draining', 'This node is going to stop.');
  if (connection.waitingBytes > parts.limits.lostBytes) return reject(connection, idJob, 'busy', 'Read what was sent first.');
  switch (message.Message) {
    case 'HighLevelRequest':
      return answerHighLevel(parts, connection, message);
    case 'ProxyRequest':
      return answerProxy(parts, connection, message);
    case 'AuthenticationTokenRequest':
      return answerToken(parts, connection, message);
  }
}

function reject(connection: Connection, idJob: number, reason: keyof typeof rejectReason, details: string): void {
  connection.send({ Message: 'RejectMessage', Version: 2, reason: { value: rejectReason[reason], details }, header: { id_job: idJob } });
}
