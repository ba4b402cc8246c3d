import { describe, expect, it } from 'vitest';
import { exampleVisitor } from './example-visitor.ts';
import { visitFacts } from './visitor.ts';

const SMALL = { code: 'premium-klein', key: 'klein', name: 'Klein', features: ['no_banner_feature'] };
const LARGE = { code: 'premium-gross', key: 'gross', name: 'Groß', features: ['csv_download_feature'], includes: ['premium-klein'] };

describe('an example of a visitor', () => {
  it('[USER-016] has what the product of its kind brings, and answers to the names of all that comes with it', () => {
    const facts = visitFacts(exampleVisitor('gross', [LARGE, SMALL]));
    expect(facts).toMatchObject({ loggedIn: true, features: ['no_banner_feature', 'csv_download_feature'] });
    expect(facts.products).toEqual(['premium-gross', 'premium-klein', 'klein', 'gross']);
  });
  it('is not logged in as a visitor, nor of a kind that there is not', () => {
    for (const kind of ['visitor', 'gold'])
      expect(visitFacts(exampleVisitor(kind, [LARGE, SMALL]))).toMatchObject({ loggedIn: false, products: [], features: [] });
  });
});
