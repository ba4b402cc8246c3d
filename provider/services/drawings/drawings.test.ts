import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MOST_DRAWINGS } from '#domain/chart/drawing.ts';
import { openTestArea, status, type TestArea } from '../accounts/testing.ts';
import type { DrawingPlace } from './index.ts';

// Key derivation is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
let area: TestArea;
let [anna, ben]: DrawingPlace[] = [];

beforeAll(async () => {
  area = await openTestArea();
  const placeOf = async (email: string): Promise<DrawingPlace> => {
    const session = await area.sessions.find(await area.join(email));
    return { userId: session?.userId ?? '', entityType: 'STOCK', entityValue: '82849' };
  };
  [anna, ben] = [await placeOf('anna@example.org'), await placeOf('ben@example.org')];
}, 60_000);
afterAll(() => area.close());

const place = (of: DrawingPlace | undefined): DrawingPlace => of ?? { userId: '', entityType: '', entityValue: '' };
const line = {
  kind: 'LINE' as const,
  points: [
    { at: 1, price: 1.5 },
    { at: 2, price: -2 },
  ],
};
const idOf = (number: number): string => `zeichnung-${number}`;

it('drawings belong to one user, one instrument, and stay where they were when they change', async () => {
  await area.drawings.save(place(anna), idOf(1), line);
  await area.drawings.save(place(anna), idOf(2), { kind: 'TEXT', points: [{ at: 3, price: 4 }], text: ' Ausbruch\u0000 ' });
  await area.drawings.save(place(anna), idOf(1), { kind: 'LEVEL', points: [{ at: 5, price: 6 }] });
  expect(await area.drawings.list(place(anna))).toEqual([
    { drawingId: idOf(1), kind: 'LEVEL', points: [{ at: 5, price: 6 }] },
    { drawingId: idOf(2), kind: 'TEXT', points: [{ at: 3, price: 4 }], text: 'Ausbruch' },
  ]);
  expect(await area.drawings.list(place(ben))).toEqual([]);
  expect(await area.drawings.list({ ...place(anna), entityValue: '1' })).toEqual([]);
  await area.drawings.remove(place(ben), idOf(1));
  for (let times = 0; times < 2; times++) await area.drawings.remove(place(anna), idOf(2));
  expect((await area.drawings.list(place(anna))).map(({ drawingId }) => drawingId)).toEqual([idOf(1)]);
});

it('drawings have the points and the text of their kind', async () => {
  const refused = async (drawing: Parameters<TestArea['drawings']['save']>[2]): Promise<number> =>
    status(area.drawings.save(place(anna), idOf(9), drawing));
  expect(await refused({ ...line, kind: 'CHANNEL' })).toBe(422);
  expect(await refused({ ...line, text: 'x' })).toBe(422);
  expect(await refused({ kind: 'TEXT', points: [{ at: 1, price: 1 }] })).toBe(422);
  expect(await refused({ kind: 'TEXT', points: [{ at: 1, price: 1 }], text: ' \u2028 ' })).toBe(422);
  expect(await area.drawings.list(place(anna))).toHaveLength(1);
});

it('drawings are no more than can be told apart, also when many come at once', async () => {
  const saves = Array.from({ length: MOST_DRAWINGS + 5 }, (_none, number) => status(area.drawings.save(place(ben), idOf(number), line)));
  expect((await Promise.all(saves)).filter((code) => code === 422)).toHaveLength(5);
  expect(await area.drawings.list(place(ben))).toHaveLength(MOST_DRAWINGS);
  // An existing drawing can still be changed.
  expect(await status(area.drawings.save(place(ben), idOf(0), { ...line, points: line.points.toReversed() }))).toBe(200);
});
