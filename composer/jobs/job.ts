import type { Fault } from '../api.ts';

/** Work of an editor that a job process does: from data to data, for both are sent between processes. */
export type Job<Context> = (input: never, context: Context) => unknown;

/** All jobs by name. */
export type Jobs<Context> = Readonly<Record<string, Job<Context>>>;

/** Input of a job, as its function takes it. */
export type InputOf<J> = J extends (input: infer Input, ...rest: never) => unknown ? Input : never;

/** Answer of a job. */
export type AnswerOf<J> = J extends (...all: never) => infer Answer ? Awaited<Answer> : never;

/** Asks the site's process for something that a job process has no access to, such as the provider. */
export type AskHost = (name: string, input: unknown) => Promise<unknown>;

/** First message to a job process: what its context is made of, and the bound that it watches itself. */
export interface Beginning<Settings = unknown> {
  readonly settings: Settings;
  /** Bytes of resident memory at which the process ends itself. */
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

/** How a job has ended that the process survived; `bytes` of resident memory tell when the process is to be replaced. */
export type Ending =
  | { readonly as: 'done'; readonly value: unknown }
  | { readonly as: 'refused'; readonly status: number; readonly body: Fault | Uint8Array }
  | { readonly as: 'failed'; readonly fault: unknown };
