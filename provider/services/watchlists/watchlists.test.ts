import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestArea, status, type TestArea } from '../accounts/testing.ts';
import { MOST_WATCHLISTS } from './index.ts';
import { MOST_POSITIONS } from './positions.ts';

// Key derivation is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;
let [anna, ben] = ['', ''];

beforeAll(async () => {
  area = await openTestArea();
  const userIdOf = async (email: string) => (await area.sessions.find(await area.join(email)))?.userId ?? '';
  [anna, ben] = [await userIdOf('anna@example.org'), await userIdOf('ben@example.org')];
}, 60_000);
afterAll(() => area.close());

const names = async (userId: string) => (await area.watchlists.list(userId)).map(({ name }) => name);

describe('Watchlists', { shuffle: false }, () => {
  it('come in the order in which they were made, whatever happens to them', async () => {
    const lists = [];
    for (const name of ['Zwei', 'Älter', 'Eins']) lists.push(await area.watchlists.create(anna, name, 'EUR'));
    await area.watchlists.rename(anna, lists[0]?.watchlistId ?? '', ' Aaa\u0000 \u2028 ');
    expect(await names(anna)).toEqual(['Meine Watchlist', 'Aaa', 'Älter', 'Eins']);
  });

  it.each(["Robert'); drop table watchlists; --", '🙂🙃', '𝔘𝔫𝔦', 'ÄÖÜß', '%', "' or '1'='1"])('may be called %s', async (name) => {
    const { watchlistId } = await area.watchlists.create(ben, name, 'USD');
    expect(await area.watchlists.get(ben, watchlistId)).toMatchObject({ name, isoCurrency: 'USD', isDefault: false, numberPositions: 0 });
  });

  it('have names of their own, without regard to case, and never blank ones', async () => {
    const { watchlistId } = await area.watchlists.create(anna, 'Größe', 'EUR');
    expect(await status(area.watchlists.create(anna, ' gRÖSSE '.replace('SS', 'ß'), 'EUR'))).toBe(409);
    expect(await status(area.watchlists.rename(anna, watchlistId, 'meine watchlist'))).toBe(409);
    expect(await status(area.watchlists.rename(anna, watchlistId, 'GRÖßE'))).toBe(200);
    expect([
      await status(area.watchlists.create(anna, ' \u00a0 ', 'EUR')),
      await status(area.watchlists.create(ben, 'Größe', 'EUR')),
    ]).toEqual([400, 200]);
  });

  it('of the same name are made once, however many try at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => status(area.watchlists.create(anna, 'Zugleich', 'EUR'))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('of somebody else are not there', async () => {
    const { watchlistId } = await area.watchlists.create(ben, 'Nur für Ben', 'EUR');
    const [position] = await area.watchlists.addPositions(ben, watchlistId, [{ entityValue: '82849' }]);
    const id = position?.positionId ?? '';
    const { watchlists } = area;
    const tries = [
      watchlists.get(anna, watchlistId),
      watchlists.rename(anna, watchlistId, 'Meins'),
      watchlists.remove(anna, watchlistId),
      watchlists.positions(anna, watchlistId),
      watchlists.addPositions(anna, watchlistId, [{ entityValue: '20735' }]),
      watchlists.changePosition(anna, watchlistId, id, { note: 'x' }),
      watchlists.removePosition(anna, watchlistId, id),
    ];
    expect(await Promise.all(tries.map(status))).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(await watchlists.positions(ben, watchlistId)).toHaveLength(1);
  });

  it('always leave one, and one is the default', async () => {
    const userId = (await area.sessions.find(await area.join('carl@example.org')))?.userId ?? '';
    const second = await area.watchlists.create(userId, 'Zweite', 'EUR');
    const [first] = await area.watchlists.list(userId);
    const ids = [first?.watchlistId ?? '', second.watchlistId];
    const answers = await Promise.all(ids.map((id) => status(area.watchlists.remove(userId, id))));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await area.watchlists.list(userId)).toMatchObject([{ isDefault: true }]);
  });

  it('are at most fifty, also when many are made at the same time', async () => {
    const userId = (await area.sessions.find(await area.join('dirk@example.org')))?.userId ?? '';
    const answers = await Promise.all(
      Array.from({ length: MOST_WATCHLISTS + 3 }, (_, index) => status(area.watchlists.create(userId, `Liste ${index}`, 'EUR'))),
    );
    expect(answers.filter((answer) => answer === 422)).toHaveLength(4);
    expect(await area.watchlists.list(userId)).toHaveLength(MOST_WATCHLISTS);
  });
});

describe('Positions', () => {
  it('[PERS-006] belong to exactly one watchlist, and go with it', async () => {
    const [one, other] = [await area.watchlists.create(anna, 'Heim', 'EUR'), await area.watchlists.create(anna, 'Fremd', 'EUR')];
    const [position] = await area.watchlists.addPositions(anna, one.watchlistId, [{ entityValue: '82849' }]);
    await area.watchlists.addPositions(anna, other.watchlistId, [{ entityValue: '82849' }]);
    const id = position?.positionId ?? '';
    expect((await area.watchlists.positions(anna, other.watchlistId)).map(({ positionId }) => positionId)).not.toContain(id);
    expect(await status(area.watchlists.removePosition(anna, other.watchlistId, id))).toBe(404);
    expect(await status(area.watchlists.changePosition(anna, other.watchlistId, id, { amount: 1 }))).toBe(404);
    await area.watchlists.remove(anna, one.watchlistId);
    expect(await status(area.watchlists.position(anna, one.watchlistId, id))).toBe(404);
    expect(await area.watchlists.positions(anna, other.watchlistId)).toHaveLength(1);
  });

  it('stay in the order in which they came, and change one by one', async () => {
    const { watchlistId } = await area.watchlists.create(anna, 'Ordnung', 'EUR');
    const added = await area.watchlists.addPositions(
      anna,
      watchlistId,
      ['c', 'a', 'b'].map((entityValue) => ({ entityValue, note: "'; --" })),
    );
    await area.watchlists.changePosition(anna, watchlistId, added[0]?.positionId ?? '', { amount: 0, limitHigh: 10 });
    const { changePosition } = area.watchlists;
    expect(await status(changePosition(anna, watchlistId, added[0]?.positionId ?? '', { limitLow: 10 }))).toBe(422);
    expect(await status(changePosition(anna, watchlistId, added[0]?.positionId ?? '', { limitLow: 9.5 }))).toBe(200);
    expect(await area.watchlists.positions(anna, watchlistId)).toMatchObject([
      { entityValue: 'c', amount: 0, limitHigh: 10, limitLow: 9.5, note: "'; --" },
      { entityValue: 'a', amount: null },
      { entityValue: 'b' },
    ]);
    expect(await area.watchlists.get(anna, watchlistId)).toMatchObject({ numberPositions: 3, changedAt: new Date(area.clock.now) });
  });

  it('come all or none, each instrument once, also at the same time', async () => {
    const { watchlistId } = await area.watchlists.create(anna, 'Einmal', 'EUR');
    const add = (...values: string[]) =>
      status(
        area.watchlists.addPositions(
          anna,
          watchlistId,
          values.map((entityValue) => ({ entityValue })),
        ),
      );
    expect((await Promise.all(Array.from({ length: 5 }, () => add('x', 'y')))).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect([await add('z', 'x'), await add('q', 'q')]).toEqual([409, 409]);
    expect((await area.watchlists.positions(anna, watchlistId)).map(({ entityValue }) => entityValue)).toEqual(['x', 'y']);
  });

  it('are at most two hundred on a list', async () => {
    const { watchlistId } = await area.watchlists.create(anna, 'Voll', 'EUR');
    const batch = (start: number, size: number) =>
      area.watchlists.addPositions(
        anna,
        watchlistId,
        Array.from({ length: size }, (_, index) => ({ entityValue: String(start + index) })),
      );
    await batch(0, 100);
    const answers = await Promise.all([status(batch(100, 100)), status(batch(300, 100)), status(batch(500, 1))]);
    expect(answers.filter((answer) => answer === 422).length).toBeGreaterThanOrEqual(1);
    expect((await area.watchlists.positions(anna, watchlistId)).length).toBeLessThanOrEqual(MOST_POSITIONS);
    expect(await status(batch(900, 100))).toBe(422);
  });
});
