import { gatewayError, refusalOf } from '../errors.ts';
import type { headerFlag } from '../generated/constants.ts';
import type { HighLevelUpdate } from '../generated/messages.ts';
import type { ApplyPatch } from '../patch.ts';
import type { RequestOptions, Subscriber, Subscription } from '../types.ts';
import { answerOf } from './data.ts';
import type { Answer, Question } from './job.ts';
import type { Jobs } from './jobs.ts';
import { lossOf, SLOW_CONSUMER } from './loss.ts';

const ADD_SUBSCRIPTION: (typeof headerFlag)['addSubscription'] = 1;

/** The library of patches, which is fetched when the first patch comes. */
export interface Patching {
  apply?: ApplyPatch;
  readonly load: () => Promise<ApplyPatch>;
}

/** Keeps one subscription running over connections and its document in step with the server. */
export function createSubscription(
  jobs: Jobs,
  question: Question,
  subscriber: Subscriber,
  options: RequestOptions,
  patching: Patching,
): Subscription {
  let document: unknown;
  let isLive: boolean | undefined;
  let isOver = false;
  /** Patches that wait for their library, in order. */
  let backlog: object[][] | undefined;

  const flags = (options.flags ?? 0) | ADD_SUBSCRIPTION;
  const job = jobs.start(question, { ...options, flags }, true, {
    onAnswer(message) {
      try {
        understand(message);
      } catch (error) {
        end(error as Error);
      }
    },
    onError: (error) => end(options.signal?.aborted === true ? undefined : error),
    onLost() {
      document = backlog = undefined;
      setLive(false);
    },
  });

  function understand(message: Answer): void {
    switch (message.Message) {
      case 'HighLevelResponse':
        return show(message);
      case 'HighLevelUpdate':
        job.settle();
        return update(message);
      case 'LossMessage':
        if (message.reason.value === SLOW_CONSUMER) return job.renew();
        return end(lossOf(message));
      case 'ErrorResponse':
      case 'PermissionDeniedResponse':
        return end(refusalOf(message));
      default:
    }
  }

  function update({ response }: HighLevelUpdate): void {
    switch (response?.Message) {
      case 'HighLevelResponse':
        return show(response);
      case 'HighLevelPatch':
        if (Array.isArray(response.operations)) return patch(response.operations);
    }
    throw gatewayError('Incorrect response type in HighLevelUpdate', 500);
  }

  function show(response: Parameters<typeof answerOf>[0]): void {
    const { code, data } = answerOf(response);
    if (code >= 400) return end(gatewayError(`Subscription refused (${code})`, code));
    backlog = undefined;
    deliver(data);
  }

  function deliver(data: unknown): void {
    document = data;
    subscriber.onData(data);
    setLive(true);
  }

  function patch(operations: object[]): void {
    if (backlog !== undefined) backlog.push(operations);
    else if (patching.apply !== undefined) applyNow(patching.apply, operations);
    else void applyLater((backlog = [operations]));
  }

  /** Unless a whole state or a loss came in between, which makes the patches void. */
  async function applyLater(mine: object[][]): Promise<void> {
    const apply = await patching.load().catch(() => undefined);
    patching.apply ??= apply;
    if (backlog !== mine) return;
    backlog = undefined;
    if (apply === undefined) job.renew();
    else mine.every((operations) => applyNow(apply, operations));
  }

  /** A refused patch leaves the document as it is; but it is no longer the server's, so the whole is asked for again. */
  function applyNow(apply: ApplyPatch, operations: object[]): boolean {
    let next: unknown;
    try {
      next = apply(document, operations);
    } catch {
      job.renew();
      return false;
    }
    deliver(next);
    return !isOver;
  }

  function setLive(next: boolean): void {
    if (isOver || isLive === next) return;
    isLive = next;
    subscriber.onLive?.(next);
  }

  function end(error?: Error): void {
    if (isOver) return;
    isOver = true;
    backlog = undefined;
    job.stop();
    if (error !== undefined) subscriber.onError(error);
  }

  return {
    get idJob() {
      return job.idJob;
    },
    cancel: () => end(),
  };
}
