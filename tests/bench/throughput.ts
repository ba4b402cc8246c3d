import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly connections?: number;
  /** Requests in flight on one connection; more than one takes the measuring program out of the way of a fast server. */
  readonly pipelining?: number;
  /** What the client accepts, as browsers say it; nothing by default. */
  readonly acceptEncoding?: string;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);

/**
 * Requests a second of several servers, measured in turns: what else the machine does then slows all of them alike.
 * Answers the rates of every round by name.
 */
export async function ratesInTurns<Name extends string>(targets: Readonly<Record<Name, Target>>): Promise<Record<Name, number[]>> {
  const entries = Object.entries(targets) as [Name, Target][];
  for (const [, target] of entries) await requestsPerSecond(target, 1);
  const rates = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of entries) rates[name].push(await requestsPerSecond(target, seconds));
  }
  return rates;
}

/** Fails when a server answers anything but success. */
async function requestsPerSecond(
  { url, connections = 8, pipelining = 1, acceptEncoding = 'identity' }: Target,
  duration: number,
): Promise<number> {
  const result = await autocannon({ url, connections, pipelining, duration, headers: { 'accept-encoding': acceptEncoding } });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0)
    throw new Error(`${url} answered ${bad} of ${result.requests.total} requests badly: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle one of the ratios of each round. */
export function medianRatio(part: readonly number[], whole: readonly number[]): number {
  return Number(median(part.map((value, round) => value / (whole[round] ?? Number.NaN))).toFixed(2));
}
