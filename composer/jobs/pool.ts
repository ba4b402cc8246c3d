import { createFairQueue } from '#entrance/fair-queue.ts';
import { warn } from '#site/log.ts';
import { Refusal, refuse } from '../server/refusal.ts';
import type { AnswerOf, InputOf } from './job.ts';
import { JobFault, startJobProcess, type JobProcess, type ProcessParts } from './job-process.ts';
import { createSlots, type Slots } from './slots.ts';
import { JOB_LIMITS, JobEnded, type JobLimits } from './limits.ts';

/** Pool of processes for the work of editors, which keeps this work off the thread that serves visitors. */
export interface Pool<All> {
  /**
   * Runs a job when it is the editor's turn.
   * @param who id of the editor, who has one job at a time and as many turns as everybody else
   * @throws Refusal by the job itself, 429 and 503 when too many jobs wait; JobEnded (422, 503) for a job that exceeded its limits
   */
  run<Name extends keyof All & string>(who: string, name: Name, input: InputOf<All[Name]>): Promise<AnswerOf<All[Name]>>;
  /** Starts a process, so that it is ready for the next job. */
  prepare(): void;
  /** Ends all processes. */
  close(): void;
}

export interface PoolSettings extends Omit<ProcessParts, 'limits' | 'host'> {
  readonly limits?: Partial<JobLimits>;
  readonly host?: ProcessParts['host'];
  /** Slots that this pool shares with other work of editors; its own ones by default. */
  readonly slots?: Slots;
}

interface Waiting {
  readonly who: string;
  readonly name: string;
  readonly input: unknown;
  readonly answer: PromiseWithResolvers<unknown>;
}

/** Time in ms after which an idle process ends; each takes some 200 MB. */
const IDLE = 10 * 60_000;
/** Fraction of its memory limit above which a process is replaced; it keeps working until its successor is ready. */
const FULL = 0.7;
/** Fraction of its memory limit above which a process ends at once, because the next job would have too little. */
const SPENT = 0.8;
const LATE = 'Gerade ist in der Redaktion viel zu tun. Dein Entwurf ist, wie er war. Versuche es gleich noch einmal.';

export function createPool<All>({ limits: given, host = noHost, slots = createSlots(), ...parts }: PoolSettings): Pool<All> {
  const limits = { ...JOB_LIMITS, ...given };
  const queue = createFairQueue<Waiting>(limits);
  const busy = new Set<string>();
  const processes = new Set<JobProcess>();
  const idle: { readonly process: JobProcess; readonly timer: NodeJS.Timeout }[] = [];
  /** Successor of each full process that still works. It loads everything in advance. */
  const successors = new Map<JobProcess, JobProcess>();
  const replaced = new WeakSet<JobProcess>();
  let isClosed = false;

  const started = (): JobProcess => {
    const process = startJobProcess({ ...parts, limits, host });
    processes.add(process);
    return process;
  };
  const end = (process: JobProcess): void => {
    process.end();
    processes.delete(process);
  };
  /**
   * Ends a process if it is idle.
   * @returns whether it was idle
   */
  const endIdle = (process: JobProcess): boolean => {
    const index = idle.findIndex((each) => each.process === process);
    if (index < 0) return false;
    for (const { timer } of idle.splice(index, 1)) clearTimeout(timer);
    end(process);
    return true;
  };
  /** Starts the successor of a full process in advance, so that jobs wait neither for its start nor for the documents it loads. */
  const replace = (process: JobProcess): void => {
    const successor = started();
    successors.set(process, successor);
    const changeOver = (): void => {
      if (!successors.delete(process)) return;
      rest(successor);
      if (!endIdle(process)) replaced.add(process);
    };
    successor.ready.then(changeOver, () => successors.delete(process));
  };
  /** Successor that is already loading for a process that has died. Starting a third process would slow down both on the cores. */
  const successorOf = (process: JobProcess): JobProcess | undefined => {
    const successor = successors.get(process);
    successors.delete(process);
    return successor;
  };
  const rest = (process: JobProcess): void => {
    const successor = successors.get(process);
    const isFull = process.used > FULL;
    if (isClosed || !process.isAlive || process.used > SPENT || replaced.has(process) || (isFull && idle.length > 0)) {
      end(process);
      successors.delete(process);
      if (isClosed) return;
      if (successor !== undefined) rest(successor);
      else if (idle.length === 0) rest(started());
      return;
    }
    if (isFull && successor === undefined) replace(process);
    idle.push({ process, timer: setTimeout(() => endIdle(process), IDLE).unref() });
  };
  /** Most recently used idle process, or a new one. The second process is needed only while two jobs run at once. */
  const taken = (): JobProcess => {
    const last = idle.pop();
    if (last === undefined) return started();
    clearTimeout(last.timer);
    if (last.process.isAlive) return last.process;
    processes.delete(last.process);
    return taken();
  };
  const prepare = (): void => {
    if (!isClosed && idle.length === 0 && busy.size === 0) rest(started());
  };
  const done = async (name: string, input: unknown): Promise<unknown> => {
    const process = taken();
    let begun = Infinity;
    try {
      await process.ready;
      begun = performance.now();
      return await process.run(name, input);
    } catch (error) {
      // Retries a job once in a fresh process if earlier jobs may have used up the memory. A job that ran long itself is not retried,
      // because its editor would wait twice for the same answer.
      const wasLong = performance.now() - begun > limits.seconds * 500;
      if (!(error instanceof JobEnded) || error.end !== 'memory' || process.jobs < 2 || wasLong) throw error;
      const fresh = successorOf(process) ?? started();
      try {
        await fresh.ready;
        return await fresh.run(name, input);
      } finally {
        rest(fresh);
      }
    } finally {
      rest(process);
    }
  };
  const work = async ({ who, name, input, answer }: Waiting): Promise<void> => {
    busy.add(who);
    try {
      answer.resolve(await done(name, input));
    } catch (error) {
      if (error instanceof JobEnded) warn('job-ended', { job: name, by: error.end });
      if (error instanceof JobFault) warn('job-failed', { job: name, fault: error.fault });
      answer.reject(error);
    } finally {
      busy.delete(who);
      slots.release();
      next();
    }
  };
  const next = (): void => {
    while (queue.size > 0 && busy.size < limits.atOnce && slots.take(next)) {
      const job = queue.shift((who) => !busy.has(who ?? ''));
      if (job === undefined) {
        slots.release();
        return;
      }
      void work(job);
    }
  };
  return {
    async run(who, name, input) {
      const answer = Promise.withResolvers<unknown>();
      const job: Waiting = { who, name, input, answer };
      if (queue.of(who) >= limits.mostEach) refuse(429, 'Das waren zu viele Änderungen auf einmal. Warte einen Augenblick.');
      if (isClosed || !queue.push(who, job)) refuse(503, 'Gerade arbeiten zu viele in der Redaktion. Versuche es gleich noch einmal.');
      const late = setTimeout(() => {
        if (queue.remove(who, job)) answer.reject(new Refusal(503, { message: LATE }));
      }, limits.waitSeconds * 1000);
      next();
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Processes have the same functions by their names as this type
        return (await answer.promise) as AnswerOf<All[typeof name]>;
      } finally {
        clearTimeout(late);
      }
    },
    prepare,
    close() {
      isClosed = true;
      for (const { timer } of idle) clearTimeout(timer);
      for (const process of processes) end(process);
    },
  };
}

function noHost(name: string): Promise<never> {
  return Promise.reject(new Error(`Nothing answers „${name}“ here`));
}
