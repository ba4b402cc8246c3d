import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../provider.ts';
import { demoEmail } from '../services/accounts/demo-users.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '../services/accounts/settings.ts';
import { SMALL_SEED } from '../store/testing-seed.ts';
import { endSessions } from './end-sessions.ts';

describe('The operator ends all sessions of a user', () => {
  const data = mkdtempSync(join(tmpdir(), 'parkett-sessions-'));
  const lines: string[] = [];
  const start = (): Promise<Provider> =>
    createProvider({
      dataDirectory: data,
      catalogue: SMALL_SEED,
      articles: [],
      derivatives: 0,
      // The default level also logs such a line.
      logLevel: 'warn',
      logStream: { write: (line) => void lines.push(line) },
      users: { ...QUIET_USERS, demoPassword: DEMO_PASSWORD },
    });
  let provider: Provider;

  beforeAll(async () => {
    provider = await start();
    await provider.listen({ port: 0 });
  }, 60_000);
  afterAll(async () => {
    await provider.close();
    rmSync(data, { recursive: true });
  });

  const logIn = async (): Promise<string> => {
    const payload = { email: demoEmail('plus'), password: DEMO_PASSWORD, staysLoggedIn: true };
    return (await provider.inject({ method: 'POST', url: '/api/v1/users/login', payload })).json<{ token: string }>().token;
  };
  const statusOf = async (token: string): Promise<number> =>
    (await provider.inject({ url: '/api/v1/users', headers: { 'x-ov-token': token } })).statusCode;
  const command = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((done) => {
      const env = { ...process.env, PARKETT_DATA: data, DATABASE_URL: '' };
      execFile(process.execPath, ['provider/operation/cli.ts', 'end-sessions', ...args], { env }, (error, out, err) =>
        done({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });

  it('while the provider runs, by a command: tokens are refused at once, and the log has it', async () => {
    const tokens = [await logIn(), await logIn()];
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200]);
    expect(await command(demoEmail('plus'))).toEqual({ code: 0, said: 'Beendete Sitzungen: 2\n' });
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ about }) => about === 'accounts');
    expect(events.map(({ level, msg, userId }) => [level, msg, userId])).toEqual([
      [30, 'login', 'demo-plus'],
      [30, 'login', 'demo-plus'],
      [40, 'all sessions ended by the operator', 'demo-plus'],
    ]);
    expect(lines.join('')).not.toContain('@');
  });

  it('while it does not run, by the id that the log has', async () => {
    const token = await logIn();
    await provider.close();
    expect(await endSessions({ dataDirectory: data }, 'demo-plus')).toBe(1);
    provider = await start();
    await provider.listen({ port: 0 });
    expect(await statusOf(token)).toBe(401);
  });

  it('and is told what is wrong', async () => {
    const { code, said } = await command('niemand@privat.example');
    expect([code, said]).toEqual([1, expect.stringContaining('Es gibt keinen Nutzer')]);
    await expect(endSessions({ dataDirectory: join(data, 'leer') }, 'demo-plus')).rejects.toThrow('liegt keine Datenbank');
  });
});
