import { describe, expect, it } from 'vitest';
import { createSlots, placesOn } from './slots.ts';

describe('slots', () => {
  it('leave visitors a core', () => {
    expect([1, 2, 3, 8].map(placesOn)).toEqual([1, 1, 2, 2]);
  });
  it('are given to as many as there are, and then to who has waited longest', () => {
    const slots = createSlots(2);
    const served: string[] = [];
    const asking = (name: string) => {
      const ask = (): void => {
        if (slots.take(ask)) served.push(name);
      };
      return ask;
    };
    for (const name of ['documents', 'pictures', 'previews', 'more']) asking(name)();
    expect(served).toEqual(['documents', 'pictures']);
    slots.release();
    expect(served).toEqual(['documents', 'pictures', 'previews']);
    slots.release();
    expect(served).toEqual(['documents', 'pictures', 'previews', 'more']);
  });
  it('go on to the next when who was called has nothing to do any more', () => {
    const slots = createSlots(1);
    const served: string[] = [];
    slots.take(() => undefined);
    slots.take(() => served.push('gone'));
    slots.take(() => slots.take(() => undefined) && served.push('next'));
    slots.release();
    expect(served).toEqual(['gone', 'next']);
  });
});
