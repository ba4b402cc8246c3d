import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { realDisk } from '#documents/files/disk.ts';
import { endPublication, finishPublication, isUnfinished } from '#composer/server/publication.ts';
import { faultyDisk } from './faulty-disk.ts';
import { DOCUMENTS, newFolders, passDay, startBoth, tracesIn, type Folders } from './portal.ts';

export interface Kills {
  readonly kills: number;
  /** Number of different states of the documents after a death. */
  readonly states: number;
  readonly failed: readonly string[];
}

/** Repeatedly kills a process that publishes pages and articles, and checks that all documents are of the same publication afterwards. */
export async function killOften(kills: number): Promise<Kills> {
  const folders = newFolders();
  const states = new Set<string>();
  const failed: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await killOne(folders);
      const data = join(folders.root, 'data');
      await finishPublication(await startBoth(folders, faultyDisk({}), faultyDisk({})));
      const rounds = new Set(DOCUMENTS.map((file) => folders.text(file)));
      const [text = ''] = rounds;
      if (rounds.size !== 1) failed.push(`after kill ${kill}: ${[...rounds].join(' | ')}`);
      if (isUnfinished(data, realDisk)) failed.push(`after kill ${kill}: unfinished`);
      const publication = /^Runde (.*)\n$/u.exec(text ?? '')?.[1] ?? '';
      if (tracesIn(folders).filter((each) => each === publication).length !== 1)
        failed.push(`after kill ${kill}: no trace of ${publication}`);
      passDay(folders);
      const besides = folders.besides();
      if (besides.length > 0) failed.push(`after kill ${kill}: ${besides.join(', ')}`);
      endPublication(data, publication);
      states.add(text ?? '');
    }
    return { kills, states: states.size, failed };
  } finally {
    folders.remove();
  }
}

async function killOne({ root }: Folders): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'publish-often.ts'), root], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await pause(Math.random() * 60);
  child.kill('SIGKILL');
  await once(child, 'exit');
}
