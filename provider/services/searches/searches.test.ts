import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestArea, status, type TestArea } from '../accounts/testing.ts';

// Key derivation is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;
let [anna, ben] = ['', ''];

beforeAll(async () => {
  area = await openTestArea();
  const idOf = async (email: string): Promise<string> => (await area.sessions.find(await area.join(email)))?.userId ?? '';
  [anna, ben] = [await idOf('anna@example.org'), await idOf('ben@example.org')];
}, 60_000);
afterAll(() => area.close());

const MOST = 5;
const STOCKS = '/aktien/finder';
const namesOf = async (userId: string, finder?: string): Promise<readonly string[]> =>
  (await area.searches.list(userId, finder)).map(({ name }) => name);

it('searches belong to one user and one finder; the same name there takes another query', async () => {
  const first = await area.searches.save(anna, { name: ' Europa\u0000 ', finder: STOCKS, query: 'isoCountry=DE' }, MOST);
  await area.searches.save(anna, { name: 'Europa', finder: '/etf/finder' }, MOST);
  const again = await area.searches.save(anna, { name: 'EUROPA', finder: STOCKS, query: 'isoCountry=DE,FR' }, MOST);
  expect([again.searchId, again.name, again.query]).toEqual([first.searchId, 'EUROPA', 'isoCountry=DE,FR']);
  expect(await namesOf(anna)).toEqual(['EUROPA', 'Europa']);
  expect(await namesOf(anna, STOCKS)).toEqual(['EUROPA']);
  expect(await namesOf(ben)).toEqual([]);
});

it('a search is renamed and taken away by its own user only, and no two of a finder are called the same', async () => {
  const { searchId } = await area.searches.save(anna, { name: 'Asien', finder: STOCKS }, MOST);
  expect(await status(area.searches.rename(ben, searchId, 'Meine'))).toBe(404);
  expect(await status(area.searches.rename(anna, searchId, 'europa'))).toBe(409);
  expect(await status(area.searches.rename(anna, searchId, ' \u2028 '))).toBe(400);
  expect((await area.searches.rename(anna, searchId, 'Fernost')).name).toBe('Fernost');
  expect(await status(area.searches.remove(ben, searchId))).toBe(404);
  expect(await namesOf(anna, STOCKS)).toEqual(['EUROPA', 'Fernost']);
  await area.searches.remove(anna, searchId);
  expect(await status(area.searches.remove(anna, searchId))).toBe(404);
  expect(await namesOf(anna, STOCKS)).toEqual(['EUROPA']);
});

it('no more are kept than the user may have, also when many come at once; one that is there can change', async () => {
  const saves = Array.from({ length: MOST + 3 }, (_none, number) =>
    status(area.searches.save(ben, { name: `Suche ${number}`, finder: STOCKS }, MOST)),
  );
  expect((await Promise.all(saves)).filter((code) => code === 422)).toHaveLength(3);
  const [kept = ''] = await namesOf(ben);
  expect(await status(area.searches.save(ben, { name: kept, finder: STOCKS, query: 'sortierung=name' }, MOST))).toBe(200);
  expect(await namesOf(ben)).toHaveLength(MOST);
});
