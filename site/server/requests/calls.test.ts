import { describe, expect, it, vi } from 'vitest';
import { countRows } from '../../row-count.ts';
import { askHandler, echoNext, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { COSTS, UNLIMITED } from '../visitor-limits.ts';
import { callHandler } from './calls.ts';

const calls = callHandler({ next: echoNext, limits: UNLIMITED });

describe('callHandler', () => {
  it('passes calls of every method on to Next, with their query', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await (await askHandler(calls, '/api/v1/instruments?x=1', { method })).text()).toBe('/api/v1/instruments?x=1');
  });
  it('leaves everything else alone', async () => {
    for (const path of ['/', '/api', '/apis/v1', '/aktien']) expect((await askHandler(calls, path)).status).toBe(LEFT);
  });
  it('gives no address that is written otherwise to Next', async () => {
    expect(await (await askHandler(calls, '/api/v1/..%2fx')).text()).toBe('/api/404');
  });
  it('refuses who has nothing left before anything is asked', async () => {
    const next = vi.fn(echoNext);
    expect((await askHandler(callHandler({ next, limits: NOTHING_LEFT }), '/api/v1/instruments')).status).toBe(429);
    expect(next).not.toHaveBeenCalled();
  });
  it('takes what the rows of an export cost once they are there', async () => {
    const charged: number[] = [];
    const limits = { ...UNLIMITED, charge: (_: unknown, cost: number) => void charged.push(cost) };
    const next: typeof echoNext = async (request, response) => {
      countRows(50);
      await echoNext(request, response);
    };
    await askHandler(callHandler({ next, limits }), '/api/csv?x=1');
    expect(charged).toEqual([COSTS.export, 50 * COSTS.row]);
  });
});
