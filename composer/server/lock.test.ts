import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLock } from './lock.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parkett-lock-'));
  path = join(folder, 'plans.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HERE = { pid: process.pid, host: 'a' };

it('is one process’s for as long as that lives, however often others ask', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const [first, second] = [createLock(path, { pid: other.pid ?? 0, host: 'a' }), createLock(path, HERE)];
  expect([first.isOurs(), second.isOurs(), first.isOurs(), second.isOurs()]).toEqual([true, false, true, false]);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect([second.isOurs(), second.isOurs()]).toEqual([true, true]);
});
it('is not taken from another machine that was heard of within three minutes', () => {
  const [there, here] = [createLock(path, { pid: 1, host: 'b' }), createLock(path, HERE)];
  expect([there.isOurs(), here.isOurs()]).toEqual([true, false]);
  const before = new Date(Date.now() - 200_000);
  utimesSync(path, before, before);
  expect([here.isOurs(), there.isOurs()]).toEqual([true, false]);
});
it('is taken over after a restart with the same number', () => {
  expect([createLock(path, HERE).isOurs(), createLock(path, HERE).isOurs()]).toEqual([true, true]);
});
