import { reloadConfig } from '../config-store.ts';

/** Takes up changed documents on SIGHUP. With an error in them the last good ones stay, and each error is a line of the log. */
export function reloadOnSignal(log: (line: string) => void = console.log): void {
  process.on('SIGHUP', () => reload(log));
}

function reload(log: (line: string) => void): void {
  try {
    const errors = reloadConfig();
    for (const { frame: _, ...finding } of errors) log(JSON.stringify({ level: 'error', event: 'config-fault', ...finding }));
    log(JSON.stringify(errors.length === 0 ? { level: 'info', event: 'config-reloaded' } : { level: 'error', event: 'config-kept' }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log(JSON.stringify({ level: 'error', event: 'config-kept', message }));
  }
}
