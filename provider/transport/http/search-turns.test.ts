import { setImmediate as look } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSearchTurns } from './search-turns.ts';

const done: string[] = [];

function* search(name: string, steps = 1, milliseconds = 0): Generator<void, string> {
  for (let step = 0; step < steps; step += 1) {
    const since = performance.now();
    while (performance.now() - since < milliseconds);
    yield;
  }
  done.push(name);
  return name;
}

describe('turns of searches', () => {
  it('lets somebody else in between the searches of one visitor', async () => {
    done.length = 0;
    const turns = createSearchTurns();
    const all = ['a1', 'a2', 'a3'].map((name) => turns('a', search(name)));
    const other = turns('b', search('b1'));
    await Promise.all([...all, other]);
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
  });
  it('looks at what has arrived between searches and within a long one', async () => {
    done.length = 0;
    const turns = createSearchTurns();
    const all = [turns('a', search('long', 4, 6)), turns('a', search('next'))];
    const looks = (async () => {
      for (let turn = 0; !done.includes('next'); turn += 1) {
        await look();
        done.push('look');
      }
    })();
    await Promise.all([...all, looks]);
    expect(done.indexOf('long')).toBeGreaterThanOrEqual(4);
    expect(done.slice(done.indexOf('long'), done.indexOf('next'))).toContain('look');
  });
  it('goes on after one that fails, and refuses what is too much', async () => {
    done.length = 0;
    const turns = createSearchTurns({ most: 4, mostEach: 3 });
    function* broken(): Generator<void, string> {
      yield;
      throw new Error('broken');
    }
    const first = turns('a', broken());
    const rest = [turns('a', search('a1')), turns('a', search('a2'))];
    await expect(turns('a', search('a3'))).rejects.toThrow('Too many searches');
    await expect(first).rejects.toThrow('broken');
    expect(await Promise.all([...rest, turns('b', search('b1'))])).toEqual(['a1', 'a2', 'b1']);
  });
});
