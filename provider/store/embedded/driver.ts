import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from '#documents/files/private-folder.ts';
import { StoreError, type Connection, type Driver, type LockHolder } from '../driver.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { startFault } from './start-fault.ts';
import { DatabaseThread } from './thread.ts';
import { keepThread } from './thread-keeper.ts';

export interface EmbeddedDriver extends Driver {
  /** Publishes this process's admin address in the lock file for other processes. */
  announce(admin: NonNullable<LockHolder['admin']>): void;
  /** Returns the whole database between two statements as an archive, gzipped by default. */
  dump(compression?: 'gzip' | 'none'): Promise<Uint8Array>;
}

/**
 * Opens the embedded database in `folder` (default: in memory) in a separate thread. A new one may `begin` from the archive of another.
 * @throws StoreLockedError if another process has the folder open; StoreError for a problem with folder, files or disk
 */
export async function openEmbedded(
  folder: string | undefined,
  progress: (line: string) => void,
  begin: () => Promise<ArrayBuffer | undefined> = async () => undefined,
): Promise<EmbeddedDriver> {
  const lock = folder === undefined ? undefined : claim(folder);
  try {
    const thread = await startThread(folder, progress, begin);
    return driverOf(thread, folder, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * Locks the folder for this process.
 * @throws StoreLockedError if another process has it, StoreError if it cannot be written
 */
export function claim(folder: string): FolderLock {
  try {
    makePrivate(folder);
    return lockFolder(`${folder}.lock`);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw startFault(folder, error);
  }
}

async function startThread(
  folder: string | undefined,
  progress: (line: string) => void,
  begin: () => Promise<ArrayBuffer | undefined>,
): Promise<DatabaseThread> {
  const isNew = folder === undefined || readdirSync(folder).length === 0;
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) throw startFault(folder, new Error('PG_VERSION is missing'));
  const template = isNew ? await begin() : undefined;
  if (isNew && folder !== undefined) progress(`Datenbank wird angelegt in ${folder} (nur beim ersten Start) …`);
  try {
    const thread = await DatabaseThread.start({
      ...(folder === undefined ? {} : { folder }),
      ...(template === undefined ? {} : { template }),
    });
    // Runs after the start, because the database sets the permissions of its files itself.
    if (folder !== undefined) makePrivate(folder);
    return thread;
  } catch (error) {
    if (folder === undefined) throw error;
    throw startFault(folder, error);
  }
}

function driverOf(first: DatabaseThread, folder: string | undefined, lock: FolderLock | undefined): EmbeddedDriver {
  const keeper = keepThread(first, folder);
  // Queue of the work: the database has only one session, so exclusive work makes others wait.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: (thread: DatabaseThread) => Promise<Result>): Promise<Result> => {
    // A transaction stays on the thread in which it began, because no other thread knows it.
    const result = turn.then(() => work(keeper.current()));
    turn = result.catch(() => undefined);
    return result;
  };
  return {
    kind: 'embedded',
    query: (text, parameters) => inTurn((thread) => connectionOf(thread).query(text, parameters)),
    script: (text) => inTurn((thread) => connectionOf(thread).script(text)),
    exclusive: (work) => inTurn((thread) => work(connectionOf(thread))),
    // The lock of the folder already excludes other processes.
    alone: (work) => work(),
    trouble: () => keeper.trouble(),
    announce: (admin) => lock?.announce(admin),
    dump: (compression = 'gzip') =>
      inTurn(async (thread) => new Uint8Array((await thread.send({ kind: 'dump', compression })).dump ?? new ArrayBuffer(0))),
    async close() {
      const waiting = turn;
      await keeper.close(waiting);
      lock?.release();
    },
  };
}

function connectionOf(thread: DatabaseThread): Connection {
  return {
    query: async (text, parameters) => (await thread.send({ kind: 'query', text, parameters })).rows ?? [],
    script: async (text) => void (await thread.send({ kind: 'script', text })),
  };
}
