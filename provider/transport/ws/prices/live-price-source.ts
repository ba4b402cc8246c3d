import type { CompositePrice } from '#gateway/generated/messages.ts';

/** Key of a feed: prices of one notation in one quality, the same for all who may see them. */
export interface PriceKey {
  readonly idNotation: number;
  readonly quality: CompositePrice['quality'];
}

/** All that is known of a notation at an instant. */
export interface PriceState {
  readonly composite: CompositePrice;
  /** The composite as JSON; equal texts are equal states. */
  readonly json: string;
  /** The provider's second that it holds for, epoch milliseconds. */
  readonly instant: number;
}

/** Takes a new state; undefined when the notation is gone for good. */
export type PriceListener = (state: PriceState | undefined) => void;

/** Where prices come from. A clustered source can take the place of the one of this process. */
export interface LivePriceSource {
  /** The state of this moment; undefined while there is no price or when the notation is gone. */
  current(key: PriceKey): PriceState | undefined;
  /** Tells every change from now on until the returned function is called; the first may be the state of now. */
  watch(key: PriceKey, listener: PriceListener): () => void;
  close(): void;
}

export function keyText({ idNotation, quality }: PriceKey): string {
  return `${quality} ${idNotation}`;
}

/** A state older by less than this has come too late; by more, the provider's clock was set back. Milliseconds. */
const LATE_MS = 5_000;

/** Whether a state is overtaken by the one that is known. */
export function isLate({ instant }: PriceState, known: PriceState | undefined): boolean {
  const lag = (known?.instant ?? 0) - instant;
  return lag > 0 && lag < LATE_MS;
}
