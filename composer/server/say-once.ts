import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import { Refusal } from './refusal.ts';

/** Log for an action that is retried: writes each event once per cause, until the action succeeds. */
export interface SayOnce {
  /**
   * Writes an event unless it was written with the same causes.
   * @param causes errors, by name
   */
  say(event: string, causes: Readonly<Record<string, unknown>>): void;
  /** Writes a one-time event, and resets the others. */
  now(event: string, causes: Readonly<Record<string, unknown>>): void;
  /** Writes the last event if there was another one before. */
  end(event: string): void;
}

export function createSayOnce(): SayOnce {
  const last = new Map<string, string>();
  const write = (event: string, causes: Readonly<Record<string, unknown>>): void =>
    warn(
      event,
      Object.fromEntries(Object.entries(causes).map(([name, cause]) => [name, cause instanceof Error ? describeError(cause) : cause])),
    );
  return {
    say(event, causes) {
      const key = Object.values(causes).map(causeOf).join('\n');
      if (last.get(event) !== key) write(event, causes);
      last.set(event, key);
    },
    now(event, causes) {
      write(event, causes);
      last.clear();
    },
    end(event) {
      if (last.size > 0) write(event, {});
      last.clear();
    },
  };
}

/** Key of a cause. Excludes the position in the code, which differs between attempts. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return cause instanceof Refusal ? `${cause.status} ${cause.message}` : `${cause.name} ${code}`;
}
