import { describe, expect, it } from 'vitest';
import { exampleVisitor } from './example-visitor.ts';
import { visitFacts } from './visitor.ts';

describe('an example of a visitor', () => {
  it('has what the product of its kind brings', () => {
    const facts = visitFacts(exampleVisitor('plus')!);
    expect(facts).toMatchObject({ loggedIn: true, features: expect.arrayContaining(['csv_download_feature', 'no_banner_feature']) });
    expect(facts.products).toEqual(['premium-basic', 'premium-plus', 'basic', 'plus']);
    expect(visitFacts(exampleVisitor('visitor')!)).toMatchObject({ loggedIn: false, products: [] });
  });
  it('is nobody of a kind that there is not', () => {
    expect(exampleVisitor('gold')).toBeUndefined();
  });
});
