import { InternalServerError, refusalOf } from '../errors.ts';
import { method } from '../generated/constants.ts';
import type { ApplyPatch } from '../patch.ts';
import type { Clock, Connection, RequestOptions, Requests } from '../types.ts';
import { answerOf } from './data.ts';
import type { Answer, Question } from './job.ts';
import { createJobs } from './jobs.ts';
import { createSubscription, type Patching } from './subscription.ts';

/** Requests of every kind, for the seldom ones of modules of their own. */
export interface Channel {
  /** @throws GatewayError when it is refused or not answered. */
  ask(question: Question, options?: RequestOptions): Promise<Answer>;
}

export interface RequestLayerOptions {
  readonly clock: Clock;
  /** Fetches the library of patches; by default with the first patch. */
  readonly loadPatch?: () => Promise<ApplyPatch>;
}

/** The request layer over a connection. Source: contract.md §4 "Request layer", §7. */
export function createRequests(connection: Connection, { clock, loadPatch = importPatch }: RequestLayerOptions): Requests & Channel {
  const jobs = createJobs(connection, clock);
  const patching: Patching = { load: loadPatch };

  const ask = (question: Question, options: RequestOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      jobs.start(question, options, false, { onAnswer: (answer) => settle(answer, resolve, reject), onError: reject });
    });
  const highLevel = async (question: Question, options?: RequestOptions) => {
    const answer = await ask(question, options);
    if (answer.Message !== 'HighLevelResponse') throw new InternalServerError('Could not parse HighLevelResponse');
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

function settle(answer: Answer, resolve: (answer: Answer) => void, reject: (error: Error) => void): void {
  if (answer.Message === 'ErrorResponse' || answer.Message === 'PermissionDeniedResponse') reject(refusalOf(answer));
  else resolve(answer);
}

async function importPatch(): Promise<ApplyPatch> {
  return (await import('../patch.ts')).applyPatch;
}

/** A GET carries its parameters as query string; undefined ones are left out. */
function getQuestion(path: string, query: Parameters<Requests['get']>[1] = {}, options: RequestOptions = {}): Question {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return { ...shared(path, options), method: method.GET, ...(text === '' ? {} : { query: text }) };
}

/** A POST carries JSON. */
function postQuestion(path: string, body: object, options: RequestOptions = {}): Question {
  return { ...shared(path, options), method: method.POST, body };
}

function shared(path: string, { accept = 'application/json' }: RequestOptions) {
  return { Message: 'HighLevelRequest', Version: 2, path, accept, content_type: 'application/json' } as const;
}
