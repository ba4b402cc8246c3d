import { pathOf } from '#documents/routes/path-of.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import type { Schema } from '#client/operations.ts';
import { pathOfType, typeShort, type DerivativeType } from '#domain/derivative/types.ts';
import type { Derivatives } from '#market/derivatives/index.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { Handler } from '../../handler.ts';
import { lookUp } from '../../../shared/selection.ts';
import { tradable } from './popularity.ts';

const UNDERLYINGS = 6;
const TYPES_EACH = 2;

/** Lists the underlyings with most products, each with its most frequent types. */
export const listDerivativeQuicklinks: Handler<'listDerivativeQuicklinks'> = {
  dataClass: 'quotes',
  async answer(_input, context) {
    const derivatives = context.derivatives();
    await derivatives.figures.ready();
    const list = largest(derivatives).flatMap((underlying) => {
      const record = lookUp(context, underlying);
      if (record === undefined) return [];
      return typesOn(derivatives, underlying).map(([type, total]): Schema<'Quicklink'> => {
        const query = new URLSearchParams({ entitySubType: type, entityValueUnderlying: underlying }).toString();
        const name = `${pathOfType(type).replaceAll('-', '\u2011')} auf ${record.tinyName}`;
        return {
          name,
          url: `${pathOf(ROUTES, 'derivative-finder')}?${query}`,
          underlying: instrumentAnswer(record),
          derivativeTypeName: typeShort(type),
          total,
        };
      });
    });
    return { expires: expiresOf('quotes', context.now()), list };
  },
};

function largest({ book }: Derivatives): string[] {
  const sizeOf = (underlying: string): number => {
    const { from, to } = book.rowsOf(underlying);
    return to - from;
  };
  return book.underlyings.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, UNDERLYINGS);
}

/** Counts tradable products by type, the most frequent first. */
function typesOn({ book, figures }: Derivatives, underlying: string): (readonly [DerivativeType, number])[] {
  const counts = new Map<DerivativeType, number>();
  const hasPrice = tradable(figures);
  const { from, to } = book.rowsOf(underlying);
  for (let row = from; row < to; row += 1) {
    if (!hasPrice(row)) continue;
    const type = book.typeOf(row);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, TYPES_EACH);
}
