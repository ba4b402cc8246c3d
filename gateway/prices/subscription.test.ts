import { describe, expect, it } from 'vitest';
import { priceSubscription } from './subscription.ts';

describe('the body of a price subscription', () => {
  const body = priceSubscription(20735);

  it('[STREAM-012] names the notation', () => {
    expect(body).toMatchObject({ data: { identifier: { value: 20735, type: 'idNotation' } } });
  });

  it('[STREAM-013] asks for the best quality there is', () => {
    expect(body).toMatchObject({ quality: { trade: 'BST', bidAsk: 'BST' } });
  });

  it('[STREAM-014] lists exactly these attributes', () => {
    expect(body).toHaveProperty('meta.attributes', ['idNotation', 'trade.latest', 'trade.low', 'trade.high', 'bidAsk']);
  });

  it('[STREAM-015] wants an update every 5 seconds at most', () => {
    expect(body).toHaveProperty('subscription.minimumInterval', 5000);
  });
});
