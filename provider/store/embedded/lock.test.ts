import { spawnSync } from 'node:child_process';
import { mkdtempSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreLockedError } from '../driver.ts';
import { lockFolder, readHolder } from './lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parkett-lock-'));
  file = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const deadProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('The lock of a database folder', () => {
  it('lets a second one wait outside, and says who is inside and what to do', () => {
    const lock = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(StoreLockedError);
    expect(() => lockFolder(file)).toThrow(`Prozess ${process.pid}`);
    expect(() => lockFolder(file)).toThrow('DATABASE_URL');
    lock.release();
  });

  it('is gone after release', () => {
    lockFolder(file).release();
    expect(existsSync(file)).toBe(false);
    lockFolder(file).release();
  });

  it('is taken over from a process that died', () => {
    writeFileSync(file, JSON.stringify({ pid: deadProcess(), host: hostname() }));
    const lock = lockFolder(file);
    expect(readHolder(file)?.pid).toBe(process.pid);
    lock.release();
  });

  it('is taken over when another process has the same number now', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), startTicks: '1' }));
    const lock = lockFolder(file);
    expect(readHolder(file)?.startTicks).not.toBe('1');
    lock.release();
  });

  it('of another host holds while its heart beats', () => {
    writeFileSync(file, JSON.stringify({ pid: 1, host: 'anderswo' }));
    expect(() => lockFolder(file)).toThrow('auf anderswo');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    lockFolder(file).release();
  });

  it('tells others where its holder takes orders', () => {
    const lock = lockFolder(file);
    lock.announce({ url: 'http://127.0.0.1:4000', token: 't' });
    expect(readHolder(file)?.admin).toEqual({ url: 'http://127.0.0.1:4000', token: 't' });
    lock.release();
    expect(existsSync(file)).toBe(false);
  });
});
