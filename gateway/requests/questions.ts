import type { method } from '../generated/constants.ts';
import type { RequestOptions } from '../types.ts';
import type { Question } from './job.ts';

/** Numbers of GET and POST in the contract. */
type MethodNumber = (typeof method)['GET' | 'POST'];

function highLevel(number: MethodNumber, path: string, { accept = 'application/json' }: RequestOptions, rest: object): Question {
  return { Message: 'HighLevelRequest', Version: 2, method: number, path, accept, content_type: 'application/json', ...rest };
}

/** GET request. Parameters go into the query string; undefined ones are left out. */
export function getQuestion(path: string, query: Readonly<Record<string, unknown>> = {}, options: RequestOptions = {}): Question {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return highLevel(1, path, options, text === '' ? {} : { query: text });
}

/** POST request with a JSON body. */
export function postQuestion(path: string, body: object, options: RequestOptions = {}): Question {
  return highLevel(2, path, options, { body });
}
