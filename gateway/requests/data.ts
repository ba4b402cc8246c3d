import { InternalServerError } from '../errors.ts';
import type { CurrentState, HighLevelResponse } from '../generated/messages.ts';
import type { HighLevelAnswer } from '../types.ts';

/** Data and status of a response; absent where the status says that there are none. @throws InternalServerError when they can not be read. */
export function answerOf(response: HighLevelResponse | CurrentState): HighLevelAnswer {
  const code = response.meta?.status?.code ?? 200;
  return { code, data: code === 204 || code === 304 ? undefined : dataOf(response) };
}

function dataOf({ content_type: type, data }: HighLevelResponse | CurrentState): unknown {
  const isJson = type === undefined || (typeof type === 'string' && type.includes('json'));
  if (data === undefined || (!isJson && typeof data !== 'string')) throw unreadable();
  if (!isJson || typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    throw unreadable();
  }
}

function unreadable(): Error {
  return new InternalServerError('Could not parse HighLevelResponse');
}
