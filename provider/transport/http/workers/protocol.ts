import type { FoundGroup } from '../../shared/context.ts';
import type { FiguresState } from '#market/derivatives/index.ts';
import type { Session } from '../../../services/accounts/types.ts';
import type { DataClass } from '../caching.ts';

/** One call for the thread. Everything in it is plain data. */
export interface WorkerOrder {
  readonly operation: string;
  /** Input that the contract has validated. */
  readonly input: { readonly path: unknown; readonly query: unknown; readonly body: unknown };
  /** The provider's second. */
  readonly now: number;
  /** Figures of derivatives that hold now. */
  readonly figures: FiguresState;
  /** See `ProviderContext.features`. */
  readonly features?: ReadonlySet<string> | undefined;
  /** Results of the search on the first thread. */
  readonly found?: readonly FoundGroup[] | undefined;
  readonly session?: Session | undefined;
  readonly address: string;
}

/** The thread's answer: text as it is sent, or what went wrong. */
export type WorkerAnswer =
  | { readonly payload: string; readonly etag: string; readonly dataClass: DataClass }
  | { readonly fault: WorkerFault }
  | { readonly error: unknown };

/** The parts of an `HttpFault`. */
export interface WorkerFault {
  readonly statusCode: number;
  readonly message: string;
  readonly display: string;
  readonly retryAfter: number | undefined;
  readonly errorCode: number;
}
