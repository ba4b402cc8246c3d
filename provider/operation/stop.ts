import { describeError } from '#domain/log/describe-error.ts';

/** Maximum time for a stop, in ms; a second later the sender of the signal may kill the process. */
const LONGEST_STOP_MS = 5_000;

/**
 * Ends the process on SIGTERM and SIGINT: with code 0, or with 1 if `close` fails or takes longer than five seconds (database that does not
 * answer, full disk). Acknowledged writes do not depend on an orderly end. A second signal ends the process at once.
 * @param say takes one line for the operator
 */
export function stopOnSignals(close: () => Promise<void>, say: (line: string) => void): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      say('Nicht alles ließ sich rechtzeitig beenden; Gespeichertes ist davon nicht betroffen.');
      process.exit(1);
    }, LONGEST_STOP_MS);
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        say(JSON.stringify({ level: 'error', event: 'stop-failed', fault: describeError(error) }));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Ends the process on an uncaught error, and logs the error without its message, which may contain personal data. */
export function endOnUncaught(say: (line: string) => void): void {
  const end = (event: string) => (error: unknown) => {
    say(JSON.stringify({ level: 'fatal', event, fault: describeError(error) }));
    process.exit(1);
  };
  process.on('uncaughtException', end('uncaught'));
  process.on('unhandledRejection', end('unhandled'));
}
