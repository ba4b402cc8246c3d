/** Rate limit of one visitor: `calls` per `seconds`, weighted by cost. A burst may use all of them at once. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Reads a limit from the environment variable `name`: `600/10` (calls per seconds), or `off` for no limit, which returns undefined.
 * @throws Error with a German message that explains the format
 */
export function readRateLimit(name: string, text: string | undefined, usual: RateLimit): RateLimit | undefined {
  if (text === undefined || text === '') return usual;
  if (text === 'off') return undefined;
  const [, calls, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/u.exec(text) ?? [];
  if (calls !== undefined && seconds !== undefined) return { calls: Number(calls), seconds: Number(seconds) };
  throw new Error(
    `${name}="${text}" ist keine Begrenzung: nimm Aufrufe/Sekunden je Besucher, etwa ${usual.calls}/${usual.seconds}, oder off für unbegrenzt.`,
  );
}
