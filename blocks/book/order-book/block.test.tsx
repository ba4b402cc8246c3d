import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { OrderBookProps } from '../../generated/props.ts';
import { needs } from './data.ts';
import { buyShare, depthRows, spreadOf, tradeRows } from './depth.ts';

const input = (name: string) => fixtureOf('order-book', name) as unknown as BlockInput<OrderBookProps, InstrumentSubject>;
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent);
const plain = (): string => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

describe('the order book', () => {
  it('[USER-024] [USER-034] is asked for and shown to who has the feature of level two only', async () => {
    expect(Object.keys(needs(input('Pro')))).toEqual(['trades', 'book']);
    expect(Object.keys(needs(input('logged in without Pro')))).toEqual(['trades']);
    expect(Object.keys(needs(input('visitor')))).toEqual(['trades']);
    await showBlock('order-book', 'Pro');
    expect(document.querySelector('.order-book__upsell')).toBeNull();
    expect(texts('.order-book__levels [data-price=buy]')).toEqual(['157,68', '157,66']);
    expect(texts('.order-book__levels [data-price=sell]')).toEqual(['157,72', '–']);
  });

  it('tells spread and balance, and whose the pieces are', async () => {
    await showBlock('order-book', 'Pro');
    expect(plain()).toContain('0,04 EUR');
    expect(plain()).toContain('0,025 %');
    expect(plain()).toContain('75 % Kauf, 25 % Verkauf');
    expect(texts('tfoot td')).toEqual(['4', '600', '200', '2']);
    expect(document.querySelector('.quality-badge')?.textContent).toBe('Realtime');
  });

  it('says when there is none', async () => {
    const screen = await showBlock('order-book', 'Pro, empty book');
    expect(screen.getByText(/Zurzeit liegt kein Orderbuch vor/)).toBeTruthy();
    await showBlock('order-book', 'Pro, no book');
    expect(document.querySelector('.order-book__upsell')).toBeNull();
  });
});

describe('who may not see it', () => {
  it('sees which product brings it, at the price of the configuration, and the way to log in', async () => {
    const screen = await showBlock('order-book', 'visitor');
    expect(document.querySelector('.order-book__levels')).toBeNull();
    expect(plain()).toContain('39,90 € im Monat');
    expect(screen.getByRole('link', { name: /ansehen$/ }).getAttribute('href')).toMatch(/^\/premium\/\w+$/);
    expect(screen.getByRole('link', { name: /Anmelden/ }).getAttribute('href')).toContain(encodeURIComponent('/aktien/orderbuch/'));
  });

  it('is not asked to log in again', async () => {
    const screen = await showBlock('order-book', 'logged in without Pro');
    expect(screen.queryByRole('link', { name: /Anmelden/ })).toBeNull();
  });
});

describe('its figures', () => {
  const level = (price: number, volume: number) => ({ level: 1, price, volume });

  it('stand best first on both sides, whatever the order of the answer, with bars against the largest level', () => {
    const rows = depthRows({ bidList: [level(9, 50), level(10, 100)], askList: [level(12, 10), level(11, 20)] });
    expect(rows.map(({ buyers, sellers, bidShare, askShare }) => [buyers?.price, sellers?.price, bidShare, askShare])).toEqual([
      [10, 11, 100, 20],
      [9, 12, 50, 10],
    ]);
  });

  it('need both sides', () => {
    expect(spreadOf({ bidList: [level(10, 1)], askList: [] })).toBeUndefined();
    expect(spreadOf({ bidList: [level(99, 1)], askList: [level(101, 1)] })).toEqual({ absolute: 2, relative: 2 });
    expect(buyShare({ totalVolumeBid: 0, totalVolumeAsk: 0 })).toBeUndefined();
  });

  it('are trades from the newest on, each against the one before', () => {
    const { trades } = fixtureOf('order-book', 'visitor').data as { trades: Parameters<typeof tradeRows>[0] };
    expect(tradeRows(trades).map(({ price, direction }) => [price, direction])).toEqual([
      [157.68, 'down'],
      [157.7, 'up'],
      [157.66, undefined],
    ]);
  });
});
