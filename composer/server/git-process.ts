import { execFile } from 'node:child_process';
import type { FromGit, ToGit } from './run-git.ts';

/** Timeout of a git process, in ms. */
const TIME = 30_000;

process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, folder, args, input, env }: ToGit) => {
  const options = { maxBuffer: 64_000_000, timeout: TIME, env: { ...env, NODE_ENV: process.env.NODE_ENV } };
  const child = execFile('git', ['-C', folder, '--literal-pathspecs', ...args], options, (error, stdout, stderr) => {
    const answer: FromGit = error === null ? { id, said: stdout } : { id, fault: stderr.trim() || error.message };
    process.send?.(answer);
  });
  child.stdin?.on('error', () => undefined).end(input);
});
