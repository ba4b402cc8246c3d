import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { check, describe } from './check.ts';
import { foreignClient, placed } from './contracts/foreign.ts';
import { writeChanged } from './output.ts';
import { generate } from './run.ts';
import { watch } from './watch.ts';

interface Options {
  readonly check?: true;
  readonly watch?: true;
  readonly contract?: string;
  readonly out?: string;
}

const root = process.cwd();

async function runOnce(): Promise<void> {
  const start = performance.now();
  const { changed, problems } = await generate(root);
  report(changed, problems, performance.now() - start);
  if (problems.length > 0) process.exitCode = 1;
}

async function runCheck(): Promise<void> {
  const { drift, problems } = await check(root);
  for (const line of [...drift.map(describe), ...problems]) console.error(`  ✗ ${line}`);
  if (drift.length > 0) console.error('Run `npm run codegen` and commit what it writes.');
  if (drift.length + problems.length > 0) process.exitCode = 1;
  else console.log('codegen: every generated file follows from its sources.');
}

async function runWatch(): Promise<void> {
  await runOnce();
  process.exitCode = 0;
  const stop = await watch(root, ({ changed, problems, milliseconds }) => report(changed, problems, milliseconds));
  console.log('codegen: watching contracts, config/schemas and blocks. Ctrl C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

async function runForeign(contract: string, out: string): Promise<void> {
  const start = performance.now();
  const files = placed(await foreignClient(root, resolve(root, contract)), resolve(root, out));
  report(writeChanged('/', files), [], performance.now() - start);
}

function report(changed: readonly string[], problems: readonly string[], milliseconds: number): void {
  for (const path of changed) console.log(`  ${path}`);
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  console.log(`codegen: ${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed in ${(milliseconds / 1000).toFixed(1)} s`);
}

async function main({ check: isCheck, watch: isWatch, contract, out }: Options): Promise<void> {
  if (contract !== undefined && out !== undefined) return runForeign(contract, out);
  if (contract !== undefined || out !== undefined) throw new Error('--contract FILE and --out DIR belong together: give both.');
  if (isCheck) return runCheck();
  return isWatch ? runWatch() : runOnce();
}

const program = new Command('npm run codegen --')
  .description('Writes what follows from contracts, configuration schemas and block folders into the generated folders.')
  .addOption(new Option('--check', 'compare instead of writing; exit code 1 on any difference').conflicts(['watch', 'contract']))
  .addOption(new Option('--watch', 'write, then again on every change').conflicts(['check', 'contract']))
  .option('--contract <file>', 'make a client for any OpenAPI 3.0 or 3.1 document instead (needs --out)')
  .option('--out <directory>', 'where that client goes')
  .action(main);
try {
  await program.parseAsync();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
