/** Options of the embedded database's thread. */
export interface WorkerOptions {
  /** Folder of the database; default: in memory. */
  readonly folder?: string;
  /** Archive of another database from which a new one starts, which saves the seconds that its creation takes. */
  readonly template?: ArrayBuffer;
  /** Compiled program of the database. */
  readonly program: WebAssembly.Module;
}

export type WorkerRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly text: string }
  | { readonly kind: 'dump'; readonly compression: 'gzip' | 'none' }
  | { readonly kind: 'close' }
);

/** Answer to the request with the same id; id 0 reports that the database has opened or failed to. */
export interface WorkerAnswer {
  readonly id: number;
  readonly rows?: unknown[][];
  readonly dump?: ArrayBuffer;
  readonly error?: { readonly message: string; readonly code?: string; readonly detail?: string };
  /** Current reason why writes are refused. */
  readonly trouble?: 'full' | 'read-only' | undefined;
}
