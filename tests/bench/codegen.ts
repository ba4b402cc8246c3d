// npm run bench:codegen: time of codegen over all contracts, configuration schemas and blocks, whether two runs produce the same bytes, and
// the time to list everything that an operation reaches, compared with codegen of the same run. Prints JSON; exit code 1 if a goal is
// missed.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';

const GOAL_MS = 10_000;
const RUNS = 3;
const root = join(import.meta.dirname, '../..');

function run(program: string, ...parameters: string[]): { ms: number; passed: boolean } {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [program, ...parameters], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return { ms: Math.round(performance.now() - start), passed: status === 0 };
}

const first = run('codegen/main.ts');
// Each further run regenerates everything and compares it with the output of the first.
const again = Array.from({ length: RUNS - 1 }, () => run('codegen/main.ts', '--check'));
const impacts = Array.from({ length: RUNS }, () => run('codegen/impact/cli.ts', '--operation', 'getQuote'));
const times = [first, ...again].map(({ ms }) => ms);
const isSame = again.every(({ passed }) => passed);
const impact = impacts.map(({ ms }) => ms);
const impactToCodegen = Number((Math.min(...impact) / Math.min(...times)).toFixed(2));
console.log(JSON.stringify({ cores: cpus().length, times, goalMs: GOAL_MS, isSame, impact, impactToCodegen }, undefined, 2));
const isFast = Math.max(...times, ...impact) <= GOAL_MS;
process.exitCode = first.passed && isSame && impacts.every(({ passed }) => passed) && isFast ? 0 : 1;
