import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const ROOM = fileURLToPath(new URL('.', import.meta.url));
const running = new Set<ChildProcess>();
let data: string;

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'parkett-main-'));
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  readonly text: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Run {
  const { DATABASE_URL: _server, ...outer } = process.env;
  const child = spawn(process.execPath, [join(ROOM, script), ...args], {
    env: {
      ...outer,
      PARKETT_DATA: data,
      PROVIDER_PORT: '0',
      PROVIDER_CLOCK: '2026-11-20T10:00:00Z',
      PROVIDER_DERIVATIVES: '200',
      PROVIDER_WARM_UP: 'off',
      ...env,
    },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, text: () => text, ended };
}

async function addressOf({ text, ended }: Run): Promise<string> {
  let isEnded = false;
  void ended.then(() => (isEnded = true));
  for (;;) {
    const address = /antwortet auf (\S+)/.exec(text())?.[1];
    if (address !== undefined) return address;
    if (isEnded) throw new Error(`The provider ended: ${text()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('The provider as a program', { timeout: 120_000 }, () => {
  it('shows its progress, refuses a second one on its folder, and takes imports meanwhile', async () => {
    const provider = run('main.ts');
    const address = await addressOf(provider);
    expect(provider.text()).toMatch(/Datenbank wird angelegt.*nur beim ersten Start/);

    const second = run('main.ts');
    expect(await second.ended).toBe(1);
    expect(second.text()).toContain(`schon geöffnet (Prozess ${provider.child.pid}`);

    const file = join(data, 'oel.csv');
    writeFileSync(file, 'Datum;Kurs\n20.05.1987;18,63\n21.05.1987;18,45\n');
    const imported = run('services/import/cli.ts', [
      'prices',
      file,
      '--instrument',
      'COMMODITY/7743988',
      '--source-name',
      'EIA',
      '--commit',
    ]);
    expect([await imported.ended, imported.text()]).toEqual([0, expect.stringContaining(`laufender Anbieter ${address}`)]);
    const history = await fetch(`${address}/api/v1/instruments/COMMODITY/7743988/eod_history?range=MAX&perPage=2`);
    expect(await history.json()).toMatchObject({
      priceSource: { kind: 'IMPORTED' },
      last: [18.63, 18.45],
      datetimeLast: [548510400, 548596800],
    });

    provider.child.kill('SIGKILL');
    expect(await provider.ended).toBeNull();
  });

  it('keeps what was imported after a sudden death, takes imports without a running provider, and ends on SIGTERM', async () => {
    const file = join(data, 'mehr.csv');
    writeFileSync(file, 'Datum;Kurs\n22.05.1987;18,55\n');
    const imported = run('services/import/cli.ts', ['prices', file, '--instrument', 'Brent Rohöl', '--source-name', 'EIA', '--commit']);
    expect([await imported.ended, imported.text()]).toEqual([0, expect.stringContaining('neu 1 · geändert 0')]);

    const provider = run('main.ts');
    const address = await addressOf(provider);
    const history = await fetch(`${address}/api/v1/instruments/COMMODITY/7743988/eod_history?range=MAX&perPage=3`);
    expect(await history.json()).toMatchObject({ last: [18.63, 18.45, 18.55] });

    provider.child.kill('SIGTERM');
    expect(await provider.ended).toBe(0);
  });

  it('says at once which setting helps when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const provider = run('main.ts', [], { PROVIDER_PORT: String(port), PARKETT_DATA: join(data, 'neu') });
    expect(await provider.ended).toBe(1);
    expect(provider.text()).toContain(`Port ${port} ist belegt`);
    expect(provider.text()).toContain('PROVIDER_PORT');
    // The message comes before the slow work begins.
    expect(provider.text()).not.toContain('Derivate');
    other.close();
  });

  it.each([
    ['a broken database folder', { PARKETT_DATA: 'kaputt' }, 'npm run provider:store -- restore SICHERUNG --replace'],
    ['a port that is none', { PROVIDER_PORT: 'acht' }, 'PROVIDER_PORT="acht" ist kein Port'],
    ['a rate limit that is none', { PROVIDER_RATE_LIMIT: 'viel' }, 'PROVIDER_RATE_LIMIT="viel" ist keine Begrenzung'],
    ['a clock that is none', { PROVIDER_CLOCK: 'gestern' }, 'PROVIDER_CLOCK="gestern"'],
    ['a server that does not answer', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'Prüfe DATABASE_URL'],
  ])('ends with an explanation on %s', async (_what, env, message) => {
    mkdirSync(join(data, 'kaputt', 'db'), { recursive: true });
    writeFileSync(join(data, 'kaputt', 'db', 'rest.txt'), 'x');
    const started = run('main.ts', [], 'PARKETT_DATA' in env ? { PARKETT_DATA: join(data, 'kaputt') } : env);
    expect([await started.ended, started.text()]).toEqual([1, expect.stringContaining(message)]);
    expect(started.text()).not.toContain('    at ');
  });
});

describe('The import as a program', { timeout: 60_000 }, () => {
  it.each([
    [['--help'], 'npm run import -- [options] [command]'],
    [['prices', '--help'], 'npm run import -- prices [options] <datei>'],
    [['instruments', '--help'], 'npm run import -- instruments [options] <datei>'],
  ])('explains with %j how it is called', async (args, usage) => {
    const help = run('services/import/cli.ts', args);
    expect([await help.ended, help.text()]).toEqual([0, expect.stringContaining(usage)]);
  });
});
