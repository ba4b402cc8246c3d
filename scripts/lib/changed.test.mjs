import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from './changed.mjs';
import { checksFor } from './checks.mjs';

let folder;
const git = (...args) => execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@parkett.example', ...args], { cwd: folder });
const commit = (...names) => {
  for (const name of names) writeFileSync(join(folder, name), `${name} ${Math.random()}`);
  git('add', '.');
  git('commit', '-qm', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parkett-changed-'));
  git('init', '-q');
  commit('old.ts', 'other.ts');
  commit('old.ts');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the changed files', () => {
  it('are those that differ from the last commit, new ones included', () => {
    writeFileSync(join(folder, 'other.ts'), 'edited');
    writeFileSync(join(folder, 'new.ts'), '');
    expect(changedFiles(folder)).toEqual({ since: 'HEAD', files: ['other.ts', 'new.ts'] });
  });

  it('are those of the last commit when nothing is edited', () => {
    expect(changedFiles(folder)).toEqual({ since: 'HEAD~1', files: ['old.ts'] });
  });
});

describe('the checks of a change', () => {
  const names = (...files) => checksFor(files).map(({ name }) => name);

  it.each([
    [['config/navigation.yaml'], ['config', 'versions', 'format']],
    [['contracts/http/users.yaml'], ['codegen', 'contracts', 'format']],
    [['blocks/market/link-list/block.tsx'], ['types', 'codegen', 'lint', 'spelling', 'format']],
    [['docs/design.md'], ['spelling', 'format']],
    [[], []],
  ])('%j are %j', (files, checks) => {
    expect(names(...files)).toEqual(checks);
  });
});
