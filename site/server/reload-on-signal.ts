import { reloadConfig } from '../config-store.ts';

/** Reloads changed documents on SIGHUP. If they have errors, the last valid ones remain in force and each error is logged. */
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
