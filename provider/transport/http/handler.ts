import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import type { Session } from '../../services/accounts/types.ts';
import type { FoundGroup, ProviderContext } from '../shared/context.ts';
import type { DataClass } from './caching.ts';

/** Caller of an operation. */
export interface Caller {
  /** Session of the `X-ov-token` header; undefined without one or if it is invalid. */
  readonly session: () => Promise<Session | undefined>;
  /** Address of the visitor, behind trusted proxies. */
  readonly address: string;
  /** User agent of the browser, also if the site makes the call. */
  readonly agent?: string;
  /** `X-ov-device-token`: token that the browser stores from an earlier login. */
  readonly deviceToken?: string;
}

/** Handler of one operation: gets the validated input, returns the contract's answer. Errors are thrown as `HttpFault`. */
export interface Handler<Op extends OperationId> {
  /**
   * Class that determines the cache lifetime of the answer; may depend on the input or the answer. `private` answers belong to the caller,
   * and are never cached.
   */
  readonly dataClass: DataClass | ((input: OperationInput<Op>, answer: OperationOutput<Op>) => DataClass);
  /** Status of a success, if not 200. */
  readonly status?: 201 | 204;
  /** Whether entitled callers get real-time prices; such an answer is `private`. */
  readonly inRealTime?: true;
  /** Whether it needs the search index, which only the main thread has. */
  readonly needsSearch?: true;
  /** Whether a repeated call continues where an interrupted one stopped, because complete days and sessions are cached. */
  readonly continues?: true;
  /** Headers of the answer, as defined by the contract. */
  readonly headers?: (context: ProviderContext) => Readonly<Record<string, string>>;
  /** Runs the search for the answer on the main thread, which has the index; `foundIn` reads the results on any thread. */
  readonly search?: (input: OperationInput<Op>, context: ProviderContext) => Promise<readonly FoundGroup[]>;
  readonly answer: (
    input: OperationInput<Op>,
    context: ProviderContext,
    caller: Caller,
  ) => OperationOutput<Op> | Promise<OperationOutput<Op>>;
}

/** Handlers of all operations of the contracts: the compiler reports missing ones. */
export type AllHandlers = { readonly [Op in OperationId]: Handler<Op> };
