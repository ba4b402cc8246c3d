import { describe, expect, it, vi } from 'vitest';
import { OverBudget, withinBudget } from '#market/base/index.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { findDerivatives } from './finder.ts';

/** Stock with `size` products; `find` records that it was called. */
function stockOf(size: number) {
  const find = vi.fn(() => {
    throw new Error('searched here');
  });
  const derivatives = { book: { size }, figures: { ready: async () => undefined }, find };
  const context = { derivatives: () => derivatives } as unknown as ProviderContext;
  const caller = { session: async () => undefined, address: '127.0.0.1' };
  const ask = async () => findDerivatives.answer({ query: { calculateFacets: true } }, context, caller);
  return { find, ask: () => withinBudget({ most: 10, spent: 0 }, ask) };
}

describe('A search among derivatives', () => {
  it('goes to a worker thread before it begins when it takes longer than its thread may spend', async () => {
    const { find, ask } = stockOf(1_000_000);
    await expect(ask()).rejects.toThrow(OverBudget);
    expect(find).not.toHaveBeenCalled();
  });

  it('is made where it was asked when the stock is small', async () => {
    const { find, ask } = stockOf(60_000);
    await expect(ask()).rejects.toThrow('searched here');
    expect(find).toHaveBeenCalledOnce();
  });
});
