import type { FundDetails } from '../details.ts';
import { inEuro } from '../in-euro.ts';

/** Assets of a fund in euros; undefined for an unknown currency. */
export function volumeInEuro({ currency, volume }: FundDetails, world: Parameters<typeof inEuro>[2], instant: number): number | undefined {
  return inEuro(volume, currency, world, instant);
}
