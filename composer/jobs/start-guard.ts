import { Worker } from 'node:worker_threads';

/**
 * Starts the thread that ends this process when its memory is used up or its parent process is gone (`guard.ts`).
 * @param mostBytes maximum resident memory in bytes
 */
export function startGuard(mostBytes: number): Worker {
  const guard = new Worker(new URL('guard.ts', import.meta.url), {
    argv: [mostBytes, process.ppid],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  guard.unref();
  return guard;
}
