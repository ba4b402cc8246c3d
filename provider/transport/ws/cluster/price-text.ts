import { parseOwn } from '#domain/input/own-json.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import type { PriceKey, PriceState } from '../prices/live-price-source.ts';

/** Returns the subject of the bus for the prices of a key. */
export function subjectOf({ quality, idNotation }: PriceKey): string {
  return `parkett.prices.${quality}.${idNotation}`;
}

/** Returns the text of a price: the node that computed it, the instant, and the composite in the form for clients. */
export function priceText(node: string, { instant, json }: PriceState): string {
  return `${node} ${instant} ${json}`;
}

/** Parses the text of a price; undefined if it is invalid. */
export function readPrice(text: string): { readonly node: string; readonly state: PriceState } | undefined {
  const [, node, instant, json] = /^(\S+) (\d+) (\{.*\})$/su.exec(text) ?? [];
  if (node === undefined || json === undefined) return undefined;
  try {
    return { node, state: { composite: parseOwn<CompositePrice>(json), json, instant: Number(instant) } };
  } catch {
    return undefined;
  }
}
