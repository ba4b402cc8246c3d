import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Finding } from './finding.ts';

const run = promisify(execFile);
let project: string;
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'contracts'));
  cpSync('contracts/http', join(project, 'contracts/http'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const git = (...parameters: string[]) =>
    run('git', ['-c', 'user.name=Probe', '-c', 'user.email=probe@example.org', ...parameters], { cwd: project });
  await git('init', '--quiet');
  await git('add', 'contracts');
  await git('commit', '--quiet', '--message', 'Contracts');
});
afterAll(() => rmSync(project, { recursive: true }));

async function breaking(...parameters: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = [resolve('codegen/breaking/cli.ts'), ...parameters];
  return run(resolve('node_modules/.bin/node'), command, { cwd: project }).then(
    (result) => ({ code: 0, ...result }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

it('ends with 0 when nothing changed since the last commit', async () => {
  expect(await breaking()).toMatchObject({ code: 0, stdout: 'Die Verträge haben sich für keinen Aufrufer verändert.\n' });
});

it('ends with 1 and names file and line when a change breaks callers', async () => {
  const path = join(project, 'contracts/http/common.yaml');
  const text = readFileSync(path, 'utf8');
  const line = text.split('\n').findIndex((entry) => /^ {8}bid: /.test(entry)) + 1;
  writeFileSync(path, text.replace(/^ {8}bid: .*\n/m, ''));
  const { code, stdout } = await breaking('HEAD', '--json');
  writeFileSync(path, text);
  expect(code).toBe(1);
  expect(JSON.parse(stdout) as Finding[]).toMatchObject([
    {
      rule: 'response-property-removed',
      fields: ['Quote.bid'],
      location: { version: 'old', file: 'contracts/http/common.yaml', line, column: 9 },
    },
  ]);
});

it('ends with 2 and says why when there is nothing to compare', async () => {
  expect(await breaking('nowhere')).toMatchObject({ code: 2, stderr: expect.stringContaining('„nowhere“ nicht') });
  expect(await breaking('--dir', 'no/such/folder')).toMatchObject({ code: 2, stderr: expect.stringContaining('no/such/folder') });
});
