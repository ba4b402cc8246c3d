import { Worker } from 'node:worker_threads';
import type { AnswerThreadData } from './answer-thread.ts';
import type { World } from './world.ts';

/** Starts a thread that makes what takes long, with a world of its own like this one. */
export function startAnswerThread({ parts, derivatives, years }: World, warmUpAt: number | undefined): Worker {
  const workerData: AnswerThreadData = { parts, memory: derivatives.figures.memory, years: years?.all ?? new Map(), warmUpAt };
  return new Worker(new URL('./answer-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    // About 70 MB live in it. With more room V8 lets it grow further before it looks.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
}
