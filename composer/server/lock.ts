import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';
import { makeFolder } from '#documents/files/make-folder.ts';
import { PRIVATE_FILE } from '#documents/files/private-folder.ts';
import { parseOwn } from '#domain/input/own-json.ts';

/** Lock between processes that share a folder. */
export interface Lock {
  /** Returns true if this process holds the lock. Takes it over from a dead owner. The owner must call this at least every minute. */
  readonly isOurs: () => boolean;
}

export interface LockOwner {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

/** Time in ms without a sign of life after which an owner on another machine counts as dead. */
const SILENT = 180_000;

/**
 * Creates a lock.
 * @param path file that names the owner
 * @param own this process; tests pass others
 */
export function createLock(path: string, own: Omit<LockOwner, 'token'> = { pid: process.pid, host: hostname() }): Lock {
  const owner: LockOwner = { ...own, token: randomUUID() };
  const beside = `${path}.${owner.token}`;
  return {
    isOurs() {
      makeFolder(dirname(path));
      const found = ownerIn(path);
      if (found?.token === owner.token) {
        const now = new Date();
        utimesSync(path, now, now);
        return true;
      }
      if (found !== undefined && (isAlive(found, owner, path) || !isMovedAway(path, beside, found))) return false;
      return isTaken(path, beside, owner);
    },
  };
}

/** Gives the file to an owner unless another one was faster: creating a link fails if the file exists. */
function isTaken(path: string, beside: string, owner: LockOwner): boolean {
  writeFileSync(beside, JSON.stringify(owner), { flush: true, mode: PRIVATE_FILE });
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Removes a dead owner's file, but not one that another process has created meanwhile. */
function isMovedAway(path: string, beside: string, dead: LockOwner): boolean {
  try {
    renameSync(path, beside);
  } catch {
    return false;
  }
  const isIt = ownerIn(beside)?.token === dead.token;
  try {
    // If another process took the lock first, restores its file. That process re-checks ownership before every write.
    if (!isIt) linkSync(beside, path);
  } catch {
    return false;
  } finally {
    rmSync(beside, { force: true });
  }
  return isIt;
}

function isAlive(found: LockOwner, own: LockOwner, path: string): boolean {
  if (found.host !== own.host) return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENT;
  // An owner with this process's own id is dead: it ran before a restart that reused the number.
  return found.pid !== own.pid && hasProcess(found.pid);
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function ownerIn(path: string): LockOwner | undefined {
  try {
    return parseOwn<LockOwner>(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
