import { expect, it } from 'vitest';
import type { PageResult, RenderedPage } from './render-context.ts';
import { renderPath, privateCallOf, StatusError, testContext } from './testing.tsx';

function page(result: PageResult): RenderedPage {
  if (result.kind !== 'page') throw new Error('redirected');
  return result;
}

it('finds a private subject with the session alone, and nothing for whom it does not belong to', async () => {
  const subject = { kind: 'watchlist' as const, parameter: 'id' };
  const own = (name: string) => ({ listWatchlistPositions: () => ({ list: [], watchlist: { entityValue: '7', name } }) });
  const context = testContext([{ route: '/liste/[id]', audience: 'private', title: '{watchlist.name}', subject }], own('Von allen'));
  const draw = (answers: Parameters<typeof privateCallOf>[0]) => renderPath('/liste/7', context, { call: privateCallOf(answers) });
  expect(page(await draw(own('Meine'))).head.title).toContain('Meine');
  const refused = { listWatchlistPositions: () => Promise.reject(new StatusError(404)) };
  expect(page(await draw(refused)).status).toBe(404);
  const down = { listWatchlistPositions: () => Promise.reject(new StatusError(503)) };
  expect(page(await draw(down)).status).toBe(503);
});
