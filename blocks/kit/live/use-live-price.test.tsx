import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { priceOf, strawPrices } from './testing.tsx';
import { useLivePrice } from './use-live-price.ts';

const prices = vi.hoisted(() => ({ page: undefined as unknown }));
vi.mock('./page-prices.ts', () => ({ pagePrices: () => prices.page }));

/** A price as an island shows it: live, else as loaded. */
function Price({ notation, loaded }: { readonly notation: number | undefined; readonly loaded: number }) {
  return <output>{useLivePrice(notation)?.price ?? loaded}</output>;
}

function page() {
  const straw = strawPrices();
  const pushSubscriptions = new Map<number, object>();
  prices.page = { ...straw.stream, store: { state: { pushSubscriptions } } };
  return {
    ...straw,
    push(notation: number, last: number) {
      pushSubscriptions.set(notation, priceOf({ last }));
      act(() => straw.push(notation, { last }));
    },
  };
}

describe('the live price of an island', () => {
  it('[STREAM-027] falls back to the loaded quote until the first push for its notation', () => {
    const { push } = page();
    render(<Price notation={1} loaded={9} />);
    expect(screen.getByRole('status').textContent).toBe('9');
    push(1, 10);
    expect(screen.getByRole('status').textContent).toBe('10');
  });

  it('is watched while the island stands, and by nobody without a notation', () => {
    const { now } = page();
    const { rerender, unmount } = render(<Price notation={1} loaded={9} />);
    expect(now()).toEqual([1]);
    rerender(<Price notation={undefined} loaded={9} />);
    expect(now()).toEqual([]);
    rerender(<Price notation={2} loaded={9} />);
    expect(now()).toEqual([2]);
    unmount();
    expect(now()).toEqual([]);
  });

  it('is the loaded one on the server, which asks nobody', () => {
    prices.page = undefined;
    expect(renderToString(<Price notation={1} loaded={9} />)).toContain('9');
  });
});
