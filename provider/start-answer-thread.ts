import { Worker } from 'node:worker_threads';
import type { AnswerThreadData } from './answer-thread.ts';
import type { World } from './world.ts';

/** Starts a thread for slow answers with a copy of this thread's world. */
export function startAnswerThread({ parts, derivatives, years }: World, warmUpAt: number | undefined): Worker {
  const workerData: AnswerThreadData = { parts, memory: derivatives.figures.memory, years: years?.all ?? new Map(), warmUpAt };
  return new Worker(new URL('./answer-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    // About 70 MB are in use. With a higher limit V8 lets the heap grow further before it collects garbage.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
}
