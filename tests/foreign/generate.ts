import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Cost of a program: wall-clock and processor seconds, and its peak memory in megabytes. */
export interface Taken {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly megabytes: number;
}

/**
 * Generates the client of a document with the public command.
 * @throws Error with the output of the command when it fails
 */
export async function generate(document: string, out: string): Promise<Taken> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { taken, output, status } = await run(['codegen/main.ts', '--contract', document, '--out', out]);
  if (status !== 0) throw new Error(output);
  return taken;
}

/** Checks the types of the folder by the project's strict rules. */
export async function checkTypes(out: string): Promise<Taken & { readonly errors: readonly string[] }> {
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ extends: resolve(root, 'tsconfig.json'), include: ['*.ts'], exclude: [] }));
  const { taken, output } = await run(['node_modules/ts7/bin/tsc', '-p', out, '--extendedDiagnostics']);
  // The compiler runs as a separate process, and only its own output shows its memory.
  const kilobytes = Number(/^Memory used: *(\d+)K/m.exec(output)?.[1] ?? 0);
  return {
    seconds: taken.seconds,
    processorSeconds: taken.processorSeconds,
    megabytes: Math.round(kilobytes / 1024),
    errors: output.split('\n').filter((line) => line.includes('error TS')),
  };
}

async function run(parameters: readonly string[]): Promise<{ taken: Taken; output: string; status: number | null }> {
  const start = performance.now();
  const before = processorSeconds();
  const child = spawn(process.execPath, parameters, { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let megabytes = 0;
  const timer = setInterval(() => (megabytes = Math.max(megabytes, highest(child.pid))), 50);
  const status = await new Promise<number | null>((ended) => void child.on('close', ended));
  clearInterval(timer);
  const taken = { seconds: (performance.now() - start) / 1000, processorSeconds: processorSeconds() - before, megabytes };
  return { taken, output, status };
}

/** Returns the processor time of all child processes that have ended, as Linux counts it; 0 elsewhere. */
function processorSeconds(): number {
  try {
    const [user = 0, system = 0] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(13, 15)
      .map(Number);
    // The kernel counts in hundredths of a second.
    return (user + system) / 100;
  } catch {
    return 0;
  }
}

/** Returns the peak memory of a process as Linux counts it; 0 elsewhere. */
function highest(pid: number | undefined): number {
  try {
    return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
