import type { EntityType } from '#market/catalogue/index.ts';
import type { PriceDoubt } from './price-doubts.ts';
import type { PriceBar, SeriesKind, SeriesSource } from '../../store/price-store.ts';

/** The instrument that prices are for. */
export interface FoundNotation {
  readonly entityType: EntityType;
  readonly entityValue: string;
  readonly name: string;
  readonly idNotation: number;
  readonly codeMarket: string;
  readonly isoCurrency: string;
}

/** Result for a key: one notation, or the reason why there is none, with suggestions. */
export type Found = { readonly notation: FoundNotation } | { readonly reason: string; readonly suggestions: readonly string[] };

/** The prices of one notation out of a file. */
export interface PriceBatch {
  readonly idNotation: number;
  readonly kind: SeriesKind;
  readonly source: SeriesSource;
  readonly bars: readonly PriceBar[];
}

/** How a batch compares with what is stored. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** How prices compare with those stored, and what about them must be confirmed. */
export interface PriceChanges extends Changes {
  readonly doubts: readonly PriceDoubt[];
}

export interface WriteOptions {
  /** Otherwise it is only compared. */
  readonly commit: boolean;
  /** Doubtful prices are right: without it, nothing is written when there are any. */
  readonly isConfirmed: boolean;
}

/** A row of an instrument file, checked. */
export interface ImportedInstrument {
  readonly isin: string;
  readonly name: string;
  readonly wkn?: string;
  readonly symbol?: string;
  readonly isoCurrency: string;
}

export interface InstrumentBatch {
  readonly entityType: 'STOCK' | 'FUND';
  readonly entitySubType?: string;
  /** Venue of the default notation. */
  readonly venue: string;
  readonly instruments: readonly ImportedInstrument[];
}

/** `kept`: instruments of the shipped catalogue, which an import leaves as they are. */
export interface InstrumentChanges extends Changes {
  readonly kept: number;
}

/** Where an import goes: the store itself, or the provider that has it open. */
export interface ImportTarget {
  find(key: string, notation?: string): Promise<Found>;
  /** All batches or none. */
  prices(batches: readonly PriceBatch[], options: WriteOptions): Promise<PriceChanges[]>;
  /** All instruments or none; without `commit` they are only compared. */
  instruments(batch: InstrumentBatch, commit: boolean): Promise<InstrumentChanges>;
}
