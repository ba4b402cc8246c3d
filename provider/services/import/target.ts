import type { EntityType } from '#market/catalogue/index.ts';
import type { PriceDoubt } from './price-doubts.ts';
import type { PriceBar, SeriesKind, SeriesSource } from '../../store/price-store.ts';

/** Notation for which prices are imported. */
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

/** Prices of one notation from a file. */
export interface PriceBatch {
  readonly idNotation: number;
  readonly kind: SeriesKind;
  readonly source: SeriesSource;
  readonly bars: readonly PriceBar[];
}

/** Differences between a batch and the stored data. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Differences between prices and the stored ones, and the doubtful ones to confirm. */
export interface PriceChanges extends Changes {
  readonly doubts: readonly PriceDoubt[];
}

export interface WriteOptions {
  /** Whether to write; otherwise the batch is only compared. */
  readonly commit: boolean;
  /** Whether doubtful prices are confirmed; otherwise nothing is written if there are any. */
  readonly isConfirmed: boolean;
}

/** Validated row of an instrument file. */
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

/** Changes of instruments; `kept` counts instruments of the shipped catalogue, which an import does not change. */
export interface InstrumentChanges extends Changes {
  readonly kept: number;
}

/** Destination of an import: the store itself, or the provider that has it open. */
export interface ImportTarget {
  find(key: string, notation?: string): Promise<Found>;
  /** Writes all batches or none. */
  prices(batches: readonly PriceBatch[], options: WriteOptions): Promise<PriceChanges[]>;
  /** Writes all instruments or none; without `commit` they are only compared. */
  instruments(batch: InstrumentBatch, commit: boolean): Promise<InstrumentChanges>;
}
