import { given } from '#domain/input/given.ts';
import { hashText, uniform } from '../base/hash.ts';
import { notationOf, serialOfEntity } from './identity.ts';
import type { ProductColumns } from './columns.ts';
import type { DerivativeBook, Row } from './types.ts';

const KEY = hashText('volume');

/** Pieces per day of a notation: few products are traded much, most hardly ever. */
export function dailyVolumeOf(idNotation: number): number {
  return Math.round(40 + 60_000 * uniform(KEY, idNotation, 0) ** 6);
}

/** Pieces per day of a product at its first venue. */
export function unitsPerDay(book: DerivativeBook, row: Row): number {
  return dailyVolumeOf(notationOf(given(serialOfEntity(book.entityValueOf(row)), 'serial number'), 0));
}

const known = new WeakMap<ProductColumns, Int32Array>();

/** Pieces per day of all products by row; computed once, because they never change. */
export function dailyVolumes(columns: ProductColumns): Int32Array {
  const found = known.get(columns) ?? Int32Array.from(columns.serial, (serial) => dailyVolumeOf(notationOf(serial, 0)));
  known.set(columns, found);
  return found;
}
