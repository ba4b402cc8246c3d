import type { Schema } from '#client/operations.ts';
import { canaries } from './canaries.ts';
import { ok, read, type Visitor } from './visitor.ts';

const SHARE = { entityType: 'STOCK', entityValue: '82849' };
const OTHER_SHARE = { entityType: 'STOCK', entityValue: '81348' };
const DRAWING = 'canary-drawing-1';
export const FINDER = '/aktien/finder';

/** Creates watchlists, drawings and saved searches, and removes some of them. */
export async function keepThings(visitor: Visitor): Promise<void> {
  const { watchlist, laterWatchlist, note, drawing, savedSearch, laterSearch, query } = canaries;
  const listOf = async (name: string): Promise<string> =>
    (read(await visitor.call('createWatchlist', { body: { name } })) as Schema<'Watchlist'>).entityValue;
  const [kept, gone] = [await listOf(watchlist), await listOf(`${watchlist} 2`)];
  ok(await visitor.call('renameWatchlist', { path: `/v2/watchlists/${kept}`, body: { name: laterWatchlist } }));
  const positions = `/v2/watchlists/${kept}/positions`;
  const body = { list: [{ ...SHARE, note }, OTHER_SHARE] };
  const { list } = read(await visitor.call('addWatchlistPositions', { path: positions, body })) as Schema<'WatchlistPositionList'>;
  const [first = '', second = ''] = list.map(({ positionId }) => positionId);
  ok(await visitor.call('changeWatchlistPosition', { path: `${positions}/${first}`, body: { note } }));
  ok(await visitor.call('deleteWatchlistPosition', { path: `${positions}/${second}` }));
  ok(await visitor.call('findWatchlistPositions', { path: `${positions}/find`, body: { rows: [{ code: 'DE0007236101', note }] } }));
  ok(await visitor.call('listWatchlistPositions', { path: positions }));
  ok(await visitor.call('listWatchlists'));
  ok(await visitor.call('deleteWatchlist', { path: `/v2/watchlists/${gone}` }));
  const chart = `/v1/users/chart_drawings/${SHARE.entityType}/${SHARE.entityValue}`;
  const text = { kind: 'TEXT', points: [{ at: 1_785_402_000, price: 152.4 }], text: drawing };
  for (const id of [DRAWING, `${DRAWING}-2`]) ok(await visitor.call('changeChartDrawing', { path: `${chart}/${id}`, body: text }));
  ok(await visitor.call('deleteChartDrawing', { path: `${chart}/${DRAWING}-2` }));
  ok(await visitor.call('listChartDrawings', { path: chart }));
  const saved = async (name: string): Promise<string> =>
    (read(await visitor.call('createSavedSearch', { body: { name, finder: FINDER, query } })) as Schema<'SavedSearch'>).searchId;
  const [search, old] = [await saved(savedSearch), await saved(`${savedSearch} 2`)];
  ok(await visitor.call('renameSavedSearch', { path: `/v1/users/saved_searches/${search}`, body: { name: laterSearch } }));
  ok(await visitor.call('deleteSavedSearch', { path: `/v1/users/saved_searches/${old}` }));
  ok(await visitor.call('listSavedSearches'));
  ok(await visitor.call('changeUserSettings', { body: { darkMode: true } }));
}
