/** Options with which the embedded database's thread starts. */
export interface WorkerOptions {
  /** Folder of the database; without it everything stays in memory. */
  readonly folder?: string;
  /** The archive of another database that a new one begins as: saves the seconds that making one takes. */
  readonly template?: ArrayBuffer;
  /** The database itself. */
  readonly program: WebAssembly.Module;
}

export type WorkerRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly text: string }
  | { readonly kind: 'dump'; readonly compression: 'gzip' | 'none' }
  | { readonly kind: 'close' }
);

/** Answer to the request with the same id; id 0 says whether the database opened. */
export interface WorkerAnswer {
  readonly id: number;
  readonly rows?: unknown[][];
  readonly dump?: ArrayBuffer;
  readonly error?: { readonly message: string; readonly code?: string; readonly detail?: string };
  /** Why writes are refused at the moment. */
  readonly trouble?: 'full' | 'read-only' | undefined;
}
