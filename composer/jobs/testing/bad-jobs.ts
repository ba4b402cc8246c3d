// Misbehaving jobs for the test of the pool.
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { refuse } from '../../server/refusal.ts';
import type { AskHost } from '../job.ts';
import { serveJobs } from '../serve.ts';

interface Context {
  readonly greeting: string;
  readonly ask: AskHost;
}

const kept: unknown[] = [];

const badJobs = {
  greet: (name: string, { greeting }: Context): string => `${greeting} ${name}`,
  pid: (): number => process.pid,
  /** Nice level of each thread, if the system reports threads. */
  priorities: (): number[] =>
    process.platform === 'linux' ? readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread))) : [getPriority()],
  wait: (milliseconds: number): Promise<number> => new Promise((resolve) => setTimeout(() => resolve(milliseconds), milliseconds)),
  loop: (): never => {
    for (;;);
  },
  heap: (): never => {
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })));
  },
  native: (): never => {
    for (;;) kept.push(Buffer.alloc(4_000_000, 1));
  },
  /** Keeps the given number of megabytes allocated, as a cache does. */
  keep: (megabytes: number): number => kept.push(Buffer.alloc(megabytes * 1_000_000, 1)),
  leave: (): never => process.exit(3),
  refuse: (): never => refuse(409, 'Schon vergeben.'),
  fail: (): never => {
    throw new TypeError('Cannot read what is not there');
  },
  ask: (what: string, { ask }: Context): Promise<unknown> => ask('echo', what),
};

export type BadJobs = typeof badJobs;

serveJobs<Context>(badJobs, (settings, ask) => ({ greeting: String(settings), ask }));
