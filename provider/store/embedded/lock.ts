import { chmodSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '#domain/log/error-code.ts';
import { isRecord } from '#documents/reader/path.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#documents/files/private-folder.ts';
import { StoreError, StoreLockedError, type LockHolder } from '../driver.ts';

const HEARTBEAT_MS = 4_000;
const FOREIGN_STALE_MS = 20_000;
const TAKEOVER_STALE_MS = 5_000;

export interface FolderLock {
  /** Announces to other processes the address at which this one takes orders. */
  announce(admin: NonNullable<LockHolder['admin']>): void;
  release(): void;
}

/**
 * Creates the lock file of a database folder. The embedded database has no lock, and two processes on one folder lose rows silently. A lock
 * of a dead process is taken over; one of another host if its heartbeat has stopped.
 * @throws StoreLockedError if a living process holds it; the system's error if the file cannot be written
 */
export function lockFolder(file: string): FolderLock {
  let own: LockHolder = { pid: process.pid, host: hostname(), ...startTicksOf(process.pid) };
  if (!tryCreate(file, own)) takeOver(file, own);
  let isAnnounced = true;
  const announce = (): void => {
    try {
      replace(file, own);
      isAnnounced = true;
    } catch {
      // On a full disk the lock stays as it is, and remains valid; the next heartbeat tries again.
      isAnnounced = false;
    }
  };
  const beat = setInterval(() => (isAnnounced ? touch(file) : announce()), HEARTBEAT_MS);
  beat.unref();
  const release = (): void => {
    clearInterval(beat);
    if (isOwn(readHolder(file), own)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    announce(admin) {
      own = { ...own, admin };
      announce();
    },
    release() {
      process.off('exit', release);
      release();
    },
  };
}

function tryCreate(file: string, own: LockHolder): boolean {
  try {
    writeFileSync(file, JSON.stringify(own), { flag: 'wx', mode: PRIVATE_FILE });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // On a full disk the file exists, but is empty and would lock nothing.
    rmSync(file, { force: true });
    throw error;
  }
}

function replace(file: string, own: LockHolder): void {
  const next = `${file}.${process.pid}`;
  try {
    writeFileSync(next, JSON.stringify(own), { mode: PRIVATE_FILE });
    chmodSync(next, PRIVATE_FILE);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Replaces a dead holder's lock; a directory ensures that only one process does so at a time. */
function takeOver(file: string, own: LockHolder): void {
  refuseLiving(file);
  const gate = `${file}.takeover`;
  if (ageOf(gate) > TAKEOVER_STALE_MS) rmdirSync(gate);
  try {
    mkdirSync(gate, { mode: PRIVATE_FOLDER });
  } catch {
    throw new StoreError('Ein anderer Prozess übernimmt gerade dieselbe Datenbank. Warte fünf Sekunden und starte erneut.');
  }
  try {
    refuseLiving(file);
    rmSync(file, { force: true });
    if (!tryCreate(file, own)) refuseLiving(file);
  } finally {
    rmdirSync(gate);
  }
}

function refuseLiving(file: string): void {
  const holder = readHolder(file);
  if (holder === undefined || !isAlive(file, holder)) return;
  throw new StoreLockedError(
    `Die Datenbank in ${file.replace(/\.lock$/, '')} ist schon geöffnet (Prozess ${holder.pid} auf ${holder.host}). ` +
      'Beende diesen Prozess, oder wähle mit PARKETT_DATA einen anderen Ordner, oder nimm mit DATABASE_URL einen PostgreSQL-Server für mehrere Prozesse.',
    holder,
  );
}

function isAlive(file: string, holder: LockHolder): boolean {
  if (holder.host !== hostname()) return ageOf(file) < FOREIGN_STALE_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const now = startTicksOf(holder.pid).startTicks;
  return now === undefined || holder.startTicks === undefined || now === holder.startTicks;
}

/** Returns the holder of the lock, or undefined if there is none (or a truncated file). */
export function readHolder(file: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is LockHolder {
  if (!isRecord(value) || typeof value['pid'] !== 'number' || typeof value['host'] !== 'string') return false;
  const { startTicks, admin } = value;
  const isReached = isRecord(admin) && typeof admin['url'] === 'string' && typeof admin['token'] === 'string';
  return (startTicks === undefined || typeof startTicks === 'string') && (admin === undefined || isReached);
}

function isOwn(holder: LockHolder | undefined, own: LockHolder): boolean {
  return holder !== undefined && holder.pid === own.pid && holder.host === own.host && holder.startTicks === own.startTicks;
}

/** Reads field 22 of /proc/<pid>/stat; empty if the system has no /proc. */
function startTicksOf(pid: number): { startTicks?: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? {} : { startTicks: ticks };
  } catch {
    return {};
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed while the process runs; the next query will report it.
  }
}
