import type { FastifyInstance } from 'fastify';
import { createAnswerWorkers, type AnswerWorkers, type AnswerWorkersOptions } from './transport/http/workers/answer-workers.ts';
import { readingsOf } from './transport/http/workers/readings.ts';
import { createAgencyWarmUp } from './transport/http/handlers/agency-warm-up.ts';
import { startRehearsal } from './transport/http/rehearsal.ts';
import type { ProviderContext } from './transport/shared/context.ts';
import { keepWarm, oneAfterTheOther, type WarmUp } from './operation/keep-warm.ts';
import type { Reading } from './operation/metrics.ts';
import { createFinderWarmUp } from './services/finder/warm-up.ts';
import type { World } from './world.ts';

/** Work done before any request needs it: worker threads make slow answers, idle time is used to compute popular data. */
export interface Ahead {
  /** Threads that make slow answers; undefined if the main thread makes all of them. */
  readonly workers: AnswerWorkers | undefined;
  readonly readings: readonly Reading[];
  /** Returns true once the data that the first visitors need is computed. */
  readonly isPrepared: () => boolean;
  /** Returns true once all data that is computed ahead is available. */
  readonly isWarm: () => boolean;
  /** Pauses computing ahead at every request of the server. */
  watch(app: FastifyInstance): void;
  stop(): void;
}

export interface AheadOptions extends Pick<AnswerWorkersOptions, 'threads' | 'patience'> {
  readonly world: () => World;
  readonly now: () => number;
  readonly warmUp: WarmUp | undefined;
}

/** Starts the worker threads and computing ahead. */
export function startAhead(context: ProviderContext, { threads, patience, world, now, warmUp }: AheadOptions): Ahead {
  const warmth =
    warmUp === 'all'
      ? keepWarm(() => world().market, now, oneAfterTheOther([createAgencyWarmUp(() => context), createFinderWarmUp(() => context)]))
      : undefined;
  const workers = threads.count === 0 ? undefined : createAnswerWorkers({ ...(patience !== undefined && { patience }), threads });
  const isRehearsed = warmth === undefined || workers === undefined ? () => true : startRehearsal(context, workers, warmth.onRequest);
  return {
    workers,
    readings: workers === undefined ? [] : readingsOf(workers),
    isPrepared: () => (threads.isReady() || !threads.isThere()) && isRehearsed(),
    isWarm: () => (warmth?.isWarm() ?? false) && (threads.count === 0 || threads.isWarm()) && world().years?.isDone() !== false,
    watch(app) {
      if (warmth !== undefined) app.addHook('onRequest', (_request, _reply, done) => (warmth.onRequest(), done()));
    },
    stop: () => warmth?.stop(),
  };
}
