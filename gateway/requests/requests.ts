import { gatewayError, refusalOf } from '../errors.ts';
import type { ApplyPatch } from '../patch.ts';
import type { Clock, Connection, RequestOptions, Requests, Subscriber } from '../types.ts';
import { answerOf } from './data.ts';
import type { Answer, Question } from './job.ts';
import { createJobs } from './jobs.ts';
import { getQuestion, postQuestion } from './questions.ts';
import { createSubscription, type Patching } from './subscription.ts';

/** Requests of every kind, for the seldom ones of modules of their own. */
export interface Channel {
  /** @throws GatewayError when it is refused or not answered. */
  ask(question: Question, options?: RequestOptions): Promise<Answer>;
}

/** The part of the request layer that a page with prices needs. */
export type Subscriptions = Pick<Requests, 'subscribe' | 'close'>;

export interface RequestLayerOptions {
  readonly clock: Clock;
  /** Fetches the library of patches; by default with the first patch. */
  readonly loadPatch?: () => Promise<ApplyPatch>;
}

export function createSubscriptions(connection: Connection, options: RequestLayerOptions): Subscriptions {
  const { jobs, subscribe } = createBase(connection, options);
  return {
    subscribe: (path, body, subscriber, wish) => subscribe(postQuestion(path, body, wish), subscriber, wish),
    close: jobs.close,
  };
}

/** The request layer over a connection. Source: contract.md §4 "Request layer", §7. */
export function createRequests(connection: Connection, options: RequestLayerOptions): Requests & Channel {
  const { jobs, subscribe } = createBase(connection, options);

  const ask = (question: Question, wish: RequestOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const onAnswer = (answer: Answer) => {
        if (answer.Message === 'ErrorResponse' || answer.Message === 'PermissionDeniedResponse') reject(refusalOf(answer));
        else resolve(answer);
      };
      jobs.start(question, wish, false, { onAnswer, onError: reject });
    });
  const highLevel = async (question: Question, wish?: RequestOptions) => {
    const answer = await ask(question, wish);
    if (answer.Message !== 'HighLevelResponse') throw gatewayError(`Unexpected ${answer.Message}`, 500);
    return answerOf(answer);
  };

  return {
    ask,
    get: (path, query, wish) => highLevel(getQuestion(path, query, wish), wish),
    post: (path, body, wish) => highLevel(postQuestion(path, body, wish), wish),
    subscribe: (path, body, subscriber, wish) => subscribe(postQuestion(path, body, wish), subscriber, wish),
    subscribeGet: (path, query, subscriber, wish) => subscribe(getQuestion(path, query, wish), subscriber, wish),
    close: jobs.close,
  };
}

function createBase(connection: Connection, { clock, loadPatch = importPatch }: RequestLayerOptions) {
  const jobs = createJobs(connection, clock);
  const patching: Patching = { load: loadPatch };
  const subscribe = (question: Question, subscriber: Subscriber, options: RequestOptions = {}) =>
    createSubscription(jobs, question, subscriber, options, patching);
  return { jobs, subscribe };
}

async function importPatch(): Promise<ApplyPatch> {
  return (await import('../patch.ts')).applyPatch;
}
