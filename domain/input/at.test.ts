import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubleAt, entryAt, int32At, lastNumber, numberAt, singleAt, uint16At, uint32At, uint8At } from './at.ts';

const wholes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1 });

it('reads each number that a list has', () => {
  fc.assert(
    fc.property(wholes, (list) => {
      for (const [index, value] of list.entries()) {
        expect(numberAt(list, index)).toBe(value);
        expect(doubleAt(Float64Array.from(list), index)).toBe(value);
        expect(singleAt(Float32Array.from(list), index)).toBe(value);
        expect(int32At(Int32Array.from(list), index)).toBe(value);
        expect(uint32At(Uint32Array.from(list), index)).toBe(value);
        expect(uint16At(Uint16Array.from(list), index)).toBe(value);
        expect(uint8At(Uint8Array.from(list), index)).toBe(value);
      }
      expect(lastNumber(list)).toBe(list.at(-1));
      const entries = list.map((value) => ({ value }));
      expect(entryAt(entries, list.length - 1)).toBe(entries.at(-1));
    }),
  );
});

it('throws for a place that a list does not have', () => {
  const places = fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 0 }), fc.constant(Number.NaN), fc.constant(0.5));
  fc.assert(
    fc.property(wholes, places, (list, place) => {
      const index = place >= 0 && Number.isInteger(place) ? place + list.length : place;
      const message = `No entry ${index} in a list of ${list.length}`;
      expect(() => numberAt(list, index)).toThrow(new RangeError(message));
      expect(() => doubleAt(Float64Array.from(list), index)).toThrow(new RangeError(message));
      expect(() => singleAt(Float32Array.from(list), index)).toThrow(new RangeError(message));
      expect(() => int32At(Int32Array.from(list), index)).toThrow(new RangeError(message));
      expect(() => uint32At(Uint32Array.from(list), index)).toThrow(new RangeError(message));
      expect(() => uint16At(Uint16Array.from(list), index)).toThrow(new RangeError(message));
      expect(() => uint8At(Uint8Array.from(list), index)).toThrow(new RangeError(message));
    }),
  );
  expect(() => entryAt([{}], 1)).toThrow(new RangeError('No entry 1 in a list of 1'));
  expect(() => lastNumber([])).toThrow(new RangeError('No entry -1 in a list of 0'));
});

it('keeps what is no number apart from what is not there', () => {
  expect(doubleAt(Float64Array.of(Number.NaN), 0)).toBeNaN();
});
