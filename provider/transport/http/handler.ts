import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import type { Session } from '../../services/accounts/types.ts';
import type { FoundGroup, ProviderContext } from '../shared/context.ts';
import type { DataClass } from './caching.ts';

/** Caller of an operation. */
export interface Caller {
  /** The session of the `X-ov-token` that came along; undefined without one or when it does not hold. */
  readonly session: () => Promise<Session | undefined>;
  /** The visitor's address, behind proxies that are trusted. */
  readonly address: string;
  /** The browser as it calls itself, behind the site too. */
  readonly agent?: string;
  /** `X-ov-device-token`: what the browser kept of an earlier login. */
  readonly deviceToken?: string;
}

/** Answers one operation: the validated input in, the contract's answer out. Faults are thrown as `HttpFault`. */
export interface Handler<Op extends OperationId> {
  /**
   * Class that decides how long the answer may be cached; some depend on the input or the answer. `private` belongs to the caller, and is
   * never cached.
   */
  readonly dataClass: DataClass | ((input: OperationInput<Op>, answer: OperationOutput<Op>) => DataClass);
  /** Status of a success when it is not 200. */
  readonly status?: 201 | 204;
  /** Whether its prices are in real time for entitled callers; such an answer is `private`. */
  readonly inRealTime?: true;
  /** Whether it asks the search index, which the thread that answers alone has. */
  readonly needsSearch?: true;
  /** Headers of the answer, each named by the contract. */
  readonly headers?: (context: ProviderContext) => Readonly<Record<string, string>>;
  /** The search that the answer needs, made by the thread that has one; `foundIn` reads what it found, wherever the answer is made. */
  readonly search?: (input: OperationInput<Op>, context: ProviderContext) => Promise<readonly FoundGroup[]>;
  readonly answer: (
    input: OperationInput<Op>,
    context: ProviderContext,
    caller: Caller,
  ) => OperationOutput<Op> | Promise<OperationOutput<Op>>;
}

/** The handler of every operation of the contracts: the compiler names those that lack one. */
export type AllHandlers = { readonly [Op in OperationId]: Handler<Op> };
