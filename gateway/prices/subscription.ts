/** Path of the subscription to prices of a notation. Source of this file: contract.md §7 "Live price streaming". */
export const PRICE_PATH = '/api/v1/prices/composite/get';

/** Minimum time between two updates of a notation, in ms. Source: contract.md §9. */
export const MINIMUM_INTERVAL = 5000;

/** Body of the request, by the schema `PriceSubscription` of the gateway's contract. */
export function priceSubscription(notation: number): object {
  return {
    data: { identifier: { value: notation, type: 'idNotation' } },
    quality: { trade: 'BST', bidAsk: 'BST' },
    meta: { attributes: ['idNotation', 'trade.latest', 'trade.low', 'trade.high', 'bidAsk'] },
    subscription: { minimumInterval: MINIMUM_INTERVAL },
  };
}
