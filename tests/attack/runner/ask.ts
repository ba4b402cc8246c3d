import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Ask {
  /** Origin and path as sent, `http://127.0.0.1:5001/%75sers`. */
  readonly url: string;
  /** Address of the sender, such as `203.0.113.7`; without it the request comes from this machine. */
  readonly from?: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** Timeout in ms (10,000 by default), after which the status is 0. */
  readonly timeout?: number;
}

export interface Answer {
  /** HTTP status; 0 if no answer came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Body, cut after the first megabyte. */
  readonly body: string;
  /** Time until the end of the answer, in ms. */
  readonly milliseconds: number;
}

export interface Flood {
  readonly perSecond: number;
  readonly seconds: number;
  /** Returns the n-th request. */
  readonly ask: (turn: number) => Ask;
}

export interface FloodResult {
  /** Number of answers by status; 0 means no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Sorted times of the answers, in ms. */
  readonly times: readonly number[];
}

const LARGEST = 1_048_576;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function ask(wanted: Ask): Promise<Answer> {
  const { url, from, method = 'GET', headers = {}, body, timeout = 10_000 } = wanted;
  const { hostname, port, origin } = new URL(url);
  const payload = body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const answer = (status: number, answered: IncomingHttpHeaders = {}): void =>
      resolve({ status, headers: answered, body: Buffer.concat(chunks).toString(), milliseconds: performance.now() - start });
    const call = request(
      {
        agent,
        hostname,
        port,
        method,
        path: url.slice(origin.length) || '/',
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...headers,
        },
      },
      (response) => {
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= LARGEST) chunks.push(chunk);
        });
        response.once('end', () => answer(response.statusCode ?? 0, response.headers));
        response.once('error', () => answer(0));
      },
    );
    // A keep-alive connection may be closed at the very moment of its reuse.
    call.once('error', ({ code }: NodeJS.ErrnoException) =>
      call.reusedSocket && code === 'ECONNRESET' ? resolve(ask({ ...wanted, headers: { ...headers, connection: 'close' } })) : answer(0),
    );
    call.end(payload);
  });
}

export async function flood({ perSecond, seconds, ask: askFor }: Flood): Promise<FloodResult> {
  const total = Math.round(perSecond * seconds);
  const start = performance.now();
  const running: Promise<Answer>[] = [];
  while (running.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * perSecond));
    while (running.length < due) running.push(ask(askFor(running.length)));
    await new Promise((wake) => setTimeout(wake, 5));
  }
  const answers = await Promise.all(running);
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, times: answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b) };
}

/** Statuses with their counts, `200 × 110, 429 × 40`. */
export function describeStatuses(statuses: Readonly<Record<number, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
