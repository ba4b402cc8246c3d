import type { GatewayMessage, RequestHeader } from '../generated/messages.ts';
import type { Timer } from '../types.ts';

type RequestMessage = Extract<GatewayMessage, { Message: `${string}Request` }>;
type Unheaded<Message> = Message extends unknown ? Omit<Message, 'header'> : never;

/** Request without its header. */
export type Question = Unheaded<RequestMessage>;

/** Message that refers to a job. */
export type Answer = Exclude<Extract<GatewayMessage, { header: object }>, RequestMessage>;

/** Reason why a single request fails. */
export type Failure = 'unsent' | 'unanswered' | 'rejected' | 'cut off';

/** Request or subscription to send. Without `fail` it is a standing job, which stays after its first answer and survives reconnects. */
export interface Task {
  readonly question: Question;
  readonly header: Omit<RequestHeader, 'id_job'>;
  /** Timeout in ms, counted from each sending. */
  readonly timeout: number;
  onAnswer(message: Answer): void;
  /** Called when the request layer closes. */
  onError(error: Error): void;
  /** Called when the data of a standing job is interrupted; the job is resent automatically. */
  onLost?(): void;
  /** Called when a single request fails; it must then drop itself. */
  fail?(failure: Failure): void;
}

/**
 * State of a job in the request layer: `waiting` for authentication, `resting` until it is resent, `open` at the server, `over` at the
 * server.
 */
export interface Job extends Task {
  stage: 'waiting' | 'resting' | 'open' | 'over';
  /** Job number; 0 while the job is not at the server. */
  idJob: number;
  /** Number of times that it was resent after a reject. */
  resends: number;
  /** Number of renewal delays since it last worked. */
  renewals: number;
  timer?: Timer;
}
