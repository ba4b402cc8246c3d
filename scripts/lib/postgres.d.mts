/** Starts a private PostgreSQL on a free port in a temporary folder. `stop` ends it and removes the folder. */
export function startPostgres(): Promise<{ readonly url: string; readonly version: string; stop(): Promise<void> }>;
