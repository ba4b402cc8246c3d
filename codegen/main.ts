import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { brokenCode } from './broken-blocks.ts';
import { check, describe } from './check.ts';
import { mocksOfContracts } from './contracts/mocks.ts';
import { foreignClient, placed } from './foreign/client.ts';
import { writeChanged, type GeneratedFile } from './output.ts';
import { generate } from './run.ts';
import { watch } from './watch.ts';

interface Options {
  readonly check?: true;
  readonly watch?: true;
  readonly contract?: string;
  readonly out?: string;
  readonly withMocks?: true;
  readonly mocks?: string;
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
  const reportTypes = typeReporter();
  const stop = await watch(root, ({ changed, problems, milliseconds }) => {
    report(changed, problems, milliseconds);
    if (changed.some((path) => path.endsWith('ts'))) reportTypes();
  });
  console.log('codegen: watching contracts, configuration schemas, subjects and blocks. Ctrl C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

/** Writes files into a folder outside of the generated ones, without removing others. */
async function writeInto(directory: string, making: Promise<GeneratedFile[]>): Promise<void> {
  const start = performance.now();
  const files = placed(await making, resolve(root, directory));
  report(writeChanged('/', files), [], performance.now() - start);
}

/** Reports blocks that no longer fit after types changed, and once when all fit again. Changes during a check cause one more check. */
function typeReporter(): () => void {
  let running: Promise<void> | undefined;
  let isStale = false;
  let wasBroken = false;
  const checkTypes = async (): Promise<void> => {
    isStale = false;
    const { blocks, faults } = await brokenCode(root);
    if (isStale) return checkTypes();
    for (const fault of faults) console.error(`  ✗ ${fault}`);
    if (faults.length > 0) console.error(`codegen: ${brokenText(blocks, faults.length)}`);
    else if (wasBroken) console.log('codegen: all code fits again');
    wasBroken = faults.length > 0;
  };
  return () => {
    isStale = true;
    running ??= checkTypes()
      .catch((error: unknown) => console.error(`  ✗ ${String(error)}`))
      .finally(() => {
        running = undefined;
      });
  };
}

function brokenText(blocks: readonly string[], faults: number): string {
  const count = `${faults} type ${faults === 1 ? 'error' : 'errors'}`;
  return blocks.length === 0 ? count : `${count}; broken blocks: ${blocks.join(', ')}`;
}

function report(changed: readonly string[], problems: readonly string[], milliseconds: number): void {
  for (const path of changed) console.log(`  ${path}`);
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  console.log(`codegen: ${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed in ${(milliseconds / 1000).toFixed(1)} s`);
}

async function main({ check: isCheck, watch: isWatch, contract, out, withMocks, mocks }: Options): Promise<void> {
  if (mocks !== undefined) return writeInto(mocks, mocksOfContracts(root));
  if (contract !== undefined && out !== undefined)
    return writeInto(out, foreignClient(root, resolve(root, contract), { withMocks: withMocks ?? false }));
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
  .option('--with-mocks', 'put MSW mocks of random values beside that client')
  .addOption(
    new Option('--mocks <directory>', 'write MSW mocks of our own contracts there instead').conflicts([
      'check',
      'watch',
      'contract',
      'out',
    ]),
  )
  .action(main);
try {
  await program.parseAsync();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
