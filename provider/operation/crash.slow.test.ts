import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChance } from '#tests/bench/chance.ts';
import { freePort } from '#tests/bench/processes.ts';
import { DEMO_PASSWORD } from '../services/accounts/settings.ts';
import { createTestStore } from '../store/testing.ts';

/** Each kill costs a start of the provider, so the full test run uses few; `PARKETT_KILLS=20` is thorough. */
const KILLS = Number(process.env.PARKETT_KILLS ?? 2);
const WRITERS = 3;
const POSITIONS_EACH = 60;

let data: string;
let origin: string;
let env: NodeJS.ProcessEnv;
let dispose: () => Promise<void>;
let provider: ChildProcess | undefined;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'parkett-crash-'));
  const store = await createTestStore();
  dispose = store.dispose;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    ...process.env,
    PARKETT_DATA: data,
    DATABASE_URL: store.options.databaseUrl ?? '',
    PROVIDER_PORT: String(port),
    PROVIDER_DERIVATIVES: '200',
    PROVIDER_WARM_UP: 'off',
    // Worker threads do not write.
    PROVIDER_THREADS: '0',
    PROVIDER_DEMO_USERS: '1',
    PROVIDER_CLOCK: '2026-11-20T10:00:00Z',
    LOG_LEVEL: 'fatal',
  };
});
afterAll(async () => {
  await killProvider();
  rmSync(data, { recursive: true, force: true });
  await dispose();
});

describe('A provider that is killed while it writes', () => {
  it(
    `has lost no acknowledged write, ${KILLS} times over, and starts again without help`,
    async () => {
      await startProvider();
      const token = await logIn();
      const chance = createChance(20_261_120);
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const list = await createList(token, `Liste ${kill}`);
        const shares = await allShares();
        const writing = Promise.allSettled(
          Array.from({ length: WRITERS }, (_, writer) =>
            write(
              token,
              list,
              { name: `${kill}-${writer}`, shares: shares.slice(writer * POSITIONS_EACH, (writer + 1) * POSITIONS_EACH) },
              acknowledged,
            ),
          ),
        );
        // Kills in the middle of writing: some writes have completed, others are in flight.
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 2 }).toBeGreaterThan(before + Math.floor(chance() * 8));
        await killProvider();
        expect((await writing).filter(({ status }) => status === 'rejected')).toEqual([]);
        await startProvider();
      }
      const found = await allNotes(token);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      expect(acknowledged.filter((note) => !found.has(note))).toEqual([]);
    },
    120_000 + KILLS * 120_000,
  );
});

async function startProvider(): Promise<void> {
  const child = spawn(process.execPath, ['provider/main.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  provider = child;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The provider ended with code ${child.exitCode}:\n${said}`);
    const answer = await fetch(`${origin}/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function killProvider(): Promise<void> {
  const child = provider;
  provider = undefined;
  if (child === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Adds positions one by one until the provider is gone, and records those acknowledged with 201. */
async function write(
  token: string,
  list: string,
  { name, shares }: { name: string; shares: readonly string[] },
  acknowledged: string[],
): Promise<void> {
  for (const entityValue of shares) {
    const note = `${name}-${entityValue}`;
    const body = { list: [{ entityType: 'STOCK', entityValue, note }] };
    const answer = await post(`/v2/watchlists/${list}/positions`, body, token).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    acknowledged.push(note);
  }
}

async function allShares(): Promise<string[]> {
  const answer = await fetch(`${origin}/api/v1/instruments/catalogue?entityType=STOCK&perPage=200`);
  return ((await answer.json()) as { list: { entityValue: string }[] }).list.map(({ entityValue }) => entityValue);
}

async function logIn(): Promise<string> {
  const answer = await post('/v1/users/login', { email: 'plus@demo.parkett.example', password: DEMO_PASSWORD, staysLoggedIn: true });
  return ((await answer.json()) as { token: string }).token;
}

async function createList(token: string, name: string): Promise<string> {
  const answer = await post('/v2/watchlists', { name }, token);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { entityValue: string }).entityValue;
}

async function allNotes(token: string): Promise<Set<string | undefined>> {
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${origin}/api${path}`, { headers: { 'x-ov-token': token } })).json()) as Answer;
  const lists = await get<{ list: { entityValue: string }[] }>('/v2/watchlists');
  const positions = await Promise.all(
    lists.list.map(({ entityValue }) => get<{ list: { note?: string }[] }>(`/v2/watchlists/${entityValue}/positions`)),
  );
  return new Set(positions.flatMap(({ list }) => list.map(({ note }) => note)));
}

function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { 'x-ov-token': token }) },
    body: JSON.stringify(body),
  });
}
