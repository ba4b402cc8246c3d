import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../server/refusal.ts';
import { startClock, type Clock } from './clock.ts';
import type { Ending, FromProcess, ToProcess } from './job.ts';
import { JobEnded, type JobEnd, type JobLimits } from './limits.ts';
import { ONE_THREAD, runOnlyWhenIdle, lowerPriority, waitedForCore } from './process-priority.ts';

export interface JobProcess {
  /** Resolves when the shared state is loaded; rejects with `JobEnded` if loading fails. */
  readonly ready: Promise<void>;
  /** Number of jobs started so far. */
  readonly jobs: number;
  /**
   * Runs one job.
   * @throws Refusal by the job; JobEnded when the process died during the job; JobFault for an error in its code
   */
  run(name: string, input: unknown): Promise<unknown>;
  /** Fraction of its memory limit in use after the last job. */
  readonly used: number;
  readonly isAlive: boolean;
  end(): void;
}

/** Error in the code of a job, as reported by its process. */
export class JobFault extends Error {
  override readonly name = 'JobFault';
  readonly fault: unknown;
  constructor(job: string, fault: unknown) {
    super(`The job ${job} failed`);
    this.fault = fault;
  }
}

export interface ProcessParts {
  /** Module that runs the jobs. */
  readonly entry: URL;
  readonly settings: unknown;
  readonly limits: JobLimits;
  /** Answers requests of a job to this process. */
  readonly host: (name: string, input: unknown) => Promise<unknown>;
}

/** Fraction of the memory limit for V8's heap; native memory and threads need the rest. */
const HEAP = 0.7;
/** Names of environment variables that a job process receives; it must not see secrets of the site. */
const PASSED = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];

export function startJobProcess({ entry, settings, limits, host }: ProcessParts): JobProcess {
  const mostBytes = limits.megabytes * 1024 * 1024;
  const child = fork(fileURLToPath(entry), {
    execArgv: [`--max-old-space-size=${Math.floor(limits.megabytes * HEAP)}`, '--max-semi-space-size=16', ...ONE_THREAD],
    env: { ...passed(), NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let running: { readonly work: PromiseWithResolvers<Ending>; readonly clock: Clock } | undefined;
  let [isAlive, isReady] = [true, false];
  let [jobs, bytes] = [0, 0];
  let ending: JobEnd | undefined;
  const kill = (end: JobEnd): void => {
    ending ??= end;
    child.kill('SIGKILL');
  };
  const send = (message: ToProcess): void => void child.send(message, () => undefined);
  const starting = setTimeout(() => kill('time'), limits.startSeconds * 1000);
  const died = (signal: NodeJS.Signals | null): void => {
    isAlive = false;
    clearTimeout(starting);
    running?.clock.stop();
    // Both signals mean memory: the process kills itself (guard.ts), V8 aborts it, or the system kills it.
    const end = ending ?? (signal === 'SIGKILL' || signal === 'SIGABRT' ? 'memory' : 'crash');
    const fault = new JobEnded(isReady ? end : 'start', limits);
    ready.reject(fault);
    running?.work.reject(fault);
  };
  child.once('exit', (_, signal) => died(signal));
  child.once('error', () => died(null));
  child.on('message', (message: FromProcess) => {
    if (message.kind === 'ready') {
      clearTimeout(starting);
      isReady = true;
      if (limits.onlyWhenIdle) runOnlyWhenIdle(child.pid);
      ready.resolve();
    } else if (message.kind === 'end') {
      ({ bytes } = message);
      running?.clock.stop();
      running?.work.resolve(message);
    } else {
      const { id, name, input } = message;
      running?.clock.pause();
      const answered = (answer: { readonly value: unknown } | { readonly fault: string }): void => {
        running?.clock.goOn();
        if (isAlive) send({ kind: 'hostAnswer', id, ...answer });
      };
      host(name, input).then(
        (value) => answered({ value }),
        (error: unknown) => answered({ fault: error instanceof Error ? error.message : 'failed' }),
      );
    }
  });
  send({ kind: 'begin', beginning: { settings, mostBytes } });
  return {
    ready: ready.promise,
    get jobs() {
      return jobs;
    },
    get isAlive() {
      return isAlive;
    },
    get used() {
      return bytes / mostBytes;
    },
    end: () => kill('crash'),
    async run(name, input) {
      jobs += 1;
      const work = Promise.withResolvers<Ending>();
      running = {
        work,
        clock: startClock(
          limits.seconds,
          () => kill('time'),
          () => waitedForCore(child.pid),
        ),
      };
      try {
        if (!isAlive) throw new JobEnded('crash', limits);
        send({ kind: 'job', name, input });
        const end = await work.promise;
        if (end.as === 'refused') throw new Refusal(end.status, end.body);
        if (end.as === 'failed') throw new JobFault(name, end.fault);
        return end.value;
      } finally {
        running.clock.stop();
        running = undefined;
      }
    },
  };
}

function passed(): Record<string, string | undefined> {
  return Object.fromEntries(PASSED.map((name) => [name, process.env[name]]));
}
