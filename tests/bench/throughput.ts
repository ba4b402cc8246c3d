import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly connections?: number;
  /** Whether to measure with Debian's wrk where it is installed: a server like nginx is faster than a client in JavaScript. */
  readonly isFast?: boolean;
  /** Value of `Accept-Encoding`, as browsers send it; none by default. */
  readonly acceptEncoding?: string;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);

/**
 * Measures requests per second of several servers in turns: other load of the machine then slows all of them alike.
 * @returns the rates of every round by name; none for a missing server
 */
export async function ratesInTurns<Name extends string>(
  targets: Readonly<Record<Name, Target | undefined>>,
): Promise<Record<Name, number[]>> {
  const entries = (Object.entries(targets) as [Name, Target | undefined][]).flatMap(([name, target]) =>
    target === undefined ? [] : [[name, target] as const],
  );
  for (const [, target] of entries) await requestsPerSecond(target, 1);
  const rates = Object.fromEntries(Object.keys(targets).map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of entries) rates[name].push(await requestsPerSecond(target, seconds));
  }
  return rates;
}

/**
 * Returns requests per second of one server.
 * @throws when it answers anything but success
 */
async function requestsPerSecond(target: Target, duration: number): Promise<number> {
  const { url, connections = 8, isFast = false, acceptEncoding = 'identity' } = target;
  if (isFast) return (await askedByWrk(target, duration)) ?? requestsPerSecond({ ...target, isFast: false }, duration);
  const result = await autocannon({ url, connections, duration, headers: { 'accept-encoding': acceptEncoding } });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0)
    throw new Error(`${url} answered ${bad} of ${result.requests.total} requests badly: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}

/** Measures the same with wrk; undefined where it is not installed. */
async function askedByWrk({ url, connections = 8, acceptEncoding = 'identity' }: Target, duration: number): Promise<number | undefined> {
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '-H', `accept-encoding: ${acceptEncoding}`, url];
  const output = await promisify(execFile)('wrk', options).then(
    ({ stdout }) => stdout,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (output === undefined) return undefined;
  if (/Non-2xx|Socket errors/u.test(output)) throw new Error(`${url} answered badly:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/u.exec(output)?.[1]);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median of the ratios of the rounds. */
export function medianRatio(part: readonly number[], whole: readonly number[]): number {
  return Number(median(part.map((value, round) => value / (whole[round] ?? Number.NaN))).toFixed(2));
}
