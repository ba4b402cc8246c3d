import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { showBook, startBook } from './live.ts';
import { BookPanel } from './panel.tsx';

type Book = Schema<'OrderBook'>;
const { book: first } = fixtureOf('order-book', 'Pro').data as { book: Book };
const level = (rank: number, price: number, volume: number) => ({ level: rank, price, volume, numberOrders: rank });
/** Later: more levels on one side, fewer on the other, another quality. */
const later: Book = {
  ...first,
  bidList: [level(1, 157.9, 1_250), level(2, 157.88, 80), level(3, 157.84, 9)],
  askList: [level(1, 157.94, 40)],
  totalVolumeBid: 1_339,
  totalVolumeAsk: 40,
  codeQualityPrice: 'DLY',
  datetimeOrderBook: '2026-03-04T10:00:07.000Z',
};
const nobody: Book = { ...later, bidList: [], askList: [], totalVolumeBid: 0, totalVolumeAsk: 0 };

function drawn(book: Book): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<BookPanel book={book} name="SAP" decimals={2} />);
  return place.firstElementChild as HTMLElement;
}

describe('showBook', () => {
  it.each([
    ['more and fewer levels', first, later],
    ['fewer levels', later, first],
    ['one that has emptied', first, nobody],
  ])('leaves what the server would draw: %s', (_, before, after) => {
    const panel = drawn(before);
    showBook(panel, after, 2);
    expect(panel.innerHTML).toBe(drawn(after).innerHTML);
  });

  it('fills a book again that was empty', () => {
    const panel = drawn(first);
    showBook(panel, nobody, 2);
    showBook(panel, later, 2);
    expect(panel.innerHTML).toBe(drawn(later).innerHTML);
  });
});

describe('startBook', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[USER-024] asks for the book again while somebody looks, and says when no answer comes', async () => {
    const answers: (() => Promise<Response>)[] = [
      () => Promise.resolve(Response.json(later)),
      () => Promise.reject(new TypeError('offline')),
    ];
    const asked = vi.fn((_address: string) => answers.shift()?.() ?? Promise.resolve(Response.json(first)));
    vi.stubGlobal('fetch', asked);
    const panel = drawn(first);
    startBook(panel);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked.mock.calls[0]?.[0]).toMatch(/^\/api\/v1\/instruments\/STOCK\/\w+\/order_book\?typeQuoteSelector=DEPTH10&idNotation=\d+$/u);
    expect(panel.innerHTML).toBe(drawn(later).innerHTML);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([panel.dataset['stale'], panel.innerHTML]).toEqual(['', drawn(later).innerHTML]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([panel.dataset['stale'], panel.innerHTML]).toEqual([undefined, drawn(first).innerHTML]);
  });
});
