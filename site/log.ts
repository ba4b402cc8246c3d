import { boundedLog } from '#domain/log/bounded-log.ts';
import { describeError, withoutData } from '#domain/log/describe-error.ts';

const log = boundedLog({ write: (line) => void process.stderr.write(line) }, Date.now);

/**
 * Logs a warning as one line of JSON. Equal lines collapse. `facts` must not contain data of visitors: of an error only its description
 * (`describeError`).
 */
export function warn(event: string, facts: Readonly<Record<string, unknown>>): void {
  log.write(`${JSON.stringify({ level: 'warn', event, ...facts })}\n`);
}

function withoutPaths(text: string): string {
  return text.replaceAll(/(^|[\s"'`(=:])\/[^\s"'`)]*/gu, '$1/…');
}

/**
 * Redirects `console.error` and `console.warn` (Next writes messages and stacks there) to this log, and ends the process after an uncaught
 * exception. Lines that cannot be written, for example on a full disk, are lost.
 */
export function takeOverConsole(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const say = (...said: unknown[]): void => {
    const error = said.find((part) => part instanceof Error);
    const texts = said.filter((part) => typeof part === 'string').join(' ');
    // Messages of Next contain addresses, which may contain typed text.
    warn('console', error === undefined ? { message: withoutData(withoutPaths(texts)) } : { fault: describeError(error) });
  };
  Object.assign(console, { error: say, warn: say });
  process.on('uncaughtException', (error) => {
    warn('uncaught', { fault: describeError(error) });
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => warn('unhandled', { fault: describeError(error) }));
}
