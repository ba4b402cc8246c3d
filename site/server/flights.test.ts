import { describe, expect, it } from 'vitest';
import { createFlights, type Drawn } from './flights.ts';

const drawn: Drawn = { status: 503, html: '<p>', cacheControl: 'no-cache' };

describe('equal drawings', () => {
  it('are one, whose outcome everybody gets', async () => {
    const { join } = createFlights();
    let draws = 0;
    const draw = async (land: (page: Drawn) => void): Promise<void> => {
      draws += 1;
      await Promise.resolve();
      land(drawn);
    };
    const got = await Promise.all([join('/a', draw), join('/a', draw), join('/a', draw), join('/b', draw)]);
    expect([draws, got]).toEqual([2, [undefined, drawn, drawn, undefined]]);
    await join('/a', draw);
    expect(draws).toBe(3);
  });

  it('are tried by each when nothing came of the first, and a fault stays with who drew', async () => {
    const { join } = createFlights();
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
