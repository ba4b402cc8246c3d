import { boundedLog } from '#domain/log/bounded-log.ts';
import { describeError, withoutData } from '#domain/log/describe-error.ts';

const log = boundedLog({ write: (line) => void process.stderr.write(line) }, Date.now);

/**
 * Writes one line of JSON about something that went wrong. Equal ones collapse. `facts` hold nothing of who asked and what for:
 * of an error only its description (`describeError`).
 */
export function warn(event: string, facts: Readonly<Record<string, unknown>>): void {
  log.write(`${JSON.stringify({ level: 'warn', event, ...facts })}\n`);
}

function withoutPaths(text: string): string {
  return text.replaceAll(/(^|[\s"'`(=:])\/[^\s"'`)]*/gu, '$1/…');
}

/**
 * Puts what others write to the console (Next, with message and stack of whatever failed) through the same log, and ends the
 * process in order when nobody caught an error. A line that cannot be written, such as on a full disk, is lost.
 */
export function takeOverConsole(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const say = (...said: unknown[]): void => {
    const error = said.find((part) => part instanceof Error);
    const texts = said.filter((part) => typeof part === 'string').join(' ');
    // Next names addresses, in which anything may stand that somebody typed.
    warn('console', error === undefined ? { message: withoutData(withoutPaths(texts)) } : { fault: describeError(error) });
  };
  Object.assign(console, { error: say, warn: say });
  process.on('uncaughtException', (error) => {
    warn('uncaught', { fault: describeError(error) });
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => warn('unhandled', { fault: describeError(error) }));
}
