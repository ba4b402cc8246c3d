import type { Trouble } from './trouble.ts';

/** One connection to PostgreSQL, wherever it runs. Rows come as arrays in column order. */
export interface Connection {
  /** Runs one statement with `$1…` parameters. */
  query(text: string, parameters: readonly unknown[]): Promise<unknown[][]>;
  /** Runs several statements without parameters (migrations). */
  script(text: string): Promise<void>;
}

/** A PostgreSQL server or the embedded database behind the same few calls. */
export interface Driver extends Connection {
  readonly kind: 'embedded' | 'server';
  /** Runs `work` on a connection that nobody else uses meanwhile. */
  exclusive<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process does the like on the same database; may wait for as long as that takes. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Why it takes no writes, or nothing at all, as far as is known without asking; undefined when it is well. */
  trouble(): Trouble | undefined;
  /** Ends what is under way within a few seconds, whatever state the database is in. */
  close(): Promise<void>;
}

/** A fault of the store that the operator can mend; the message says how (German). */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The folder of the embedded database is in use by another process. */
export class StoreLockedError extends StoreError {
  readonly holder: LockHolder;
  constructor(message: string, holder: LockHolder) {
    super(message);
    this.holder = holder;
  }
}

/** Content of the lock file that a process writes into its database folder. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Start of the process in clock ticks since boot: distinguishes it from a later one with the same id. */
  readonly startTicks?: string;
  /** Where the holder takes orders (imports) while it runs. */
  readonly admin?: { readonly url: string; readonly token: string };
}
