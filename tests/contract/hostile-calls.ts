import fc from 'fast-check';
import { brokenTexts, hostileHeaders, hostileQueries, hostileTexts, hostileValues, spoilt, wired } from '#tests/fuzz/hostile.ts';
import { fuzzSeed } from '#tests/fuzz/tally.ts';
import { valuesOf } from './arbitraries.ts';
import type { Operation } from './operations.ts';
import { requestOf } from './send.ts';

export interface HostileCall {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Generates calls of an operation with one fault each: path, query, headers and body are hostile or as in the contract. */
export function hostileCallsOf(operation: Operation, count: number): HostileCall[] {
  const usual = requestOf(operation);
  const [path = '', query = ''] = usual.url.split('?');
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const valid = fc.oneof(...operation.parameters.map(({ schema }) => valuesOf(schema).map(String)), fc.constant('1'));
  const places = operation.path.split('/');
  const segments = path
    .split('/')
    .map((segment, index) =>
      places[index]?.startsWith('{')
        ? fc.oneof({ weight: 4, arbitrary: fc.constant(segment) }, { weight: 1, arbitrary: hostileTexts.map(wired) })
        : fc.constant(segment),
    );
  const calls = fc.record({
    path: fc.tuple(...segments).map((parts) => parts.join('/')),
    query: fc.oneof({ weight: 1, arbitrary: fc.constant(query) }, { weight: 3, arbitrary: hostileQueries(names, valid) }),
    headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostileHeaders }),
    payload: fc.oneof(
      { weight: 6, arbitrary: spoilt(operation.bodyExample).map((body) => JSON.stringify(body)) },
      {
        weight: 1,
        arbitrary: fc.oneof(
          brokenTexts,
          hostileValues.map((value) => JSON.stringify(value)),
        ),
      },
    ),
  });
  return fc.sample(calls, { seed: fuzzSeed, numRuns: count }).map(({ path: to, query: asked, headers, payload }) => ({
    method: operation.method,
    url: asked === '' ? to : `${to}?${asked}`,
    headers: { ...usual.headers, ...headers },
    ...(operation.bodySchema === undefined ? {} : { payload }),
  }));
}
