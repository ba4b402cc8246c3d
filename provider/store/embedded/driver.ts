import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError, type Connection, type Driver, type LockHolder } from '../driver.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { keepTemplate, readTemplate } from './template.ts';
import { DatabaseThread } from './thread.ts';

export interface EmbeddedDriver extends Driver {
  /** Lets other processes find this one's admin address in the lock file. */
  announce(admin: NonNullable<LockHolder['admin']>): void;
  /** The whole database as a gzipped archive, as it is between two statements. */
  dump(): Promise<Uint8Array>;
}

/**
 * Opens the embedded database in `folder` (in memory without one), in a thread of its own. A new one may be made from the
 * `archive` of another.
 * @throws StoreLockedError when another process has the folder open; StoreError when the folder is broken.
 */
export async function openEmbedded(
  folder: string | undefined,
  progress: (line: string) => void,
  archive?: ArrayBuffer,
): Promise<EmbeddedDriver> {
  const lock = folder === undefined ? undefined : claim(folder);
  try {
    const thread = await startThread(folder, progress, archive);
    return driverOf(thread, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function claim(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StoreError(
      `Der Datenordner ${folder} lässt sich nicht anlegen. Prüfe die Rechte oder wähle mit PARKETT_DATA einen anderen.`,
      {
        cause: error,
      },
    );
  }
  return lockFolder(`${folder}.lock`);
}

async function startThread(folder: string | undefined, progress: (line: string) => void, archive?: ArrayBuffer): Promise<DatabaseThread> {
  const isNew = folder === undefined || readdirSync(folder).length === 0;
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) throw broken(folder, 'PG_VERSION fehlt');
  const template = isNew ? (archive ?? (await readTemplate())) : undefined;
  if (isNew && folder !== undefined) progress(`Datenbank wird angelegt in ${folder} (nur beim ersten Start) …`);
  try {
    const thread = await DatabaseThread.start({
      ...(folder === undefined ? {} : { folder }),
      ...(template === undefined ? {} : { template }),
    });
    if (isNew && template === undefined) {
      const { dump } = await thread.send({ kind: 'dump' });
      if (dump !== undefined) await keepTemplate(dump);
    }
    return thread;
  } catch (error) {
    if (folder === undefined) throw error;
    throw broken(folder, error instanceof Error ? error.message : String(error), error);
  }
}

function broken(folder: string, reason: string, cause?: unknown): StoreError {
  return new StoreError(
    `Die Datenbank in ${folder} lässt sich nicht öffnen (${reason}). Benenne den Ordner um oder lösche ihn: ` +
      'beim nächsten Start entsteht eine neue Datenbank; eingelesene Kurse sind dann erneut einzulesen.',
    { cause },
  );
}

function driverOf(thread: DatabaseThread, lock: FolderLock | undefined): EmbeddedDriver {
  // The database has one session: whoever needs it alone makes the others wait.
  let turn: Promise<unknown> = Promise.resolve();
  const direct: Connection = {
    query: async (text, parameters) => (await thread.send({ kind: 'query', text, parameters })).rows ?? [],
    script: async (text) => void (await thread.send({ kind: 'script', text })),
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };
  return {
    kind: 'embedded',
    query: (text, parameters) => inTurn(() => direct.query(text, parameters)),
    script: (text) => inTurn(() => direct.script(text)),
    exclusive: (work) => inTurn(() => work(direct)),
    // The lock of the folder keeps others away.
    alone: (work) => work(),
    announce: (admin) => lock?.announce(admin),
    dump: () => inTurn(async () => new Uint8Array((await thread.send({ kind: 'dump' })).dump ?? new ArrayBuffer(0))),
    async close() {
      await turn;
      await thread.stop();
      lock?.release();
    },
  };
}
