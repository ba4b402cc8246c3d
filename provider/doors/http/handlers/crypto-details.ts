import type { Schema } from '#client/operations.ts';
import type { Selection } from '../../shared/selection.ts';
import { known } from '../answers.ts';

/** Coins and what they are worth together: the price at the default venue times the coins in circulation. */
export function cryptoDetails(
  { instrument, notation }: Pick<Selection, 'instrument' | 'notation'>,
  last: number | undefined,
): Schema<'CryptosDetails'> {
  const { crypto } = instrument.details;
  return {
    symbol: instrument.symbol ?? instrument.entityValue,
    isoCurrency: notation.isoCurrency,
    ...known({ circulatingSupply: crypto?.circulatingSupply, maxSupply: crypto?.maxSupply }),
    ...(crypto === undefined || last === undefined ? {} : { marketCapitalization: Math.round(last * crypto.circulatingSupply) }),
  };
}
