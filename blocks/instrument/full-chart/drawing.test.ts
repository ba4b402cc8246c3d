import { describe, expect, it } from 'vitest';
import type { ChartDrawing, DrawingPoint } from '#domain/chart/drawing.ts';
import { distanceTo, handleAt, shapeOf, type Shape } from './drawing-shape.ts';
import { movedDrawing, previewOf, withPoint, type Tool } from './draw-tool.ts';

const frame = { toPixel: ({ at, price }: DrawingPoint) => (price <= 0 ? undefined : { x: at, y: 100 - price }), width: 300, decimals: 2 };
const points = (...places: readonly (readonly [at: number, price: number])[]): DrawingPoint[] =>
  places.map(([at, price]) => ({ at, price }));
const shape = (drawing: Omit<ChartDrawing, 'drawingId'>): Shape => {
  const made = shapeOf({ drawingId: 'd', ...drawing }, frame);
  if (made === undefined) throw new Error('no shape');
  return made;
};

describe('what is painted', () => {
  it('of a channel is a parallel through the third point, and the middle', () => {
    const { lines, handles } = shape({ kind: 'CHANNEL', points: points([0, 10], [100, 20], [50, 35]) });
    expect(lines).toEqual([
      { from: { x: 0, y: 90 }, to: { x: 100, y: 80 } },
      { from: { x: 0, y: 70 }, to: { x: 100, y: 60 } },
      { from: { x: 0, y: 80 }, to: { x: 100, y: 70 }, isThin: true },
    ]);
    expect(handles).toHaveLength(3);
  });

  it('of Fibonacci marks says share and price of each', () => {
    const { lines, labels } = shape({ kind: 'FIBONACCI', points: points([20, 10], [80, 60]) });
    expect(lines).toHaveLength(8);
    expect(labels.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
      '0,0 % · 10,00',
      '23,6 % · 21,80',
      '38,2 % · 29,10',
      '50,0 % · 35,00',
      '61,8 % · 40,90',
      '78,6 % · 49,30',
      '100,0 % · 60,00',
    ]);
  });

  it('of a level goes through the whole plot and says its price', () => {
    const { lines, labels } = shape({ kind: 'LEVEL', points: points([20, 10]) });
    expect([lines[0]?.from.x, lines[0]?.to.x, labels[0]?.text]).toEqual([0, 300, '10,00']);
  });

  it('is nothing where a point has no place', () => {
    expect(shapeOf({ drawingId: 'd', kind: 'LINE', points: points([0, 10], [5, -1]) }, frame)).toBeUndefined();
  });
});

describe('what a pointer meets', () => {
  it('is a line by its length, a text by its letters, a point before the rest', () => {
    const line = shape({ kind: 'LINE', points: points([0, 50], [100, 50]) });
    expect([distanceTo(line, { x: 50, y: 53 }), distanceTo(line, { x: 104, y: 53 })]).toEqual([3, 5]);
    expect([handleAt(line, { x: 98, y: 52 }, 8), handleAt(line, { x: 50, y: 50 }, 8)]).toEqual([1, -1]);
    const text = shape({ kind: 'TEXT', points: points([10, 50]), text: 'Ausbruch' });
    expect([distanceTo(text, { x: 40, y: 45 }), distanceTo(text, { x: 200, y: 45 }) > 8]).toEqual([0, true]);
  });
});

describe('a tool', () => {
  const line: Tool = { kind: 'LINE', text: '', points: [] };
  const at = (place: number, price: number): DrawingPoint => ({ at: place, price });

  it('gathers points until the drawing is whole, and shows it on the way', () => {
    expect(previewOf(line, undefined)).toBeUndefined();
    const first = withPoint(line, at(1, 2));
    expect(first).toEqual({ tool: { ...line, points: [at(1, 2)] } });
    const tool = 'tool' in first ? first.tool : line;
    expect(previewOf(tool, at(3, 4))).toMatchObject({ kind: 'LINE', points: [at(1, 2), at(3, 4)] });
    expect(withPoint(tool, at(3, 4))).toMatchObject({ drawing: { drawingId: expect.stringMatching(/^[a-f0-9]{24}$/), kind: 'LINE' } });
    expect(withPoint({ kind: 'TEXT', text: 'Ausbruch', points: [] }, at(1, 1))).toMatchObject({ drawing: { text: 'Ausbruch' } });
  });

  it('moves one point or all of them', () => {
    const drawing = { drawingId: 'd', kind: 'LINE' as const, points: [at(0, 1), at(10, 2)] };
    expect(movedDrawing(drawing, 1, at(9, 2), at(20, 5)).points).toEqual([at(0, 1), at(20, 5)]);
    expect(movedDrawing(drawing, -1, at(5, 1.5), at(8, 2.5)).points).toEqual([at(3, 2), at(13, 3)]);
  });
});
