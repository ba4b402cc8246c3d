import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const running: ChildProcess[] = [];
const folders: string[] = [];

/** Receives the standard error of a program line by line. */
export type Listener = (line: string) => void;

/**
 * Starts a program and waits until `url` answers with a status other than 503, which means not ready; resolves with its process id. The
 * program ends with the run (`endAll`). With `listener` it ignores Ctrl C in the terminal, which lets the run end in order.
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  url: string,
  listener?: Listener,
): Promise<number> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', listener === undefined ? 'inherit' : 'pipe'],
    detached: listener !== undefined,
  });
  running.push(child);
  if (listener !== undefined && child.stderr !== null) createInterface(child.stderr).on('line', listener);
  let fault: Error | undefined;
  child.once('error', (error) => (fault = error));
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (fault) throw new Error(`${command} does not start: ${fault.message}. Is it installed?`, { cause: fault });
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with code ${child.exitCode}; see its message above.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined && answer.status !== 503) return child.pid ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within five minutes.`);
}

const MOST_SECONDS_TO_START = 120;

/**
 * Waits until a child process answers 200 at `url`.
 * @throws Error with its last output when it ends or takes too long
 */
export async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  for (let waited = 0; waited < MOST_SECONDS_TO_START * 10; waited += 1) {
    if (hasEnded(child))
      throw new Error(`${child.spawnargs.join(' ')} ended with ${child.signalCode ?? `code ${child.exitCode}`}:\n${said}`);
    if ((await statusAt(url)) === 200) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not answer 200 within ${MOST_SECONDS_TO_START} s:\n${said}`);
}

/** Returns the status of a complete answer; undefined if it does not arrive in time. */
async function statusAt(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Ends one program of this run and waits until it has exited. */
export async function endProcess(pid: number): Promise<void> {
  const at = running.findIndex((one) => one.pid === pid);
  if (at >= 0) await Promise.all(running.splice(at, 1).map(endChild));
}

/** Ends a child process and waits until it has exited. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Returns true if the process has exited by itself or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends everything that this run has started and removes its folders. */
export async function endAll(): Promise<void> {
  await Promise.all(running.splice(0).map(endChild));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-bench-'));
  folders.push(folder);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
