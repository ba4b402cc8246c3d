import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, TRADEGATE, type Stage } from './stage.ts';

const node = resolve('node_modules/.bin/node');
let stage: Stage;
let common: string[];
beforeAll(async () => {
  stage = await openStage();
  const { token } = await stage.post<{ token: string }>('/v1/users/anonymous', {});
  common = ['--portal', stage.url.replace(/^ws/, 'http').replace(/\/ws$/, ''), '--gateway', stage.url, '--token', token];
}, 120_000);
afterAll(() => stage.close());

/** Runs the tool until it exits. */
async function gateway(...args: string[]): Promise<string> {
  const end = await promisify(execFile)(node, ['gateway/cli.ts', ...common, ...args]).catch((error: { stderr: string }) => error);
  return 'stdout' in end && end.stdout !== '' ? end.stdout : end.stderr;
}

/** Starts to watch, resolves with the first line and ends the tool. */
async function firstLine(...args: string[]): Promise<string> {
  const child = spawn(node, ['gateway/cli.ts', ...common, 'watch', ...args]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGTERM');
  await once(child, 'close');
  return line.toString();
}

it('asks the calls of the contracts through the gateway', async () => {
  expect(await gateway('get', '/api/v1/instruments/query?searchValue=SAP')).toMatch(/^200 \{[^]*DE0007164600/);
});

it('says in one line why a call was refused', async () => {
  expect(await gateway('get', '/api/v1/nothing')).toMatch(/^✗ .*404/);
  expect(await gateway('--timeout', '0', 'get', '/api/v1/nothing')).toMatch(/^✗ Timeout must be greater than 0/);
  expect(await gateway('--application', '1', '--user', 'x', 'token')).toMatch(/^✗ User id must be an integer/);
  expect(await gateway('post', '/api/v1/prices/composite/get', '{')).toMatch(/^✗ Der Körper ist kein JSON-Objekt/);
  expect(await gateway('proxy', 'https://news.example/a')).toMatch(/^✗ /);
});

it('asks for a token', async () => {
  expect(await gateway('token', '--once')).toMatch(/^[A-Za-z0-9+/=]{80,}\ngilt bis \d{4}-/);
});

it.each([{ flags: [] }, { flags: ['--legacy'] }])('watches a notation $flags', async ({ flags }) => {
  const notation = String(await stage.idOf(TRADEGATE));
  expect(await firstLine(notation, ...flags)).toMatch(new RegExp(`^${notation}\\t[\\d.,]+\\tGeld [\\d.,]+\\tBrief [\\d.,]+\\tRLT\\t2026-`));
});
