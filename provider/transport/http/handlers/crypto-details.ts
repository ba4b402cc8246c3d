import type { Schema } from '#client/operations.ts';
import type { Selection } from '../../shared/selection.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { known } from '../../../base/known.ts';
import { quoteOf } from './quotes.ts';

/** Coins and what they are worth together: the price at the default venue times the coins in circulation. */
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

/** The place of a coin among all by market capitalisation, 1 for the largest; undefined where its own is not known. */
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
