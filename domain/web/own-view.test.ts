import { describe, expect, it } from 'vitest';
import { ownViewAddress, withoutOwnView } from './own-view.ts';

describe('the own view of a page', () => {
  it.each([
    ['/news/a', '/news/a?ansicht=konto'],
    ['/news/a?page=1', '/news/a?page=1&ansicht=konto'],
    ['/news/a?ansicht=konto', '/news/a?ansicht=konto'],
    ['/news/a?ansicht=karte#ende', '/news/a?ansicht=konto'],
  ])('of %s is at %s', (address, own) => {
    expect(ownViewAddress(address)).toBe(own);
  });

  it('is asked for by one value and leaves the rest of the query', () => {
    expect(withoutOwnView({ page: '1', ansicht: 'konto' })).toEqual({ page: '1' });
    for (const query of [{ q: '' }, { ansicht: 'karte' }, { ansicht: '' }] as Record<string, string>[])
      expect(withoutOwnView(query)).toBeUndefined();
  });
});
