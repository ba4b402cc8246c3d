import { expect, it } from 'vitest';
import { tilesOf } from './tiles.ts';

it('gives each member the area of its weight, fills the whole, and lets no two lie on each other', () => {
  const weights = [30, 20, 15, 12, 9, 7, 4, 2, 1];
  const tiles = tilesOf(weights, 2);
  for (const [index, { width, height }] of tiles.entries()) expect((width * height) / 100).toBeCloseTo(weights[index] ?? 0, 0);
  for (const [index, a] of tiles.entries()) {
    expect([a.x >= 0, a.y >= 0, a.x + a.width <= 100.02, a.y + a.height <= 100.02]).toEqual([true, true, true, true]);
    for (const b of tiles.slice(index + 1)) {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      expect(Math.min(across, down)).toBeLessThan(0.03);
    }
  }
});
