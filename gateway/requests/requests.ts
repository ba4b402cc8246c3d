import { gatewayError, refusalOf } from '../errors.ts';
import type { ApplyPatch } from '../patch.ts';
import type { Clock, Connection, RequestOptions, Requests } from '../types.ts';
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

export function createSubscriptions(connection: Connection, { clock, loadPatch = importPatch }: RequestLayerOptions): Subscriptions {
  const jobs = createJobs(connection, clock);
  const patching: Patching = { load: loadPatch };
  return {
    subscribe: (path, body, subscriber, options = {}) =>
      createSubscription(jobs, postQuestion(path, body, options), subscriber, options, patching),
    close: jobs.close,
  };
}

/** The request layer over a connection. Source: contract.md §4 "Request layer", §7. */
export function createRequests(connection: Connection, { clock, loadPatch = importPatch }: RequestLayerOptions): Requests & Channel {
  const jobs = createJobs(connection, clock);
  const patching: Patching = { load: loadPatch };

  const ask = (question: Question, options: RequestOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const onAnswer = (answer: Answer) => {
        if (answer.Message === 'ErrorResponse' || answer.Message === 'PermissionDeniedResponse') reject(refusalOf(answer));
        else resolve(answer);
      };
      jobs.start(question, options, false, { onAnswer, onError: reject });
    });
  const highLevel = async (question: Question, options?: RequestOptions) => {
    const answer = await ask(question, options);
    if (answer.Message !== 'HighLevelResponse') throw gatewayError(`Unexpected ${answer.Message}`, 500);
    return answerOf(answer);
  };

  return {
    ask,
    get: (path, query, options) => highLevel(getQuestion(path, query, options), options),
    post: (path, body, options) => highLevel(postQuestion(path, body, options), options),
    subscribe: (path, body, subscriber, options = {}) =>
      createSubscription(jobs, postQuestion(path, body, options), subscriber, options, patching),
    subscribeGet: (path, query, subscriber, options = {}) =>
      createSubscription(jobs, getQuestion(path, query, options), subscriber, options, patching),
    close: jobs.close,
  };
}

async function importPatch(): Promise<ApplyPatch> {
  return (await import('../patch.ts')).applyPatch;
}
