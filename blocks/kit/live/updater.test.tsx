import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { livePage, NBSP, rowOf, table } from './testing.tsx';

/** Time longer than the longest rest, in ms. */
const LONG_REST = 1100;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-31T15:40:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the updater', () => {
  it('writes once per frame, the latest only', async () => {
    const { cell, push, frame } = await livePage(table(1));
    const writes = vi.spyOn(cell(1, 'last').firstChild as Text, 'data', 'set');
    for (let last = 1; last <= 100; last += 1) push(1, { last });
    expect(writes).not.toHaveBeenCalled();
    await frame();
    expect(writes).toHaveBeenCalledOnce();
    expect(cell(1, 'last').textContent).toBe(`100,00${NBSP}EUR`);
  });

  it('rests after a frame that was hard to draw, and shows the latest then', async () => {
    const { cell, push, wait, frame } = await livePage(table(1));
    push(1, { last: 1 });
    // Simulates a frame that takes 20 ms to render after the writes.
    const drawn = performance.now() + 20;
    const clock = vi.spyOn(performance, 'now');
    vi.advanceTimersToNextFrame();
    clock.mockReturnValueOnce(drawn + 20);
    await wait(1);
    clock.mockRestore();
    for (const last of [2, 3]) push(1, { last });
    await frame();
    expect(cell(1, 'last').textContent).toBe(`1,00${NBSP}EUR`);
    await wait(LONG_REST);
    expect(cell(1, 'last').textContent).toBe(`3,00${NBSP}EUR`);
  });

  it('goes on in the next frame with what did not fit into one, without a rest', async () => {
    const { cell, push, frame } = await livePage(table(1, 2));
    push(1, { last: 1 });
    push(2, { last: 2 });
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 6));
    vi.advanceTimersToNextFrame();
    expect([cell(1, 'last').textContent, cell(2, 'last').textContent]).toEqual([`1,00${NBSP}EUR`, `157,68${NBSP}EUR`]);
    await frame();
    clock.mockRestore();
    expect(cell(2, 'last').textContent).toBe(`2,00${NBSP}EUR`);
  });

  it('watches what is in view, and no longer 5 seconds after it left', async () => {
    const { now, scroll, wait } = await livePage(table(1, 2));
    const second = rowOf(2);
    expect(now()).toEqual([1, 2]);
    scroll(second, false);
    await wait(4990);
    expect(now()).toEqual([1, 2]);
    await wait(20);
    expect(now()).toEqual([1]);
    scroll(second, true);
    expect(now()).toEqual([1, 2]);
  });

  it('does not end what comes back in time', async () => {
    const { now, watched, scroll, wait } = await livePage(table(1));
    const only = rowOf(1);
    scroll(only, false);
    await wait(4000);
    scroll(only, true);
    await wait(4000);
    expect(now()).toEqual([1]);
    expect(watched).toEqual([1]);
  });

  it('watches a notation once, wherever it stands', async () => {
    const { watched, scroll, wait, now } = await livePage(table(1) + table(1).replace('row-1', 'other'));
    expect(watched).toEqual([1]);
    scroll(rowOf(1), false);
    await wait(6000);
    expect(now()).toEqual([1]);
  });

  it('follows rows that come and go', async () => {
    const { now, wait, show, cell, observed } = await livePage(table(1));
    const other = document.createElement('table');
    other.innerHTML = table(2);
    rowOf(1).after(...other.querySelectorAll('tr'));
    await wait(50);
    expect(now()).toEqual([1, 2]);
    await show(2, { last: 7 });
    expect(cell(2, 'last').textContent).toBe(`7,00${NBSP}EUR`);
    rowOf(1).remove();
    await wait(6000);
    expect(now()).toEqual([2]);
    expect(observed.size).toBe(1);
  });

  it('shows the known price in a cell that comes later', async () => {
    const { show, wait } = await livePage(table(1));
    await show(1, { last: 7 });
    document.body.insertAdjacentHTML('beforeend', '<span id="late" data-notation="1" data-field="last">5,00</span>');
    await wait(50);
    expect(document.querySelector('#late')?.textContent).toBe('7,00');
  });

  it('leaves an island alone until it is alive', async () => {
    const { now, wait } = await livePage(`<parkett-island>${table(1)}</parkett-island>`);
    expect(now()).toEqual([]);
    document.querySelector('parkett-island')?.setAttribute('data-alive', '');
    await wait(50);
    expect(now()).toEqual([1]);
  });

  it('leaves nothing behind when it stops', async () => {
    const { now, stop, show, scroll } = await livePage(table(1, 2));
    await show(1, { last: 1 });
    await show(1, { last: 2 });
    scroll(rowOf(2), false);
    stop();
    expect(now()).toEqual([]);
    expect(document.querySelector('[data-flash]')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
