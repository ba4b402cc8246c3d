import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Compiler errors in code that uses generated files. */
export interface BrokenCode {
  /** Block folders, such as `instrument/key-facts`. */
  readonly blocks: readonly string[];
  /** One line per fault: place and reason. */
  readonly faults: readonly string[];
}

/**
 * Type-checks code that depends on generated files. Stores incremental results in `.cache`, so the next run takes about a second.
 * @throws Error if the compiler itself cannot run
 */
export async function brokenCode(root: string): Promise<BrokenCode> {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('ts7/package.json')), 'bin/tsc');
  const options = [
    '--noEmit',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/codegen.tsbuildinfo',
    '-p',
    'tsconfig.json',
  ];
  const { failed, output } = await new Promise<{ failed: boolean; output: string }>((done) => {
    execFile(process.execPath, [compiler, ...options], { cwd: root, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      done({ failed: error !== null, output: stdout + stderr });
    });
  });
  const result = faultsIn(output);
  if (failed && result.faults.length === 0) throw new Error(`The type check did not run: ${output.trim().slice(0, 500)}`);
  return result;
}

/** Parses the compiler's output. Ignores faults in tests. */
export function faultsIn(output: string): BrokenCode {
  const faults = [...output.matchAll(/^([\w./[\]-]+)\((\d+),(\d+)\): error \w+: (.+)$/gm)]
    .filter(([, file]) => !file?.includes('.test.'))
    .map(([, file, line, column, reason]) => ({ file: file ?? '', text: `${file}:${line}:${column}  ${reason}` }));
  const blocks = faults.flatMap(({ file }) => /^blocks\/((?!kit\/|generated\/)[\w-]+\/[\w-]+)\//.exec(file)?.[1] ?? []);
  return { blocks: [...new Set(blocks)].toSorted(), faults: faults.map(({ text }) => text) };
}
