// npm run bench:codegen: how long codegen takes over all contracts, configuration schemas and blocks, and whether two runs
// give the same bytes. Prints JSON; exit code 1 when a goal is missed.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';

const GOAL_MS = 10_000;
const RUNS = 3;
const root = join(import.meta.dirname, '../..');

function run(...parameters: string[]): { ms: number; passed: boolean } {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['codegen/main.ts', ...parameters], { cwd: root, stdio: 'inherit' });
  return { ms: Math.round(performance.now() - start), passed: status === 0 };
}

const first = run();
// Each further run makes everything anew and compares it with what the first one wrote.
const again = Array.from({ length: RUNS - 1 }, () => run('--check'));
const times = [first, ...again].map(({ ms }) => ms);
const isSame = again.every(({ passed }) => passed);
console.log(JSON.stringify({ cores: cpus().length, times, goalMs: GOAL_MS, isSame }, undefined, 2));
process.exitCode = first.passed && isSame && Math.max(...times) <= GOAL_MS ? 0 : 1;
