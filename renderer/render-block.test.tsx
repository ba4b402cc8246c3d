import { ROUTES } from '#documents/routes/generated/routes.ts';
import { expect, it } from 'vitest';
import { optionalQuery, query, refusableQuery } from '#blocks/kit/block.ts';
import type { AnyView } from '#blocks/kit/registry.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { keyOf } from './plan.ts';
import { prepareBlock, renderBlock } from './render-block.tsx';
import { registry, StatusError, testContext } from './testing.tsx';

const path = { entityType: 'STOCK', entityValue: '82849' } as const;
const queries = {
  required: query('getQuote', { path }),
  optional: optionalQuery('getQuote', { path }),
  refusable: refusableQuery('getQuote', { path }),
};

function draw(asked: (typeof queries)[keyof typeof queries], error: Error): string {
  const quote = registry['quote'];
  if (!quote) throw new Error('There is no such block.');
  const block = { ...quote, component: ({ data }: AnyView) => <p>{data['quote'] === undefined ? 'kein Kurs' : 'Kurs'}</p> };
  const placed = { block, props: { type: 'quote' }, slot: 'main', index: 0, visibility: undefined };
  const entry = { placed, input: {} as never, queries: { quote: asked }, forms: {} };
  const result = renderBlock(entry, new Map([[keyOf(asked), { ok: false, error }]]));
  return typeof result === 'string' ? result : result.reason;
}

it.each([
  ['a required call', queries.required, 'data', 'data'],
  ['an optional call', queries.optional, '<p>kein Kurs</p>', '<p>kein Kurs</p>'],
  ['a refusable call', queries.refusable, '<p>kein Kurs</p>', 'data'],
] as const)('without the answer to %s the block is drawn or lost, by whether it was refused or failed', (_kind, asked, refused, failed) => {
  expect([404, 422].map((status) => draw(asked, new StatusError(status)))).toEqual([refused, refused]);
  expect([500, 503, 429].map((status) => draw(asked, new StatusError(status)))).toEqual([failed, failed, failed]);
  expect(draw(asked, new Error('The page ran out of time before the answer came'))).toBe(failed);
});

it('hands a block the parts of the configuration that its schema asks for, and no others', () => {
  const { config } = testContext([]);
  const block = { ...registry['plain']!, config: ['site', 'indices'] as const };
  const placed = { block, props: { type: 'plain' }, slot: 'main', index: 0, visibility: undefined };
  const asked = prepareBlock(placed, { path: '/', query: {}, now: '', visitor: ANYONE, routes: ROUTES }, undefined, config);
  expect('input' in asked && asked.input.config).toEqual({ site: config.site, indices: config.indices });
});
