import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../provider.ts';
import { demoEmail } from '../services/accounts/demo-users.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '../services/accounts/settings.ts';
import { SMALL_SEED } from '../store/testing-seed.ts';
import { deleteUser, exportUser } from './users.ts';

describe('The operator takes out and deletes what is stored about a user', { shuffle: false }, () => {
  const data = mkdtempSync(join(tmpdir(), 'parkett-users-'));
  const lines: string[] = [];
  let provider: Provider;

  beforeAll(async () => {
    provider = await createProvider({
      dataDirectory: data,
      catalogue: SMALL_SEED,
      articles: [],
      derivatives: 0,
      logLevel: 'warn',
      logStream: { write: (line) => void lines.push(line) },
      users: { ...QUIET_USERS, demoPassword: DEMO_PASSWORD },
    });
    await provider.listen({ port: 0 });
  }, 60_000);
  afterAll(() => rmSync(data, { recursive: true }));

  const logIn = async (name: 'plus' | 'pro') =>
    provider.inject({ method: 'POST', url: '/api/v1/users/login', payload: { email: demoEmail(name), password: DEMO_PASSWORD } });
  const command = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((done) => {
      const env = { ...process.env, PARKETT_DATA: data, DATABASE_URL: '' };
      execFile(process.execPath, ['provider/operation/cli.ts', ...args], { env }, (error, out, err) =>
        done({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });

  it('while the provider runs: a file for the operator alone, and tokens that are refused at once', async () => {
    const { token } = (await logIn('plus')).json<{ token: string }>();
    const file = join(data, 'petra.json');
    expect(await command('export-user', demoEmail('plus'), file)).toEqual({ code: 0, said: `Geschrieben: ${file}\n` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { daten } = JSON.parse(readFileSync(file, 'utf8')) as { daten: { bereich: string; eintraege: object[] }[] };
    expect(daten[0]).toMatchObject({ bereich: 'Konto', eintraege: [{ 'E-Mail-Adresse': demoEmail('plus'), Vorname: 'Petra' }] });
    expect(await command('delete-user', demoEmail('plus'))).toMatchObject({ code: 0, said: expect.stringContaining('Gelöscht.') });
    expect((await provider.inject({ url: '/api/v1/users', headers: { 'x-ov-token': token } })).statusCode).toBe(401);
    expect((await logIn('plus')).statusCode).toBe(401);
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 40);
    expect(events.map(({ msg, userId }) => [msg, userId]).slice(0, 2)).toEqual([
      ['data of a user taken out by the operator', 'demo-plus'],
      ['account deleted by the operator', 'demo-plus'],
    ]);
    expect(lines.join('')).not.toContain('@');
  });

  it('and is told what is wrong', async () => {
    for (const name of ['delete-user', 'export-user'])
      expect(await command(name, demoEmail('plus'))).toEqual({ code: 1, said: expect.stringContaining('Es gibt keinen Nutzer') });
    await expect(deleteUser({ dataDirectory: join(data, 'leer') }, 'demo-pro')).rejects.toThrow('liegt keine Datenbank');
  });

  it('while it does not run, by the id that the log has', async () => {
    await provider.close();
    expect(await exportUser({ dataDirectory: data }, 'demo-pro')).toContain(demoEmail('pro'));
    await deleteUser({ dataDirectory: data }, 'demo-pro');
    await expect(deleteUser({ dataDirectory: data }, 'demo-pro')).rejects.toThrow('Es gibt keinen Nutzer');
  });
});
