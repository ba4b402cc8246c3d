import type { Schema } from '#client/operations.ts';
import { levelsAt } from '#domain/derivative/levels.ts';
import { typeShort } from '#domain/derivative/types.ts';
import type { Row } from '#market/derivatives/index.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { productAt } from '../derivatives/product.ts';
import { quoteOf } from '../quotes.ts';

/** Returns a product in the form of boxes and suggestions, with the figures of its page. */
function teaserOf(context: ProviderContext, row: Row): Schema<'DerivativeTeaser'> {
  const { instrument, notation, underlying, issuer, terms, inputs, figures } = productAt(context, row);
  const { strike, barrier } = levelsAt(terms, inputs.time);
  const quote = quoteOf(context, { instrument, notation });
  return {
    instrument: instrumentAnswer(instrument),
    instrumentUnderlying: instrumentAnswer(underlying),
    nameIssuer: issuer.name,
    derivativeTypeName: typeShort(terms.type),
    nameExerciseRight: terms.right,
    gearingAsk: figures.gearingAsk,
    strikeAbs: strike,
    knockOutAbs: terms.type === 'KNOCKOUT_CERTIFICATE' ? (barrier ?? strike) : undefined,
    couponPct: terms.coupon === undefined ? undefined : Math.round(terms.coupon * 10_000) / 100,
    ...(terms.maturity === undefined ? {} : { dateMaturity: dateTime(terms.maturity) }),
    ...(quote === undefined ? {} : { quote }),
  };
}

export function teaserList(context: ProviderContext, rows: readonly Row[]): Schema<'DerivativeTeaserList'> {
  const list = rows.map((row) => teaserOf(context, row));
  return { expires: expiresOf('quotes', context.now()), total: list.length, list };
}
