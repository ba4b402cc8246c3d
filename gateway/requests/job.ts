import type { GatewayMessage } from '../generated/messages.ts';

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

export interface Job {
  /** 0 while it is not at the server. */
  readonly idJob: number;
  /** Forgets it, here and, if it is still known there, at the server. */
  stop(isKnown?: boolean): void;
  /** For a standing job: gives up what the server has and asks again, after a delay that grows until `settle`. */
  renew(isKnown?: boolean): void;
  /** The standing job works: the next delay is the first again. */
  settle(): void;
}

/** Whether a message speaks of a job; what comes from outside may lack its header. */
export function isAnswer(message: { readonly Message: string; readonly header?: unknown }): message is Answer {
  const { header } = message;
  return typeof header === 'object' && header !== null && 'id_job' in header;
}

/** A request in words, for errors. */
export function nameOf(question: Question): string {
  return 'path' in question ? `${question.Message} ${question.path}` : question.Message;
}
