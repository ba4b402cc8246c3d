import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../provider.ts';
import { SMALL_SEED } from '../store/testing-seed.ts';
import { createTestStore } from '../store/testing.ts';
import { watchContent } from './watch-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-content-'));
const FILE = join(folder, 'articles/aktien-kaufen.yaml');
const lines: string[] = [];
let look: () => Promise<void>;
let provider: Provider;
let dispose: () => Promise<void>;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../content'), folder, { recursive: true });
  const store = await createTestStore();
  dispose = store.dispose;
  provider = await createProvider({
    ...store.options,
    catalogue: SMALL_SEED,
    derivatives: 0,
    // Everything happens within one second, so no answer is recomputed because of its age.
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    logLevel: 'fatal',
    progress: (line) => void lines.push(line),
    documents: {
      folder,
      every(run) {
        look = run;
        return () => undefined;
      },
    },
  });
});
afterAll(async () => {
  await provider.close();
  await dispose();
  rmSync(folder, { recursive: true });
});

const ask = async (): Promise<{ readonly status: number; readonly headline?: string }> => {
  const answer = await provider.inject({ url: '/api/v1/articles/ALIAS%3Aratgeber%2Faktien-kaufen' });
  return { status: answer.statusCode, ...answer.json<{ headline?: string }>() };
};

describe('the pieces of a provider that runs', () => {
  it('are what its folder has, at once, with one broken piece left out and told', async () => {
    const text = readFileSync(FILE, 'utf8');
    const before = await ask();
    expect(before.status).toBe(200);
    await look();
    writeFileSync(FILE, text.replace(/^headline: .*$/mu, 'headline: Neu aus der Redaktion'));
    expect((await ask()).headline).toBe(before.headline);
    lines.length = 0;
    await look();
    expect([(await ask()).headline, lines.length]).toEqual(['Neu aus der Redaktion', 1]);
    await look();
    expect(lines).toHaveLength(1);
    writeFileSync(FILE, 'headline: [');
    await look();
    expect((await ask()).status).toBe(404);
    expect(lines.join('\n')).toContain('Beitrag ausgelassen: content/articles/aktien-kaufen.yaml');
    writeFileSync(FILE, text);
    await look();
    expect((await ask()).headline).toBe(before.headline);
  });
});

describe('watchContent', () => {
  it('takes up again at the next look what could not be taken up, and one change after the other', async () => {
    const [told, failures]: [string[], unknown[]] = [[], []];
    const work = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let state = 'a';
    let run = async (): Promise<void> => undefined;
    watchContent({
      seen: state,
      state: () => state,
      every: (each) => ((run = each), () => undefined),
      changed: () => (told.push(state), work[told.length - 1]?.promise ?? Promise.resolve()),
      failed: (error) => void failures.push(error),
    });
    await run();
    state = 'b';
    const [first, second] = [run(), run()];
    await second;
    work[0]?.reject(new Error('No store'));
    await first;
    expect([told, failures.length]).toEqual([['b'], 1]);
    work[1]?.resolve();
    await run();
    await run();
    expect([told, failures.length]).toEqual([['b', 'b'], 1]);
  });
});
