import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { DatabaseThread } from '#provider/store/embedded/thread.ts';
import { requiredQuery } from './examples.ts';
import { readOperations, type Operation } from './operations.ts';
import { requestOf } from './send.ts';
import { startTestProvider } from './start.ts';

/** Personal data that is recognizable wherever it appears. */
const NAME = 'Marke-Musterfrau';
const MAIL = 'marke.anna@privat.example';
const PASSWORD = 'Marke-Geheim-2026';
const TOKEN = 'MarkeTokenMarkeTokenMarkeTokenMarkeTokenMar';
const ADDRESS = '203.0.113.77';
const MARKS = /Marke|marke\.anna|203\.0\.113|\$argon2/u;

/** Error codes of databases, each with a message that contains the written values. */
const FAULTS = ['53100', '25006', 'XX001', '57P01', '23505', '22P02', '40001', undefined];

const lines: string[] = [];
let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ provider, stop } = await startTestProvider({
    derivatives: 200,
    logLevel: 'trace',
    logStream: { write: (line) => lines.push(line) },
  }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stop());

const operations = readOperations();

/** Returns the contract's own request with marked data in every text that comes from the user. */
function marked(operation: Operation, token?: string | null) {
  const body = {
    ...(operation.bodyExample as object),
    email: MAIL,
    password: PASSWORD,
    firstName: NAME,
    name: NAME,
    note: NAME,
    code: TOKEN,
  };
  const path = { code: TOKEN, watchlistId: NAME, positionId: NAME };
  const query = { ...requiredQuery(operation), searchValue: NAME };
  const request = requestOf(operation, { body, path, query, ...(token === undefined ? {} : { token }) });
  return {
    ...request,
    remoteAddress: ADDRESS,
    headers: { ...request.headers, 'user-agent': NAME, cookie: `token=${TOKEN}`, referer: `https://x.example/${NAME}` },
  };
}

/** Calls all operations. Without a given token, each request has one that is entitled. */
async function askAll(token?: string | null): Promise<Set<number>> {
  const answers = await Promise.all(operations.map((operation) => provider.inject(marked(operation, token))));
  return new Set(answers.map(({ statusCode }) => statusCode));
}

/** Advances the clock by a minute, because the number of log lines per minute is limited. */
let minutes = 0;
function nextMinute(): void {
  minutes += 1;
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
}

const leaks = (): string[] => lines.filter((line) => MARKS.test(line)).map((line) => line.slice(0, 400));

describe('The log', () => {
  it('names nobody when requests are refused, however they are wrong', async () => {
    lines.length = 0;
    const statuses = new Set([...(await askAll(TOKEN)), ...(await askAll(null)), ...(await askAll())]);
    for (const payload of [`{"email":"${MAIL}`, `{"email":"${MAIL}","password":"${'Marke'.repeat(60_000)}"}`, `"${NAME}"`]) {
      const { statusCode } = await provider.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        remoteAddress: ADDRESS,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      statuses.add(statusCode);
    }
    await provider.inject({ url: `/gibtesnicht/${NAME}?mail=${MAIL}`, remoteAddress: ADDRESS });
    expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 413]));
    expect(lines.length).toBeGreaterThan(operations.length);
    expect(leaks()).toEqual([]);
  });

  it.runIf(process.env.DATABASE_URL === undefined).each(FAULTS)('names nobody when the database fails with %s', async (code) => {
    lines.length = 0;
    nextMinute();
    vi.spyOn(DatabaseThread.prototype, 'send').mockImplementation(() =>
      Promise.reject(
        Object.assign(new Error(`Key (email)=(${MAIL}) of ${NAME}, ${TOKEN}, $argon2id$v=19`), {
          ...(code === undefined ? {} : { code }),
          detail: `Failing row contains (${MAIL}, ${NAME}, $argon2id$v=19).`,
        }),
      ),
    );
    const statuses = new Set([...(await askAll()), ...(await askAll(TOKEN))]);
    // Waits for work after the answers, which fails as well.
    await new Promise((resolve) => setImmediate(resolve));
    vi.restoreAllMocks();
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
    expect(lines.some((line) => line.includes('"err"'))).toBe(true);
    expect(leaks()).toEqual([]);
  });
});
