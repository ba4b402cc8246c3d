import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const node = resolve('node_modules/.bin/node');
/** Number of parallel stores; more would only wait for a core. */
const LANES = 2;
const MOST_WRITES = 12;

export interface KilledWriters {
  readonly kills: number;
  readonly acknowledged: number;
  /** Writes that were acknowledged but are missing afterwards. */
  readonly lost: readonly string[];
}

/**
 * Kills (-9) a process that writes watchlists, `kills` times, each time after some writes were acknowledged while others are in progress;
 * starts the next on the same store, and finally checks that every acknowledged write is there.
 * @param chance numbers in [0, 1)
 */
export async function killWriters(kills: number, chance: () => number): Promise<KilledWriters> {
  const shares = Array.from({ length: Math.min(LANES, kills) }, (_, lane) => Math.floor((kills + lane) / Math.min(LANES, kills)));
  const lanes = await Promise.all(shares.map((share) => runLane(share, chance)));
  return { kills, acknowledged: lanes.reduce((sum, { acknowledged }) => sum + acknowledged, 0), lost: lanes.flatMap(({ lost }) => lost) };
}

async function runLane(kills: number, chance: () => number): Promise<Omit<KilledWriters, 'kills'>> {
  const data = mkdtempSync(join(tmpdir(), 'parkett-killed-'));
  const acknowledged: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) await killOne(data, `k${kill}`, 1 + Math.floor(chance() * MOST_WRITES), acknowledged);
    const found = new Set(await readAll(data));
    return { acknowledged: acknowledged.length, lost: acknowledged.filter((note) => !found.has(note)) };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Lets the process write until `writes` are acknowledged, then kills it. Output before its end counts as acknowledged. */
async function killOne(data: string, run: string, writes: number, acknowledged: string[]): Promise<void> {
  const child = start(data, [run]);
  const gone = once(child, 'close');
  let seen = 0;
  for await (const note of linesOf(child)) {
    acknowledged.push(note);
    seen += 1;
    if (seen === writes) child.kill('SIGKILL');
  }
  await gone;
  if (seen < writes) throw new Error(`The writer ended by itself after ${seen} writes; see its message above.`);
}

/** Returns the notes of all positions in the store in `data`, which no process may use. */
export async function readAll(data: string): Promise<string[]> {
  const child = start(data, ['', '--read']);
  const notes: string[] = [];
  for await (const note of linesOf(child)) notes.push(note);
  return notes;
}

function start(data: string, args: readonly string[]): ChildProcess {
  const { DATABASE_URL: _server, ...env } = process.env;
  const child = spawn(node, [resolve('tests/disk/writer.ts'), ...args], {
    env: { ...env, PARKETT_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));
  return child;
}

function linesOf(child: ChildProcess): AsyncIterable<string> {
  if (child.stdout === null) throw new Error('The writer has no output.');
  return createInterface({ input: child.stdout });
}
