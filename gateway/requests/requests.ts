import { GatewayError, ServiceUnavailableError } from '../errors.ts';
import type { ApplyPatch } from '../patch.ts';
import { REQUEST_BUFFER } from '../timings.ts';
import type { Clock, Connection, RequestOptions, Requests, Subscriber, Subscription, SubscriptionOptions } from '../types.ts';
import { askOnce } from './ask.ts';
import { answerOf } from './data.ts';
import { timeoutOf } from './header.ts';
import type { Answer, Question } from './job.ts';
import { cleanedUp, createJobs } from './jobs.ts';
import { getQuestion, postQuestion } from './questions.ts';
import { createSubscription, importPatch } from './subscription.ts';

/** Requests of any kind, for modules with rarely used requests. */
export interface Channel {
  /**
   * Sends a request.
   * @throws GatewayError when it is refused or not answered
   */
  ask(question: Question, options?: RequestOptions): Promise<Answer>;
}

export interface RequestLayerOptions {
  readonly clock: Clock;
  /** Loads the patch library; by default at the first patch. */
  readonly loadPatch?: () => Promise<ApplyPatch>;
}

/** Creates the request layer over a connection. Source: contract.md §4 "Request layer", §7. */
export function createRequests(connection: Connection, { clock, loadPatch = importPatch }: RequestLayerOptions): Requests & Channel {
  const jobs = createJobs(connection, clock);
  let isClosed = false;
  let library: Promise<ApplyPatch> | undefined;

  /** Loaded once for all subscriptions; retried after a failure. */
  const loadOnce = () =>
    (library ??= loadPatch().catch((error: unknown) => {
      library = undefined;
      throw error;
    }));

  function refusalNow(): GatewayError | undefined {
    if (isClosed) return cleanedUp('Request layer closed');
    if (jobs.waiting >= REQUEST_BUFFER) return new ServiceUnavailableError(`Request buffer full (${REQUEST_BUFFER} requests)`);
  }

  async function ask(question: Question, options: RequestOptions = {}): Promise<Answer> {
    const timeout = timeoutOf(options);
    const refusal = refusalNow();
    if (refusal) throw refusal;
    return askOnce(jobs, question, { ...options, timeout });
  }

  async function highLevel(question: Question, options?: RequestOptions) {
    const answer = await ask(question, options);
    if (answer.Message !== 'HighLevelResponse') throw new GatewayError(`Unexpected ${answer.Message}`, 500);
    return answerOf(answer);
  }

  function subscribe(question: Question, subscriber: Subscriber, options: SubscriptionOptions = {}): Subscription {
    const { signal } = options;
    const timeout = timeoutOf(options);
    const refusal = refusalNow();
    if (refusal || signal?.aborted) return stillborn(refusal, subscriber);
    const cancel = () => {
      signal?.removeEventListener('abort', cancel);
      subscription.cancel();
    };
    const onError = (error: Error) => {
      signal?.removeEventListener('abort', cancel);
      subscriber.onError(error);
    };
    const heard = { onData: subscriber.onData.bind(subscriber), onLive: subscriber.onLive?.bind(subscriber), onError };
    const subscription = createSubscription(jobs, question, heard, { ...options, timeout }, loadOnce);
    signal?.addEventListener('abort', cancel);
    return {
      get idJob() {
        return subscription.idJob;
      },
      cancel,
    };
  }

  return {
    ask,
    get: (path, query, options) => highLevel(getQuestion(path, query, options), options),
    post: (path, body, options) => highLevel(postQuestion(path, body, options), options),
    subscribe: (path, body, subscriber, options) => subscribe(postQuestion(path, body, options), subscriber, options),
    subscribeGet: (path, query, subscriber, options) => subscribe(getQuestion(path, query, options), subscriber, options),
    close() {
      isClosed = true;
      jobs.close();
    },
  };
}

/** Subscription that never started. Reports its refusal asynchronously, like all other events. */
function stillborn(refusal: GatewayError | undefined, subscriber: Subscriber): Subscription {
  let isCancelled = refusal === undefined;
  queueMicrotask(() => {
    if (refusal && !isCancelled) subscriber.onError(refusal);
  });
  return {
    idJob: 0,
    cancel() {
      isCancelled = true;
    },
  };
}
