import type { Trouble } from './trouble.ts';

/** Connection to PostgreSQL, embedded or on a server. Rows are arrays in column order. */
export interface Connection {
  /** Runs one statement with `$1…` parameters. */
  query(text: string, parameters: readonly unknown[]): Promise<unknown[][]>;
  /** Runs several statements without parameters (migrations). */
  script(text: string): Promise<void>;
}

/** Common interface of a PostgreSQL server and the embedded database. */
export interface Driver extends Connection {
  readonly kind: 'embedded' | 'server';
  /** Runs `work` on a connection that no other code uses meanwhile. */
  exclusive<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process runs such work on the same database; waits until that is possible. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Returns the reason why the store takes no writes, or nothing at all, as far as known without a query; undefined if it works. */
  trouble(): Trouble | undefined;
  /** Ends running work within a few seconds, whatever state the database is in. */
  close(): Promise<void>;
}

/** Error of the store that the operator can fix; the message says how (German). */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Error if another process uses the folder of the embedded database. */
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
  /** Address at which the holder takes orders (imports) while it runs. */
  readonly admin?: { readonly url: string; readonly token: string };
}
