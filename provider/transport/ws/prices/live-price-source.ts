import type { CompositePrice } from '#gateway/generated/messages.ts';

/** Key of a feed: prices of one notation in one quality, equal for all who may see them. */
export interface PriceKey {
  readonly idNotation: number;
  readonly quality: CompositePrice['quality'];
}

/** Price data of a notation at an instant. */
export interface PriceState {
  readonly composite: CompositePrice;
  /** The composite as JSON; equal texts are equal states. */
  readonly json: string;
  /** Instant of the price: the provider's time in whole seconds, epoch milliseconds. */
  readonly instant: number;
}

/** Receives a new state; undefined once the notation is permanently gone. */
export type PriceListener = (state: PriceState | undefined) => void;

/** Source of prices: that of this process, or a clustered one. */
export interface LivePriceSource {
  /** Returns the current state; undefined while there is no price or if the notation is gone. */
  current(key: PriceKey): PriceState | undefined;
  /** Reports every change until the returned function is called; the first one may be the current state. */
  watch(key: PriceKey, listener: PriceListener): () => void;
  close(): void;
}

export function keyText({ idNotation, quality }: PriceKey): string {
  return `${quality} ${idNotation}`;
}

/** Maximum age difference of a late state, in ms; a larger difference means that the provider's clock was set back. */
const LATE_MS = 5_000;

/** Returns true if a known newer state has replaced this one. */
export function isLate({ instant }: PriceState, known: PriceState | undefined): boolean {
  const lag = (known?.instant ?? 0) - instant;
  return lag > 0 && lag < LATE_MS;
}
