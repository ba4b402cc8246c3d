import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobLimits } from './limits.ts';
import { createPool, type Pool } from './pool.ts';
import { createSlots } from './slots.ts';
import type { BadJobs } from './testing/bad-jobs.ts';

let pool: Pool<BadJobs>;
const open = (limits: Partial<JobLimits> = {}): Pool<BadJobs> => {
  pool = createPool<BadJobs>({
    entry: new URL('testing/bad-jobs.ts', import.meta.url),
    settings: 'Hallo',
    limits,
    slots: createSlots(2),
    host: async (name, input) => {
      await pause(1_500);
      return `${name}: ${String(input)}`;
    },
  });
  return pool;
};
afterEach(() => pool.close());

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A pool of job processes', () => {
  it('does a job with what its process has prepared', async () => {
    expect(await open().run('anna', 'greet', 'Anna')).toBe('Hallo Anna');
  });

  it('works behind this process with all of its threads', async () => {
    const steps = await open().run('anna', 'priorities', null);
    expect(new Set(steps)).toEqual(new Set([Math.min(19, getPriority() + 5)]));
  });

  it('ends a job that never ends, and goes on with a new process', async () => {
    open({ seconds: 0.5 });
    const before = await pool.run('anna', 'pid', null);
    await expect(pool.run('anna', 'loop', null)).rejects.toMatchObject({ status: 422, end: 'time' });
    await expect(pool.run('anna', 'loop', null)).rejects.toThrow('länger als 0,5 Sekunden');
    expect(await pool.run('anna', 'pid', null)).not.toBe(before);
  });

  it.each(['heap', 'native'] as const)('ends a job that fills memory (%s)', async (job) => {
    open({ megabytes: 160 });
    await expect(pool.run('anna', job, null)).rejects.toMatchObject({ status: 422, end: 'memory' });
    expect(await pool.run('anna', 'greet', 'Anna')).toBe('Hallo Anna');
  });

  it('gives a job a fresh process when it died of what others left in the old one', async () => {
    open({ megabytes: 300 });
    await pool.run('anna', 'keep', 110);
    await expect(pool.run('anna', 'keep', 170)).resolves.toBe(1);
  });

  it('ends a process at once that has too little left for another job', async () => {
    open({ megabytes: 300 });
    const before = await pool.run('anna', 'pid', null);
    await pool.run('anna', 'keep', 190);
    expect(await pool.run('anna', 'pid', null)).not.toBe(before);
  });

  it('has a full process work on until its successor is ready', async () => {
    open({ megabytes: 300 });
    const before = await pool.run('anna', 'pid', null);
    await pool.run('anna', 'keep', 150);
    expect(await pool.run('anna', 'pid', null)).toBe(before);
    await vi.waitFor(async () => expect(await pool.run('anna', 'pid', null)).not.toBe(before), { timeout: 20_000, interval: 100 });
    await vi.waitFor(() => expect(isRunning(before)).toBe(false), { timeout: 20_000, interval: 100 });
  });

  it('goes on with the successor when a full process dies before', async () => {
    open({ megabytes: 300 });
    const before = await pool.run('anna', 'pid', null);
    await pool.run('anna', 'keep', 150);
    await expect(pool.run('anna', 'leave', null)).rejects.toMatchObject({ end: 'crash' });
    expect(await pool.run('anna', 'pid', null)).not.toBe(before);
  });

  it('gives a job that died in a full process to its successor', async () => {
    open({ megabytes: 300 });
    const before = await pool.run('anna', 'pid', null);
    await pool.run('anna', 'keep', 150);
    await expect(pool.run('anna', 'keep', 150)).resolves.toBe(1);
    expect(await pool.run('anna', 'pid', null)).not.toBe(before);
  });

  it('says that a process has ended by itself', async () => {
    open();
    await expect(pool.run('anna', 'leave', null)).rejects.toMatchObject({ status: 503, end: 'crash' });
    expect(await pool.run('anna', 'greet', 'Anna')).toBe('Hallo Anna');
  });

  it('passes on what a job refuses, and tells faults of its code from that', async () => {
    open();
    await expect(pool.run('anna', 'refuse', null)).rejects.toMatchObject({
      status: 409,
      body: { message: 'Schon vergeben.' },
    });
    await expect(pool.run('anna', 'fail', null)).rejects.toMatchObject({ name: 'JobFault', fault: { type: 'TypeError' } });
  });

  it('does not count what a job waits for this process', async () => {
    open({ seconds: 1 });
    expect(await pool.run('anna', 'ask', 'wer?')).toBe('echo: wer?');
  });

  it('lets editors take turns, each with one job at a time', async () => {
    open({ atOnce: 2 });
    await Promise.all([pool.run('anna', 'wait', 0), pool.run('ben', 'wait', 0)]);
    const order: string[] = [];
    const run = async (who: string, name: string): Promise<void> => {
      await pool.run(who, 'wait', 150);
      order.push(name);
    };
    await Promise.all([run('anna', 'a1'), run('anna', 'a2'), run('anna', 'a3'), run('ben', 'b1')]);
    expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a2'));
    expect(order.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('refuses who has enough waiting, and all when too many wait', async () => {
    open({ mostEach: 2, most: 3 });
    const first = pool.run('anna', 'wait', 300);
    const waiting = [pool.run('anna', 'wait', 0), pool.run('anna', 'wait', 0)];
    await expect(pool.run('anna', 'wait', 0)).rejects.toMatchObject({ status: 429 });
    const others = [pool.run('ben', 'wait', 300), pool.run('carl', 'wait', 0)];
    await expect(pool.run('dora', 'wait', 0)).rejects.toMatchObject({ status: 503 });
    await Promise.all([first, ...waiting, ...others]);
  });

  it('gives up what waited too long', async () => {
    open({ waitSeconds: 0.2, atOnce: 1 });
    const first = pool.run('anna', 'wait', 1_000);
    await expect(pool.run('ben', 'wait', 0)).rejects.toMatchObject({ status: 503 });
    await first;
  });
});
