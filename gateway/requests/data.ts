import { GatewayError } from '../errors.ts';
import type { CurrentState, HighLevelResponse } from '../generated/messages.ts';
import type { HighLevelAnswer } from '../types.ts';

/**
 * Data and status of a response. Data is missing if the status says that there is none.
 * @throws InternalServerError when the data cannot be read
 */
export function answerOf(response: HighLevelResponse | CurrentState): HighLevelAnswer {
  const code = response.meta?.status?.code ?? 200;
  return { code, data: code === 204 || code === 304 ? undefined : dataOf(response) };
}

function dataOf({ content_type: type = 'json', data }: HighLevelResponse | CurrentState): unknown {
  const isJson = type.includes('json');
  try {
    if (typeof data === 'string') return isJson ? JSON.parse(data) : data;
    if (isJson && data !== undefined) return data;
  } catch {
    // Text that is not JSON counts as missing data.
  }
  throw new GatewayError('Could not parse HighLevelResponse', 500);
}
