import { describe, expect, it } from 'vitest';
import { products } from './generated/products.ts';
import { ANYONE, visitFacts, type Visitor } from './visitor.ts';

const anna: Visitor = { ...ANYONE, who: { email: 'anna@example.org' } };

describe('the facts of a visitor', () => {
  it('[USER-005] say logged in exactly when there is a session, and on a page for everyone that nobody knows', () => {
    const nobody = { ...ANYONE, isAnyone: false };
    expect([nobody, anna, ANYONE].map((visitor) => visitFacts(visitor).loggedIn)).toEqual([false, true, undefined]);
    expect([visitFacts(nobody).products, visitFacts(ANYONE).products]).toEqual([[], undefined]);
  });
  it('[USER-016] name a tier by id and short name, with those below it', () => {
    const names = (productId: string) => products.find((product) => product.productId === productId)?.names ?? [];
    const facts = visitFacts({ ...anna, products: ['premium-plus', 'pur'], productNames: [...names('premium-plus'), ...names('pur')] });
    expect(facts.products?.toSorted()).toEqual(['basic', 'plus', 'premium-basic', 'premium-plus', 'pur']);
  });
  it('[USER-038] count the entitlements of trading systems as features', () => {
    expect(visitFacts({ ...anna, products: ['traderama-us-100'] }).features).toEqual(['hasTraderamaUs100']);
    expect(visitFacts({ ...anna, features: ['traderama_ger_100_feature'] }).features).toContain('hasTraderamaGer100');
  });
  it('leave an unknown device open', () => {
    expect([visitFacts(ANYONE).device, visitFacts({ ...anna, device: 'TABLET' }).device]).toEqual([undefined, 'TABLET']);
  });
});
