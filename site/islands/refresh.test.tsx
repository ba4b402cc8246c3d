import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from './refresh.ts';

const blockOf = (content: string): string => `<div class="block" data-block="order-book">${content}</div>`;
const bookOf = (price: string): string => blockOf(`<section data-again="3000"><b>${price}</b></section>`);
const shown = (): string => document.body.textContent;

describe('a block that is to be asked for again', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = bookOf('157,90');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[USER-024] is drawn anew while somebody looks, and says when no answer comes', async () => {
    const answers = [
      () => Promise.resolve(new Response(bookOf('157,92'))),
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('', { status: 503 })),
    ];
    const asked = vi.fn((_address: string, _init: RequestInit) => answers.shift()?.() ?? Promise.resolve(new Response(bookOf('157,94'))));
    vi.stubGlobal('fetch', asked);
    start();
    const isStale = (): boolean => document.querySelector('[data-stale]') !== null;
    const seen: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      await vi.advanceTimersByTimeAsync(3_000);
      seen.push([shown(), isStale()]);
    }
    expect(seen).toEqual([
      ['157,92', false],
      ['157,92', true],
      ['157,92', true],
      ['157,94', false],
    ]);
    expect(asked.mock.calls[0]).toEqual([location.href, { headers: { 'parkett-block': 'order-book' } }]);
  });

  it('is left alone while nobody looks', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('rests once its answer no longer wants it, such as after the end of a session', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(blockOf('<section>Mit Premium Pro</section>'))));
    vi.stubGlobal('fetch', asked);
    start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([shown(), asked.mock.calls.length]).toEqual(['Mit Premium Pro', 1]);
  });
});
