import type { Fault } from '../api.ts';

/** Work for an editor that runs in a job process. Input and answer are plain data, since they are sent between processes. */
export type Job<Context> = (input: never, context: Context) => unknown;

/** All jobs by name. */
export type Jobs<Context> = Readonly<Record<string, Job<Context>>>;

/** Input type of a job's function. */
export type InputOf<J> = J extends (input: infer Input, ...rest: never) => unknown ? Input : never;

/** Answer type of a job's function. */
export type AnswerOf<J> = J extends (...all: never) => infer Answer ? Awaited<Answer> : never;

/** Requests something from the site's process that a job process cannot access, such as the provider. */
export type AskHost = (name: string, input: unknown) => Promise<unknown>;

/** First message to a job process: settings for its context, and its memory limit. */
export interface Beginning<Settings = unknown> {
  readonly settings: Settings;
  /** Resident memory in bytes at which the process ends itself. */
  readonly mostBytes: number;
}

export type ToProcess<Settings = unknown> =
  | { readonly kind: 'begin'; readonly beginning: Beginning<Settings> }
  | { readonly kind: 'job'; readonly name: string; readonly input: unknown }
  | { readonly kind: 'hostAnswer'; readonly id: number; readonly value?: unknown; readonly fault?: string };

export type FromProcess =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly input: unknown }
  | ({ readonly kind: 'end'; readonly bytes: number } & Ending);

/** Result of a job that its process survived. `bytes` is the resident memory, from which the pool decides when to replace the process. */
export type Ending =
  | { readonly as: 'done'; readonly value: unknown }
  | { readonly as: 'refused'; readonly status: number; readonly body: Fault | Uint8Array }
  | { readonly as: 'failed'; readonly fault: unknown };
