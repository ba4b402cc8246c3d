import { readFileSync } from 'node:fs';
import { MODEST_HEAP, MODEST_MALLOC } from '../../../scripts/lib/modest-memory.mjs';
import { endProcess, freePort, startProcess, temporaryFolder } from '../processes.ts';
import { median, medianRatio, ratesInTurns } from '../throughput.ts';
import { untilWarm } from '../until-warm.ts';
import { connect } from './connection.ts';
import { measureCalls, measureCold, type CallFigures, type ColdFigures } from './calls.ts';
import { findSubjects } from './subjects.ts';

export interface WorldOptions {
  readonly derivatives: number;
  /** A PostgreSQL server; without it the embedded store in a new folder. */
  readonly databaseUrl?: string;
}

export interface WorldFigures {
  readonly derivatives: number;
  readonly store: 'embedded' | 'server';
  /** Seconds from a start with an empty folder to the first answer of `/ready`. */
  readonly firstStartSeconds: number;
  readonly laterStartSeconds: number;
  /** Resident memory after all calls below; `atPeak` is its maximum. */
  readonly memoryMegabytes: number;
  readonly memoryMegabytesAtPeak: number;
  /** Figures while the provider still computes popular data ahead; `calls` is measured afterwards. */
  readonly rightAfterStart: ColdFigures;
  readonly warmAfterSeconds: number;
  readonly calls: CallFigures;
  readonly throughput: { readonly quotePerSecond: number; readonly barePerSecond: number; readonly ratio: number };
}

/** Starts a provider with an empty folder and measures it; the caller ends the processes. */
export async function measureWorld({ derivatives, databaseUrl }: WorldOptions): Promise<WorldFigures> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PROVIDER_PORT: port,
    PROVIDER_DERIVATIVES: String(derivatives),
    PROVIDER_RATE_LIMIT: 'off',
    PARKETT_DATA: temporaryFolder(),
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    ...MODEST_MALLOC,
  };
  const start = async (): Promise<{ pid: number; seconds: number }> => {
    const begin = performance.now();
    const pid = await startProcess(process.execPath, [...MODEST_HEAP, 'provider/main.ts'], env, `${origin}/ready`);
    return { pid, seconds: round((performance.now() - begin) / 1_000) };
  };
  const first = await start();
  await endProcess(first.pid);
  const later = await start();
  const connection = connect(origin);
  const subjects = await findSubjects(connection);
  const rightAfterStart = await measureCold(connection, subjects);
  const begin = performance.now();
  await untilWarm(origin);
  const warmAfterSeconds = round((performance.now() - begin) / 1_000);
  const calls = await measureCalls(connection, subjects);
  const throughput = await compareQuotes(origin, connection.get);
  connection.close();
  return {
    derivatives,
    store: databaseUrl === undefined ? 'embedded' : 'server',
    firstStartSeconds: first.seconds,
    laterStartSeconds: later.seconds,
    memoryMegabytes: memoryOf(later.pid, 'VmRSS'),
    memoryMegabytesAtPeak: memoryOf(later.pid, 'VmHWM'),
    rightAfterStart,
    warmAfterSeconds,
    calls,
    throughput,
  };
}

const QUOTE = '/api/v1/instruments/STOCK/82849/quote';

/** Compares the quote of a share with a bare Fastify route that sends the same bytes. */
async function compareQuotes(origin: string, get: (path: string) => Promise<string>): Promise<WorldFigures['throughput']> {
  const port = String(await freePort());
  const bare = `http://127.0.0.1:${port}/`;
  await startProcess(process.execPath, ['tests/bench/provider/bare.ts'], { PORT: port, BODY: await get(QUOTE) }, bare);
  const rates = await ratesInTurns({ quote: { url: `${origin}${QUOTE}`, isFast: true }, bare: { url: bare, isFast: true } });
  return {
    quotePerSecond: Math.round(median(rates.quote)),
    barePerSecond: Math.round(median(rates.bare)),
    ratio: medianRatio(rates.quote, rates.bare),
  };
}

function memoryOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`${figure}:\\s+(\\d+) kB`, 'u').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
