import { describe, expect, it, vi } from 'vitest';
import { privateCall, type PublicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { withDataCache } from './data-cache.ts';

const input = { path: { entityType: 'STOCK', entityValue: '1' } } as const;
const options = { signal: AbortSignal.timeout(1_000) };

function setUp(answer: () => Promise<unknown>) {
  let time = 1_000_000;
  const call = vi.fn(answer);
  const cached = withDataCache(call as unknown as PublicCall, 1_000, { now: () => time });
  const ask = () => cached('getInstrument', input, options);
  return { call, ask, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('withDataCache', () => {
  it('takes no call with a session', () => {
    const own = privateCall(createCall(createTransport()), undefined);
    // @ts-expect-error -- Answers with a session belong to one request.
    expect(withDataCache(own, 1_000)).toBeTypeOf('function');
  });

  it('asks once for pages that are drawn at the same time', async () => {
    const { call, ask } = setUp(async () => ({}));
    await Promise.all([ask(), ask()]);
    expect(call).toHaveBeenCalledTimes(1);
  });
  it('asks again when the answer has expired, at the latest after half a minute', async () => {
    const { call, ask, pass } = setUp(async () => ({ expires: 1_020_000 }));
    await ask();
    pass(19_000);
    await ask();
    expect(call).toHaveBeenCalledTimes(1);
    pass(2_000);
    await ask();
    expect(call).toHaveBeenCalledTimes(2);
  });
  it('keeps prices for a second only, so that those of one page are of one', async () => {
    const { call, ask, pass } = setUp(async () => ({ expires: 1_005_000 }));
    await ask();
    pass(900);
    await ask();
    expect(call).toHaveBeenCalledTimes(1);
    pass(200);
    await ask();
    expect(call).toHaveBeenCalledTimes(2);
  });
  it('does not keep a failure', async () => {
    const { call, ask } = setUp(() => Promise.reject(new Error('down')));
    await expect(ask()).rejects.toThrow('down');
    await expect(ask()).rejects.toThrow('down');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps no more than its bytes: what was asked for longest ago goes first', async () => {
    const large = { text: 'x'.repeat(10_000) };
    const { call } = setUp(async () => large);
    const cached = withDataCache(call as unknown as PublicCall, 1_000, { bytes: 70_000 });
    const ask = (entityValue: string) => cached('getInstrument', { path: { entityType: 'STOCK', entityValue } }, options);
    for (const value of ['1', '2', '3', '4']) await ask(value);
    expect(call).toHaveBeenCalledTimes(4);
    await ask('4');
    expect(call).toHaveBeenCalledTimes(4);
    await ask('1');
    expect(call).toHaveBeenCalledTimes(5);
  });
});
