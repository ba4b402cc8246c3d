import { expect, it } from 'vitest';
import { barPlace, DRAWING_KINDS, drawingLabel, fibonacciLevels, instantAt, isWholeDrawing, pointsNeeded } from './drawing.ts';

const DAYS = [0, 100, 200, 500];

it('an instant stands between the bars around it, and outside as far as bars usually are apart', () => {
  expect([0, 50, 100, 350, 500].map((at) => barPlace(DAYS, at))).toEqual([0, 0.5, 1, 2.5, 3]);
  const usual = 500 / 3;
  expect(barPlace(DAYS, -usual)).toBeCloseTo(-1);
  expect(barPlace(DAYS, 500 + 2 * usual)).toBeCloseTo(5);
  expect(barPlace([7], 7)).toBeNaN();
});

it('a place among bars is the instant that stands there', () => {
  for (const at of [-400, 0, 30, 100, 260, 500, 900]) expect(instantAt(DAYS, barPlace(DAYS, at))).toBe(at);
  expect(instantAt([7], 3)).toBe(7);
});

it('Fibonacci marks lead from the first price to the second', () => {
  const marks = fibonacciLevels(100, 200);
  expect(marks.map(({ price }) => Math.round(price * 10) / 10)).toEqual([100, 123.6, 138.2, 150, 161.8, 178.6, 200]);
  expect(fibonacciLevels(200, 100).at(-1)).toEqual({ share: 1, price: 100 });
});

it('each kind has a name, its points, and a text only where it says something', () => {
  const point = { at: 1, price: 2 };
  for (const kind of DRAWING_KINDS) {
    expect(drawingLabel(kind)).toMatch(/^[A-Z]/);
    const points = Array.from({ length: pointsNeeded(kind) }, () => point);
    expect([isWholeDrawing({ kind, points }), isWholeDrawing({ kind, points, text: 'x' })]).toEqual([kind !== 'TEXT', kind === 'TEXT']);
    expect(isWholeDrawing({ kind, points: [...points, point] })).toBe(false);
  }
});
