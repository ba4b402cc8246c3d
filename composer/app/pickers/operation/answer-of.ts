import { operationTable as calls } from '#client/generated/operations.ts';
import { sendForHook } from '#client/orval-mutator.ts';
import type { ParameterValue } from '#documents/operations/parameter-value.ts';
import { ownOf } from '#documents/reader/path.ts';
import { operationNamed } from './taking.ts';

/**
 * Calls a read operation with these values.
 * @throws the errors of the client
 */
export function answerOf(name: string, values: Readonly<Record<string, ParameterValue>>, signal: AbortSignal): Promise<unknown> {
  const { path } = ownOf<{ readonly path: string }>(calls, name) ?? { path: '' };
  const parameters = operationNamed(name)?.parameters ?? {};
  return sendForHook<unknown>({
    method: 'GET',
    url: path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encodeURIComponent(String(values[key]))),
    params: Object.fromEntries(Object.entries(values).filter(([key]) => parameters[key]?.in === 'query')),
    signal,
  });
}
