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
  /** Whether it is this process's to do; it takes over from one that is dead. To be asked at least every minute by whoever has it. */
  readonly isOurs: () => boolean;
}

export interface LockOwner {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

/** Milliseconds after which an owner on another machine who says nothing is dead. */
const SILENT = 180_000;

/**
 * @param path file that tells whose it is
 * @param own this process; another one for a test
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

/** Gives the file to an owner, unless another one has been faster: a link is made once only. */
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

/** Takes a dead owner's file away; not one that another process has put there meanwhile. */
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
  // This process has another name now: it was another one, before a restart that gave it the same number.
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
