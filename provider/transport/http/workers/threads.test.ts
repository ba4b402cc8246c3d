import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createThreads, type Threads } from './threads.ts';

/** Thread that reports to be ready, answers with the double, and ends on request. */
const DOUBLE = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', (order) => {
  if (order < 0) process.exit(1);
  if (order === 7) parentPort.postMessage('warm');
  parentPort.postMessage(2 * order);
});
parentPort.postMessage('ready');`;

let threads: Threads<number, number>;
let started = 0;
function start(count: number): void {
  started = 0;
  threads = createThreads(count, () => {
    started += 1;
    return new Worker(DOUBLE, { eval: true });
  });
}
afterEach(() => threads.close());

describe('Threads', () => {
  it('are there before the first order when they are told to, and once only', async () => {
    start(1);
    threads.prepare();
    threads.prepare();
    expect(started).toBe(1);
    expect([threads.isReady(), threads.isThere()]).toEqual([false, true]);
    expect(await threads.run(21)).toBe(42);
    expect([started, threads.isReady()]).toEqual([1, true]);
  });

  it('are replaced at once by new ones when what they know is out of date', async () => {
    start(1);
    threads.prepare();
    threads.renew();
    expect(started).toBe(2);
    expect(await threads.run(1)).toBe(2);
    expect(started).toBe(2);
  });

  it('that die fail their order only', async () => {
    start(1);
    await expect(threads.run(-1)).rejects.toThrow('ended');
    expect(await threads.run(2)).toBe(4);
  });

  it('that die are replaced without another order', async () => {
    start(1);
    await threads.run(-1).catch(() => undefined);
    await expect.poll(() => [started, threads.isReady()]).toEqual([2, true]);
  });

  it('may say that they are warm, which is no answer', async () => {
    start(1);
    expect([await threads.run(1), threads.isWarm()]).toEqual([2, false]);
    expect([await threads.run(7), threads.isWarm()]).toEqual([14, true]);
  });

  it('hear news that they do not answer', async () => {
    const HEARER = `const { parentPort } = require('node:worker_threads');
let heard = 0;
parentPort.on('message', (order) => ('news' in order ? (heard += order.news) : parentPort.postMessage(heard)));
parentPort.postMessage('ready');`;
    const hearing = createThreads<object, number, { news: number }>(1, () => new Worker(HEARER, { eval: true }));
    hearing.prepare();
    hearing.notify({ news: 5 });
    hearing.notify({ news: 6 });
    expect(await hearing.run({})).toBe(11);
    await hearing.close();
  });

  it('are none where none are wanted', () => {
    start(0);
    threads.prepare();
    expect([started, threads.isThere()]).toEqual([0, false]);
  });
});
