import { describe, expect, it, vi } from 'vitest';
import { query } from '#blocks/kit/block.ts';
import type { AnyCall } from '#client/audience.ts';
import { keyOf, planOf } from './plan.ts';
import { isOutage, runPlan, withinTime } from './run-plan.ts';
import { StatusError } from './testing.tsx';

const quote = (entityValue: string) => query('getQuote', { path: { entityType: 'STOCK', entityValue } });
const later = () => AbortSignal.timeout(1_000);

describe('runPlan', () => {
  it('answers joined quotes one by one and tells which is missing', async () => {
    const call = vi.fn(async () => ({ list: [{ entityType: 'STOCK', entityValue: '1', last: 5 }] }));
    const answers = await runPlan(planOf([{ a: quote('1'), b: quote('2') }]), call as unknown as AnyCall, later());
    expect(call).toHaveBeenCalledTimes(1);
    expect(answers.get(keyOf(quote('1')))).toMatchObject({ ok: true, value: { last: 5 } });
    expect(answers.get(keyOf(quote('2')))).toMatchObject({ ok: false });
  });

  it('asks one by one when the provider refuses the joined call', async () => {
    const call = vi.fn(async (operation: string) => {
      if (operation === 'listQuotesOfInstruments') throw new StatusError(400);
      return { last: 1 };
    });
    const answers = await runPlan(planOf([{ a: quote('1'), b: quote('2') }]), call as unknown as AnyCall, later());
    expect([...answers.values()].every(({ ok }) => ok)).toBe(true);
  });

  it('loses only the call that fails', async () => {
    const call = async (operation: string): Promise<unknown> => {
      if (operation === 'getQuote') throw new StatusError(500);
      return { ok: 1 };
    };
    const other = query('listQuotes', { path: { entityType: 'STOCK', entityValue: '1' } });
    const answers = await runPlan(planOf([{ a: quote('1'), b: other }]), call as unknown as AnyCall, later());
    expect(answers.get(keyOf(quote('1')))?.ok).toBe(false);
    expect(answers.get(keyOf(other))?.ok).toBe(true);
  });

  it('waits for no call longer than the deadline, even for one that does not listen', async () => {
    const call = (() => new Promise(() => undefined)) as AnyCall;
    const answers = await runPlan(planOf([{ a: quote('1') }]), call, AbortSignal.timeout(50));
    expect(answers.get(keyOf(quote('1')))?.ok).toBe(false);
  });

  it('counts what did not come in time as an outage, also where the time was over before it was asked', async () => {
    const call = (() => new Promise(() => undefined)) as AnyCall;
    for (const signal of [AbortSignal.timeout(20), AbortSignal.abort(new DOMException('over', 'TimeoutError'))]) {
      const answer = (await runPlan(planOf([{ a: quote('1') }]), call, signal)).get(keyOf(quote('1')));
      expect(answer?.ok === false && isOutage(answer.error)).toBe(true);
    }
  });

  it('runs calls side by side', async () => {
    let running = 0;
    let most = 0;
    const call = async (): Promise<unknown> => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return {};
    };
    const need = (entityValue: string) => query('listQuotes', { path: { entityType: 'STOCK', entityValue } });
    await runPlan(planOf([{ a: need('1'), b: need('2'), c: need('3') }]), call as unknown as AnyCall, later());
    expect(most).toBe(3);
  });
});

describe('withinTime', () => {
  it('fires when the time is over, and leaves nothing behind when the work is done before', async () => {
    vi.useFakeTimers();
    const never = withinTime(50, (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
    const reason = never.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
    expect(await withinTime(50, async () => 1)).toBe(1);
    await expect(withinTime(50, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(vi.getTimerCount()).toBe(0);
  });
});
