import type { GatewayMessage, RequestHeader } from '../generated/messages.ts';

type RequestMessage = Extract<GatewayMessage, { Message: `${string}Request` }>;
type Unheaded<Message> = Message extends unknown ? Omit<Message, 'header'> : never;

/** A request before it has its header. */
export type Question = Unheaded<RequestMessage>;

/** A message that speaks of a job. */
export type Answer = Exclude<Extract<GatewayMessage, { header: object }>, RequestMessage>;

export interface JobEvents {
  onAnswer(message: Answer): void;
  /** It failed for good, or was aborted. Nothing more comes. */
  onError(error: Error): void;
  /** What a standing job brings does not come for now; it is asked again by itself. */
  onLost?(): void;
}

/** Handle of a job. */
export interface Job {
  /** 0 while it is not at the server. */
  readonly idJob: number;
  /** Forgets it, here and, unless it ended there, at the server. */
  stop(): void;
  /** For a standing job: gives up what the server has and asks again, after a delay that grows until `settle`. */
  renew(): void;
  /** The standing job works: the next delay is the first again. */
  settle(): void;
}

/**
 * A job as the request layer keeps it. `waiting` for authentication, `resting` until it is sent again, `open` at the
 * server, `over` there.
 */
export interface Entry {
  readonly question: Question;
  readonly events: JobEvents;
  readonly header: Omit<RequestHeader, 'id_job'>;
  /** Milliseconds, counted from each sending. */
  readonly timeout: number;
  /** Stays after its first answer and outlives connections. */
  readonly isStanding: boolean;
  stage: 'waiting' | 'resting' | 'open' | 'over';
  idJob: number;
  /** Times that it was sent again after a reject. */
  resends: number;
  /** Delays used up since it last worked. */
  renewals: number;
  timer?: unknown;
  unlisten?: () => void;
}
