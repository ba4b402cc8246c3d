import type { GatewayMessage, RequestHeader } from '../generated/messages.ts';
import type { Timer } from '../types.ts';

type RequestMessage = Extract<GatewayMessage, { Message: `${string}Request` }>;
type Unheaded<Message> = Message extends unknown ? Omit<Message, 'header'> : never;

/** A request before it has its header. */
export type Question = Unheaded<RequestMessage>;

/** Message that refers to a job. */
export type Answer = Exclude<Extract<GatewayMessage, { header: object }>, RequestMessage>;

/** Reason why a single request fails. */
export type Failure = 'unsent' | 'unanswered' | 'rejected' | 'cut off';

/** Request or subscription to send. Without `fail` it is a standing job, which stays after its first answer and outlives connections. */
export interface Task {
  readonly question: Question;
  readonly header: Omit<RequestHeader, 'id_job'>;
  /** Milliseconds, counted from each sending. */
  readonly timeout: number;
  onAnswer(message: Answer): void;
  /** The request layer closed. */
  onError(error: Error): void;
  /** Called when the data of a standing job is interrupted; the job is resent automatically. */
  onLost?(): void;
  /** Ends a single request, which has to drop itself. */
  fail?(failure: Failure): void;
}

/**
 * State of a job in the request layer: `waiting` for authentication, `resting` until it is resent, `open` at the server, `over` there.
 */
export interface Job extends Task {
  stage: 'waiting' | 'resting' | 'open' | 'over';
  /** 0 while it is not at the server. */
  idJob: number;
  /** Number of times that it was resent after a reject. */
  resends: number;
  /** Delays used up since it last worked. */
  renewals: number;
  timer?: Timer;
}
