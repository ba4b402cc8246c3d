import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { finishPublication } from './publication.ts';
import { articlesIn } from './testing/articles-in-folder.ts';
import { ownFolders } from './testing/start.ts';

/** Number of kills; `PARKETT_KILLS=50` for the long run. */
const KILLS = Number(process.env['PARKETT_KILLS'] ?? 2);

describe('a sudden death during publication', () => {
  it(`leaves all documents old or all new (${KILLS} times)`, { timeout: 600_000 }, async () => {
    const folders = ownFolders();
    const data = join(folders.root, 'data');
    mkdirSync(data);
    const round = (file: string): string | undefined => /# Runde (.*)\n$/u.exec(readFileSync(join(folders.config, file), 'utf8'))?.[1];
    const seen = new Set<string | undefined>();
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = spawn(
          process.execPath,
          [join(import.meta.dirname, 'testing/publish-often.ts'), folders.config, folders.content, data],
          {
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        await once(child.stdout, 'data');
        await pause(Math.random() * 60);
        child.kill('SIGKILL');
        await once(child, 'exit');
        expect(await finishPublication({ folders, data, articles: articlesIn(folders.content) })).toEqual([]);
        expect(round('updates.yaml')).toBeDefined();
        expect(round('updates.yaml')).toBe(round('redirects.yaml'));
        seen.add(round('updates.yaml'));
      }
      expect(seen.size).toBe(KILLS);
    } finally {
      rmSync(folders.root, { recursive: true, force: true });
    }
  });
});
