import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinnedBars, thinnedLine, type Detail } from './detail.ts';
import { barsOfDetail, indexOfRendered, lineOf } from './levels.ts';

/** Details as a plot holds them: the start is a multiple of two steps, the end too or the end of all bars. */
const details = (count: number): fc.Arbitrary<Detail> =>
  fc.record({ power: fc.integer({ min: 0, max: 6 }), from: fc.nat({ max: 40 }), to: fc.nat({ max: 40 }) }).map(({ power, from, to }) => {
    const step = 2 ** power;
    const start = Math.min(from * 2 * step, Math.floor((count - 1) / (2 * step)) * 2 * step);
    return { step, start, end: Math.min(count, start + (to + 1) * 2 * step) };
  });
const columns = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 400 });

it('a line of levels is the one that is thinned from all of its values', () => {
  const gappy = fc.array(fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constant(NaN)), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(
      gappy.chain((values) => fc.tuple(fc.constant(values), fc.array(details(values.length), { minLength: 1, maxLength: 5 }))),
      ([values, parts]) => {
        for (const part of parts) expect(lineOf(values, part)).toEqual(thinnedLine(values, part));
      },
    ),
  );
});

it('each place of a rendered line has the value that is rendered there', () => {
  fc.assert(
    fc.property(
      columns.chain((values) => fc.tuple(fc.constant(values), details(values.length))),
      ([values, part]) => {
        const rendered = lineOf(values, part);
        expect(rendered.map((_value, place) => values[indexOfRendered(values, part, place)])).toEqual(rendered);
      },
    ),
  );
  const peak = [1, 1, 9, 1, 1, 1, 1, 0];
  expect([0, 1].map((place) => indexOfRendered(peak, { step: 4, start: 0, end: 8 }, place))).toEqual([2, 7]);
  for (const step of [1, 4]) expect([-3, 99].map((place) => indexOfRendered(peak, { step, start: 0, end: 8 }, place))).toEqual([0, 7]);
});

it('bars of levels are those that are thinned from all of them', () => {
  fc.assert(
    fc.property(
      columns.chain((values) => fc.tuple(fc.constant(values), details(values.length))),
      ([values, part]) => {
        const bars = { at: values.map((_value, index) => index), open: values, high: values, low: values, close: values, volume: values };
        expect(barsOfDetail(bars, part)).toEqual(thinnedBars(bars, part));
      },
    ),
  );
});
