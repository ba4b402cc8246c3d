import { Agent, get } from 'node:http';

export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** Server to measure. Each request may have another address, and a cookie. */
export interface AskedServer {
  readonly addressOf: (request: number) => string;
  readonly cookie?: string | undefined;
}

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100);
const FIRST = 10;

/**
 * Milliseconds from the request to the end of the answer, one request at a time, for several servers in turns: other load of the machine
 * then slows all of them alike. The first ten requests of each do not count: they compile the code.
 */
export async function timesInTurns<Name extends string>(servers: Readonly<Record<Name, AskedServer>>): Promise<Record<Name, Times>> {
  const agent = new Agent({ keepAlive: true });
  const entries = Object.entries(servers) as [Name, AskedServer][];
  const taken = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (let request = 0; request < FIRST + REQUESTS; request += 1) {
    for (const [name, { addressOf, cookie }] of entries) {
      const milliseconds = await timeOf(addressOf(request), agent, cookie);
      if (request >= FIRST) taken.get(name)?.push(milliseconds);
    }
  }
  agent.destroy();
  return Object.fromEntries([...taken].map(([name, values]) => [name, quantiles(values)])) as Record<Name, Times>;
}

/**
 * Returns the time of one answer.
 * @throws when the status is not a success
 */
function timeOf(address: string, agent: Agent, cookie: string | undefined): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: cookie === undefined ? {} : { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
      response.on('error', reject);
      response.on('end', () => resolve(performance.now() - begin));
      response.resume();
    }).on('error', reject);
  });
}

/** Rounds to a tenth of a millisecond. */
export function quantiles(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}
