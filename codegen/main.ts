import { Command } from 'commander';
import { generate } from './run.ts';

const root = process.cwd();

async function runOnce(): Promise<void> {
  const start = performance.now();
  const { changed, problems } = await generate(root);
  for (const path of changed) console.log(`  ${path}`);
  console.log(`codegen: ${changed.length} files changed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  report(problems);
}

function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

const program = new Command('codegen')
  .description('Writes what follows from contracts, configuration schemas and block folders into the generated folders.')
  .action(runOnce);
await program.parseAsync();
