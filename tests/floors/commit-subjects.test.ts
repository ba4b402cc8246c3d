import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Last commit before the rule of docs/naming.md. */
const BEFORE = 'c29f157c';
const LONGEST = 72;

it('subjects of commits have at most 72 characters and no full stop', (context) => {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', `${BEFORE}..HEAD`], { encoding: 'utf8' });
  // Skips archives, and clones without history.
  if (status !== 0) return context.skip();
  const subjects = stdout.split('\n').filter(Boolean);
  expect(subjects.filter((subject) => subject.length > LONGEST || subject.endsWith('.'))).toEqual([]);
});
