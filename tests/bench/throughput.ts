import autocannon from 'autocannon';

export interface Load {
  readonly seconds?: number;
  readonly connections?: number;
  /** Requests in flight on one connection; more than one takes the measuring program out of the way of a fast server. */
  readonly pipelining?: number;
}

/** Requests a second that `url` answers with 200, after a short warm-up. Fails when it answers anything else. */
export async function requestsPerSecond(url: string, { seconds = 4, connections = 8, pipelining = 1 }: Load = {}): Promise<number> {
  await autocannon({ url, connections, pipelining, duration: 1 });
  const result = await autocannon({ url, connections, pipelining, duration: seconds });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${url} answered ${bad} of ${result.requests.total} requests badly.`);
  return Math.round(result.requests.average);
}
