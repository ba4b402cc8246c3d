/** What the embedded database's thread is started with. */
export interface WorkerOptions {
  /** Folder of the database; without it everything stays in memory. */
  readonly folder?: string;
  /** A fresh, empty database as a gzipped archive: saves the seconds that making one takes. */
  readonly template?: ArrayBuffer;
}

export type WorkerRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly text: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }
);

/** Answer to the request with the same id; id 0 tells whether the database opened. */
export interface WorkerAnswer {
  readonly id: number;
  readonly rows?: unknown[][];
  readonly dump?: ArrayBuffer;
  readonly error?: { readonly message: string; readonly code?: string; readonly detail?: string };
  /** Why writes are refused at the moment. */
  readonly trouble?: 'full' | 'read-only' | undefined;
}
