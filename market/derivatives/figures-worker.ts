import { thisThread } from '#domain/threads/this-thread.ts';
import { computeRows, type World } from './compute.ts';
import type { FigureArrays, Moment } from './types.ts';

/** Data that the thread works on; all arrays are shared memory. The two sets of figures are written in turn. */
export interface WorkerWorld {
  readonly world: World;
  readonly figures: readonly [FigureArrays, FigureArrays];
}

/** Compute the figures as of a moment into one of the sets. The answer is the same number. */
export interface Order {
  readonly target: 0 | 1;
  readonly moment: Moment;
}

// A minute's figures take long enough to be felt: they have this thread for themselves.
const { port, data } = thisThread<WorkerWorld>('figures-worker.ts');
const { world, figures } = data;

port.on('message', ({ target, moment }: Order) => {
  computeRows(world, { from: 0, to: world.columns.length }, moment, figures[target]);
  port.postMessage(target);
});
