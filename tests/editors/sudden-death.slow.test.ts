import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishPublication } from '#composer/server/publication.ts';
import { CONTENT_ROOT } from '#provider/content/root.ts';
import { endChild, freePort } from '#tests/bench/processes.ts';
import { DOCUMENTS, partsOf, SECRET } from './sudden-death/parts.ts';

/** Number of kills; `PARKETT_KILLS=50` for the long run. They hit the composer, the provider and both in turns. */
const KILLS = Number(process.env['PARKETT_KILLS'] ?? 3);
const root = mkdtempSync(join(tmpdir(), 'parkett-death-'));
const [content, kept] = [join(root, 'provided'), join(root, 'kept')];
const running = new Set<ChildProcess>();
let port = 0;

beforeAll(async () => {
  cpSync(CONTENT_ROOT, content, { recursive: true, filter: (path) => !/\.tsx?$/u.test(path) });
  mkdirSync(join(root, 'config'));
  mkdirSync(join(root, 'data'));
  cpSync('config/updates.yaml', join(root, 'config/updates.yaml'));
  port = await freePort();
});
afterAll(async () => {
  await Promise.all([...running].map(endChild));
  rmSync(root, { recursive: true, force: true });
});

const address = (): string => `http://127.0.0.1:${port}`;
async function start(script: string, ...args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sudden-death', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // The first output means that it works.
  await once(child.stdout, 'data');
  return child;
}
const startProvider = (): Promise<ChildProcess> => start('provider.ts', String(port), content, kept, SECRET);
async function kill(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
const roundIn = (text: string): string | undefined => /# Runde (.*)\n$/u.exec(text)?.[1];
const placeOf = (file: string): string => (file.startsWith('content/') ? join(content, file.slice(8)) : join(root, 'config', file));
const rounds = (): readonly (string | undefined)[] => DOCUMENTS.map((file) => roundIn(readFileSync(placeOf(file), 'utf8')));

describe('a sudden death while articles and pages are published together', () => {
  it(`leaves all of them old or all new (${KILLS} times)`, { timeout: 120_000 + KILLS * 60_000 }, async () => {
    const seen = new Set<string | undefined>();
    let provider = await startProvider();
    /** Number of different versions among the articles after each restart of the provider. */
    const halves: number[] = [];
    for (let death = 0; death < KILLS; death += 1) {
      const composer = await start('composer.ts', root, address());
      await pause(Math.random() * 300);
      if (death % 3 === 1) {
        await kill(provider);
        // It finishes interrupted work before it answers, and the composer continues by itself.
        provider = await startProvider();
        halves.push(new Set(rounds().slice(0, 2)).size);
        // A composer that has waited too long reports it and exits.
        await Promise.race([once(composer.stdout ?? composer, 'data'), once(composer, 'exit')]);
        await kill(composer);
      } else if (death % 3 === 2) {
        await Promise.all([kill(composer), kill(provider)]);
        provider = await startProvider();
      } else await kill(composer);
      const parts = partsOf(root, address());
      expect(await finishPublication(parts)).toEqual([]);
      const after = rounds();
      expect(new Set(after).size, after.join()).toBe(1);
      expect(after[0]).toBeDefined();
      await parts.articles.refresh();
      expect(roundIn(readFileSync(join(root, 'copies/articles/stop-order.yaml'), 'utf8'))).toBe(after[0]);
      seen.add(after[0]);
    }
    expect(halves.every((size) => size === 1)).toBe(true);
    expect(seen.size).toBe(KILLS);
  });
});
