import type { Connection, Driver } from './driver.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** Time for which a report of a full or read-only server is remembered, in ms, because only writes detect it. */
const REMEMBERED_MS = 10_000;

/** Wraps a driver so that `trouble` also reports failures of recent statements. */
export function withMemory(driver: Driver, now: () => number = Date.now): Driver {
  let last: { readonly trouble: Trouble; readonly at: number } | undefined;
  const note = async <Result>(asked: Promise<Result>): Promise<Result> => {
    try {
      return await asked;
    } catch (error) {
      const trouble = troubleOf(error);
      // Remembers only trouble that the driver cannot detect itself; for its own the driver also detects the end.
      if (trouble !== undefined && trouble !== 'away' && driver.trouble() === undefined) last = { trouble, at: now() };
      throw error;
    }
  };
  const noting = (connection: Connection): Connection => ({
    query: (text, parameters) => note(connection.query(text, parameters)),
    script: (text) => note(connection.script(text)),
  });
  return {
    ...driver,
    ...noting(driver),
    exclusive: (work) => driver.exclusive((connection) => work(noting(connection))),
    trouble: () => driver.trouble() ?? (last !== undefined && now() - last.at < REMEMBERED_MS ? last.trouble : undefined),
  };
}
