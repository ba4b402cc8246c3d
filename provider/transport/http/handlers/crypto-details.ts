import type { Schema } from '#client/operations.ts';
import type { Selection } from '../../shared/selection.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { known } from '../../../base/known.ts';
import { quoteOf } from './quotes.ts';

/** Returns the circulating supply and the market capitalization: the price at the default venue times the supply. */
export function cryptoDetails(
  { instrument, notation }: Pick<Selection, 'instrument' | 'notation'>,
  last: number | undefined,
): Schema<'CryptosDetails'> {
  const { crypto } = instrument.details;
  return {
    symbol: instrument.symbol ?? instrument.entityValue,
    isoCurrency: notation.isoCurrency,
    ...known({
      circulatingSupply: crypto?.circulatingSupply,
      maxSupply: crypto?.maxSupply,
      shareIssuedPct: crypto?.maxSupply && Number(((crypto.circulatingSupply / crypto.maxSupply) * 100).toFixed(4)),
    }),
    ...(crypto === undefined || last === undefined ? {} : { marketCapitalization: Math.round(last * crypto.circulatingSupply) }),
  };
}

/** Returns the rank of a cryptocurrency by market capitalization, 1 for the largest; undefined if its capitalization is unknown. */
export function cryptoRank(context: ProviderContext, { instrument: { entityValue } }: Pick<Selection, 'instrument'>): number | undefined {
  const values = context.catalogue().instruments.flatMap((instrument) => {
    if (instrument.entityType !== 'CRYPTO') return [];
    const [notation] = context.catalogue().notationsOf(instrument.entityValue);
    const value =
      notation && cryptoDetails({ instrument, notation }, quoteOf(context, { instrument, notation })?.last).marketCapitalization;
    return value === undefined ? [] : [{ entityValue: instrument.entityValue, value }];
  });
  const own = values.find((one) => one.entityValue === entityValue)?.value;
  return own === undefined ? undefined : values.filter(({ value }) => value > own).length + 1;
}
