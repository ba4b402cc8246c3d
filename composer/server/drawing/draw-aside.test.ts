import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createDrawerAside } from './draw-aside.ts';
import type { Drawer, Exchange, Order } from './drawer.ts';
import type { DrawingLimits } from './limits.ts';

let drawer: Drawer | undefined;
afterEach(() => drawer?.close());

/** A request whose answer nobody reads. */
const exchange: Exchange = {
  request: { headers: {}, socket: { remoteAddress: '203.0.113.5' } } as unknown as IncomingMessage,
  response: { once: () => undefined, off: () => undefined } as unknown as ServerResponse,
  site: () => undefined,
};
const order = (who: string): Order => ({ who, overlay: new Map(), url: '/' });
const nowhere = { config: '/nowhere', content: '/nowhere', images: '/nowhere' };
const draw = (limits: Partial<DrawingLimits>, who: readonly string[]): Promise<readonly PromiseSettledResult<void>[]> => {
  drawer = createDrawerAside(nowhere, limits);
  const { draw: drawn } = drawer;
  return Promise.allSettled(who.map((each) => drawn(order(each), exchange)));
};
const statuses = (results: readonly PromiseSettledResult<void>[]): readonly unknown[] =>
  results.map((result) => (result.status === 'rejected' ? (result.reason as { readonly status?: number }).status : 'drawn'));

describe('previews that are drawn in a process of their own', { timeout: 60_000 }, () => {
  it('are refused in words where the process cannot start', async () => {
    const [result] = await draw({ startSeconds: 0.05 }, ['anna']);
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { status: 503, message: expect.stringContaining('Dein Entwurf ist, wie er war') },
    });
  });
  it('are refused for who asks for too many, not for others', async () => {
    const told = statuses(await draw({ startSeconds: 0.05, mostEach: 2 }, ['anna', 'anna', 'anna', 'anna', 'ben']));
    // One is drawn, two wait.
    expect(told.filter((status) => status === 429)).toHaveLength(1);
    expect(told[3]).toBe(429);
  });
  it('are given up that wait too long', async () => {
    const told = statuses(await draw({ atOnce: 0, waitSeconds: 0.02 }, ['anna', 'ben']));
    expect(told).toEqual([503, 503]);
  });
});
