import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { freePort, untilReady } from '#tests/bench/processes.ts';

const node = resolve('node_modules/.bin/node');

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A provider with a separate store in `data`, and a logged-in user. */
export interface DiskProvider {
  readonly origin: string;
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply>;
  /** Sends SIGTERM; resolves with the milliseconds until the exit and the exit code. */
  stop(): Promise<{ readonly milliseconds: number; readonly code: number | null }>;
  /** Kills the process in any state. */
  kill(): Promise<void>;
}

export async function startDiskProvider(data: string): Promise<DiskProvider> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _server, ...env } = process.env;
  const child = spawn(node, ['provider/main.ts'], {
    env: {
      ...env,
      PARKETT_DATA: data,
      PROVIDER_PORT: String(port),
      PROVIDER_DERIVATIVES: '200',
      PROVIDER_WARM_UP: 'off',
      PROVIDER_DEMO_USERS: '1',
      PROVIDER_RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));
  await untilReady(child, `${origin}/ready`);
  let token = '';
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { 'x-ov-token': token }) },
      signal: AbortSignal.timeout(15_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
  };
  const login = { email: 'plus@demo.parkett.example', password: DEMO_PASSWORD, staysLoggedIn: true };
  token = String((await call('POST', '/api/v1/users/login', login)).body['token']);
  return {
    origin,
    call,
    async stop() {
      const start = performance.now();
      child.kill('SIGTERM');
      await gone;
      return { milliseconds: performance.now() - start, code: child.exitCode };
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await gone;
    },
  };
}
