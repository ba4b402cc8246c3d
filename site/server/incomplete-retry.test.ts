import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIncompleteRetry } from './incomplete-retry.ts';

describe('createIncompleteRetry', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('asks for a page with holes once it may be drawn anew, once for all who got it, and later each time', async () => {
    const asked: string[] = [];
    const { note } = createIncompleteRetry(async (path) => asked.push(path));
    note('/');
    note('/');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['/']);
    note('/');
    await vi.advanceTimersByTimeAsync(11_999);
    expect(asked).toEqual(['/']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/', '/']);
  });

  it('asks for one page after the other, whatever comes of them, and for a hundred at most', async () => {
    const asked: string[] = [];
    let fail = (): void => undefined;
    const { note } = createIncompleteRetry((path) => {
      asked.push(path);
      return new Promise((_, reject) => (fail = () => reject(new Error('gone'))));
    });
    for (let page = 0; page < 101; page += 1) note(`/${page}`);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(asked).toEqual(['/0']);
    for (let page = 0; page < 101; page += 1) {
      fail();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect([asked.length, asked[1]]).toEqual([100, '/1']);
  });
});
