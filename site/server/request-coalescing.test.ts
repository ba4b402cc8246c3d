import { describe, expect, it } from 'vitest';
import { createRequestCoalescer, type RenderResult } from './request-coalescing.ts';

const drawn: RenderResult = { status: 503, html: '<p>', cacheControl: 'no-cache' };

describe('equal drawings', () => {
  it('are one, whose outcome everybody gets', async () => {
    const { join } = createRequestCoalescer();
    let draws = 0;
    const render = async (deliver: (page: RenderResult) => void): Promise<void> => {
      draws += 1;
      await Promise.resolve();
      deliver(drawn);
    };
    const got = await Promise.all([join('/a', render), join('/a', render), join('/a', render), join('/b', render)]);
    expect([draws, got]).toEqual([2, [undefined, drawn, drawn, undefined]]);
    await join('/a', render);
    expect(draws).toBe(3);
  });

  it('are tried by each when nothing came of the first, and a fault stays with who drew', async () => {
    const { join } = createRequestCoalescer();
    let draws = 0;
    const fail = async (): Promise<void> => {
      draws += 1;
      await Promise.resolve();
      throw new Error('no');
    };
    const got = await Promise.allSettled([join('/a', fail), join('/a', fail)]);
    expect([draws, got.map(({ status }) => status)]).toEqual([2, ['rejected', 'rejected']]);
  });
});
