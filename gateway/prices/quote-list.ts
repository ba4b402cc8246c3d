import { toLivePrice, type LivePrice } from './live-price.ts';
import type { PushState } from './push-store.ts';

/** What is read of a quote of `POST /v1/instruments/quote_list`. */
export interface LoadedQuote {
  readonly market: { readonly idNotation: number };
  readonly last?: number;
  readonly datetimeLast?: string;
  readonly performance?: number;
  /** In percent. */
  readonly performancePct?: number;
  readonly low?: number;
  readonly high?: number;
  readonly totalVolume?: number;
  readonly bid?: number;
  readonly ask?: number;
  readonly codeQualityPrice?: string;
}

/** Quotes as loaded: what holds until the first push. Source: contract.md §4 "Other", "read instruments quote list". */
export interface QuoteListStore {
  readonly state: { readonly quotes: ReadonlyMap<number, LivePrice>; readonly error: string | undefined };
  readInstrumentsQuoteListSuccess(quotes: readonly LoadedQuote[]): void;
  /** What was loaded before stays. */
  readInstrumentsQuoteListError(message: string): void;
  /** The live price of a notation, else the loaded one. */
  priceOf(notation: number, push: Pick<PushState, 'pushSubscriptions'>): LivePrice | undefined;
}

export function createQuoteListStore(): QuoteListStore {
  const quotes = new Map<number, LivePrice>();
  const state = { quotes, error: undefined as string | undefined };
  return {
    state,
    readInstrumentsQuoteListSuccess(list) {
      state.error = undefined;
      for (const quote of list) quotes.set(quote.market.idNotation, priceOfQuote(quote));
    },
    readInstrumentsQuoteListError(message) {
      state.error = message;
    },
    priceOf: (notation, { pushSubscriptions }) => pushSubscriptions.get(notation) ?? quotes.get(notation),
  };
}

function priceOfQuote(quote: LoadedQuote): LivePrice {
  const { datetimeLast: time, last, performance, performancePct = Number.NaN, low, high, totalVolume, bid, ask } = quote;
  return toLivePrice({
    quality: quote.codeQualityPrice,
    trade: {
      latest: { time, price: last, performance: { intraday: { absolute: performance, relative: performancePct / 100 } } },
      low: { price: low },
      high: { price: high },
      accumulated: { tradingVolume: totalVolume },
    },
    bidAsk: { bid: { price: bid }, ask: { price: ask } },
  });
}
