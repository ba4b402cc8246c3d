import { thisThread } from '#domain/threads/this-thread.ts';
import { computeRows, type World } from './compute.ts';
import type { FigureArrays, Moment } from './types.ts';

/** Data of the worker thread; all arrays are shared memory. The two sets of figures are written alternately. */
export interface WorkerWorld {
  readonly world: World;
  readonly figures: readonly [FigureArrays, FigureArrays];
}

/** Order to compute the figures as of a moment into one of the sets. The answer repeats its number. */
export interface Order {
  readonly target: 0 | 1;
  readonly moment: Moment;
}

// Runs in a separate thread, because the figures of a minute would block others noticeably.
const { port, data } = thisThread<WorkerWorld>('figures-worker.ts');
const { world, figures } = data;

port.on('message', ({ target, moment }: Order) => {
  computeRows(world, { from: 0, to: world.columns.length }, moment, figures[target]);
  port.postMessage(target);
});
