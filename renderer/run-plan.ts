import type { AnyCall } from '#client/audience.ts';
import type { Job, Plan } from './plan.ts';

export type Answer<Value = unknown> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Error };
/** Answers by the key of the call (`keyOf`). */
export type AnswerMap = ReadonlyMap<string, Answer>;

/**
 * Runs all calls of a page in parallel. Never rejects: each call has its own answer or error. When `signal` aborts, open calls count as
 * failed, even if a call ignores the signal.
 */
export async function runPlan(plan: Plan, call: AnyCall, signal: AbortSignal): Promise<AnswerMap> {
  const answers = new Map<string, Answer>();
  const single = async (job: Job): Promise<void> => {
    answers.set(job.key, await settle(() => call(job.query.operation, job.query.input, { signal }), signal));
  };
  const joined = async (
    jobs: Plan['quotes'] | Plan['instruments'],
    operation: 'listQuotesOfInstruments' | 'listInstruments',
  ): Promise<void> => {
    if (jobs.length === 0) return;
    const list = jobs.map((job) => job.item);
    const answer = await settle(() => call(operation, { body: { list } }, { signal }), signal);
    if (!answer.ok && isRefusal(answer.error)) {
      await Promise.all(jobs.map(single));
      return;
    }
    for (const job of jobs) answers.set(job.key, answer.ok ? pick(answer.value, job) : answer);
  };
  await Promise.all([
    ...plan.singles.map(single),
    joined(plan.quotes, 'listQuotesOfInstruments'),
    joined(plan.instruments, 'listInstruments'),
  ]);
  return answers;
}

interface Listed {
  readonly list: readonly { readonly entityType: string; readonly entityValue: string }[];
}

function pick({ list }: Listed, job: Plan['quotes'][number]): Answer {
  const { entityType, entityValue } = job.item;
  const found = list.find((entry) => entry.entityType === entityType && entry.entityValue === entityValue);
  return found
    ? { ok: true, value: found }
    : { ok: false, error: Object.assign(new Error(`${entityType}/${entityValue} is missing in the answer`), { status: 404 }) };
}

async function settle<Value>(run: () => Promise<Value>, signal: AbortSignal): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await withSignal(run, signal) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Runs work with a timeout. `AbortSignal.timeout` would keep its timer after the work is done and create an error for every page
 * that was rendered seconds before.
 */
export async function withinTime<Result>(milliseconds: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The deadline has passed', 'TimeoutError')), milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the result of `run`; rejects as soon as the signal aborts. */
export async function withSignal<Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) throw outOfTime();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(outOfTime());
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([run(), promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Error of a timeout. Counts as an outage, so that the page is soon re-rendered. */
function outOfTime(): Error {
  return Object.assign(new Error('The page ran out of time before the answer came'), { isNetworkFailure: true });
}

/** HTTP status of a transport error; undefined if there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' && error.status > 0 ? error.status : undefined;
}

/** Returns true for an error of the transport without an answer. */
export function isOutage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'isNetworkFailure' in error && error.isNetworkFailure === true;
}

/** Returns true if the provider refused the call (4xx): repeating the same call does not help. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 429 && status !== 408;
}
