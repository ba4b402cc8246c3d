import { GatewayError, refusalOf } from '../errors.ts';
import type { headerFlag } from '../generated/constants.ts';
import type { HighLevelUpdate } from '../generated/messages.ts';
import type { ApplyPatch } from '../patch.ts';
import { REQUEST_TIMEOUT } from '../timings.ts';
import type { Subscriber, Subscription, SubscriptionOptions } from '../types.ts';
import { answerOf } from './data.ts';
import type { Answer, Question } from './job.ts';
import type { Jobs } from './jobs.ts';
import { lossOf, SLOW_CONSUMER } from './loss.ts';

const ADD_SUBSCRIPTION: (typeof headerFlag)['addSubscription'] = 1;

/**
 * Keeps a subscription running across reconnects, and its document in sync with the server.
 * @param loadPatch loads the patch library, which is needed from the first patch on
 */
export function createSubscription(
  jobs: Jobs,
  question: Question,
  subscriber: Subscriber,
  { flags = 0, header, timeout = REQUEST_TIMEOUT, isPersistent = false }: SubscriptionOptions,
  loadPatch: () => Promise<ApplyPatch>,
): Subscription {
  let document: unknown;
  let isLive: boolean | undefined;
  let isOver = false;
  /** Changes with each full state, loss and end, which invalidate pending patches. */
  let version = 0;
  /** Ends when the last patch is applied; patches are applied one after the other. */
  let patched = Promise.resolve();

  const job = jobs.start({
    question,
    header: { ...header, flags: flags | ADD_SUBSCRIPTION },
    timeout,
    onAnswer(message) {
      try {
        understand(message);
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Errors without a status are no refusals
        if (isPersistent && !isRefusal(error as GatewayError)) jobs.renew(job);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Errors alone are thrown
        else end(error as Error);
      }
    },
    onError: end,
    onLost() {
      version++;
      setLive(false);
    },
  });

  function understand(message: Answer): void {
    switch (message.Message) {
      case 'LossMessage':
        if (message.reason.value !== SLOW_CONSUMER) throw lossOf(message);
        return jobs.renew(job);
      case 'ErrorResponse':
      case 'PermissionDeniedResponse':
        throw refusalOf(message);
      case 'HighLevelResponse':
        return show(message);
      case 'HighLevelUpdate':
        job.renewals = 0;
        return update(message.response);
      default:
    }
  }

  function update(response: HighLevelUpdate['response'] | undefined): void {
    if (response?.Message === 'HighLevelResponse') show(response);
    else if (response?.Message === 'HighLevelPatch' && Array.isArray(response.operations)) patched = patch(response.operations, patched);
    else throw new GatewayError('Incorrect response type in HighLevelUpdate', 500);
  }

  function show(response: Parameters<typeof answerOf>[0]): void {
    const { code, data } = answerOf(response);
    if (code >= 400) throw new GatewayError(`Subscription refused (${code})`, code);
    version++;
    deliver(data);
  }

  function deliver(data: unknown): void {
    document = data;
    subscriber.onData(data);
    setLive(true);
  }

  /** Applies a patch. If that fails, the document stays as it is, and the full state is requested. */
  async function patch(operations: object[], previous: Promise<void>): Promise<void> {
    const mine = version;
    const library = loadPatch();
    await previous;
    try {
      const apply = await library;
      if (mine === version) deliver(apply(document, operations));
    } catch {
      if (mine === version) jobs.renew(job);
    }
  }

  function setLive(next: boolean): void {
    if (isOver || isLive === next) return;
    isLive = next;
    subscriber.onLive?.(next);
  }

  function end(error?: Error): void {
    if (isOver) return;
    isOver = true;
    version++;
    jobs.drop(job);
    if (error !== undefined) subscriber.onError(error);
  }

  return {
    get idJob() {
      return job.idJob;
    },
    cancel: () => end(),
  };
}

/** Returns true for permanent errors such as missing permission or an unknown notation; timeouts (408) and rate limits (429) are temporary. */
function isRefusal({ status }: GatewayError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

export function importPatch(): Promise<ApplyPatch> {
  return import('../patch.ts').then((library) => library.applyPatch);
}
