import type { FoundGroup } from '../../shared/context.ts';
import type { FiguresState } from '#market/derivatives/index.ts';
import type { Session } from '../../../services/accounts/types.ts';
import type { DataClass } from '../caching.ts';

/** Call for a worker thread. Contains only plain data. */
export interface WorkerOrder {
  readonly operation: string;
  /** Input that the contract has validated. */
  readonly input: { readonly path: unknown; readonly query: unknown; readonly body: unknown };
  /** See `Handler.continues`. */
  readonly continues: boolean;
  /** Time limit of this turn, in ms; longer work is interrupted. */
  readonly turn?: number;
  /** Current time of the provider in whole seconds, in ms. */
  readonly now: number;
  /** Current figures of derivatives. */
  readonly figures: FiguresState;
  /** See `ProviderContext.features`. */
  readonly features?: ReadonlySet<string> | undefined;
  /** Results of the search on the main thread. */
  readonly found?: readonly FoundGroup[] | undefined;
  readonly session?: Session | undefined;
  readonly address: string;
}

/** Answer of the thread: text ready to send, an error, or that its turn was too short. */
export type WorkerAnswer =
  | { readonly payload: string; readonly etag: string; readonly dataClass: DataClass }
  | { readonly fault: WorkerFault }
  | { readonly interrupted: true }
  | { readonly error: unknown };

/** Fields of an `HttpFault`. */
export interface WorkerFault {
  readonly statusCode: number;
  readonly message: string;
  readonly display: string;
  readonly retryAfter: number | undefined;
  readonly errorCode: number;
}
