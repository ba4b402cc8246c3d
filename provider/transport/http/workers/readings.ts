import { keysOf } from '#domain/input/typed-entries.ts';
import type { Reading } from '../../../operation/metrics.ts';
import type { AnswerWorkers } from './answer-workers.ts';

const HELP: Readonly<Record<keyof AnswerWorkers['load'], string>> = {
  ready: 'Whether a thread can make answers aside (1) or not yet (0).',
  waiting: 'Answers that wait to be made aside.',
  running: 'Answers that are being made aside.',
  made: 'Answers made aside since the start.',
  refused: 'Calls refused since the start because too much was to be made aside.',
};

/** Returns the metrics of the workers for the operator. */
export function readingsOf(workers: AnswerWorkers): Reading[] {
  return keysOf(HELP).map((name) => ({
    name: `parkett_aside_${name}`,
    help: HELP[name],
    read: () => workers.load[name],
  }));
}
