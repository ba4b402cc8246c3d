import { describeError } from '#domain/log/describe-error.ts';
import { Refusal } from '../server/refusal.ts';
import type { AskHost, Beginning, Ending, FromProcess, Job, Jobs, ToProcess } from './job.ts';
import { startGuard } from './start-guard.ts';

type Prepare<Settings, Context> = (settings: Settings, ask: AskHost) => Context;

/**
 * Runs jobs in a process that the pool has started, one after the other.
 * @param prepare creates the state that jobs share, such as the loaded configuration, before the first job
 */
export function serveJobs<Context, Settings = unknown>(jobs: Jobs<Context>, prepare: Prepare<Settings, Context>): void {
  const send = (message: FromProcess): void => void process.send?.(message);
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  const ask: AskHost = (name, input) => {
    const id = asked.size === 0 ? 1 : Math.max(...asked.keys()) + 1;
    const answer = Promise.withResolvers<unknown>();
    asked.set(id, answer);
    send({ kind: 'ask', id, name, input });
    return answer.promise;
  };
  let context: Context;
  const begin = async ({ settings, ...bounds }: Beginning<Settings>): Promise<void> => {
    await guarded(bounds);
    context = prepare(settings, ask);
    send({ kind: 'ready' });
  };
  const run = async (name: string, input: unknown): Promise<void> => {
    const ending = await ended(jobs[name], input, context);
    send({ kind: 'end', bytes: process.memoryUsage.rss(), ...ending });
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ToProcess<Settings>) => {
    if (message.kind === 'begin') void begin(message.beginning);
    else if (message.kind === 'job') void run(message.name, message.input);
    else {
      const answer = asked.get(message.id);
      asked.delete(message.id);
      if (message.fault === undefined) answer?.resolve(message.value);
      else answer?.reject(new Error(message.fault));
    }
  });
}

async function ended<Context>(job: Job<Context> | undefined, input: unknown, context: Context): Promise<Ending> {
  try {
    if (job === undefined) throw new TypeError('There is no such job');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Types of the pool bind the name of a job to its input
    return { as: 'done', value: await job(input as never, context) };
  } catch (error) {
    if (error instanceof Refusal) return { as: 'refused', status: error.status, body: error.body };
    return { as: 'failed', fault: describeError(error) };
  }
}

async function guarded({ mostBytes }: Omit<Beginning, 'settings'>): Promise<void> {
  const guard = startGuard(mostBytes);
  await new Promise<void>((resolve, reject) => {
    guard.once('online', resolve);
    guard.once('error', reject);
  });
}
