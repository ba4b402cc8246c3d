import type { Schema } from '#client/operations.ts';
import { hasRealTime } from '#domain/user/real-time.ts';
import { DELAY_MS } from '../../data/market/quote.ts';
import type { Instant } from '../../data/market/types.ts';
import type { ProviderContext } from './context.ts';
import type { Selection } from './selection.ts';

const NO_FEATURES: ReadonlySet<string> = new Set();

/** The quality in which whoever asks sees a notation's prices; a wish can only lower it. */
export function qualityOf(
  { venue, features = NO_FEATURES }: ProviderContext,
  { instrument: { entityType, entitySubType }, notation }: Selection,
  wanted: Schema<'RequestQuality'> = 'BST',
): Schema<'QualityCode'> {
  if (wanted === 'DLY' || wanted === 'EOD') return wanted;
  const origin = { venue: notation.venue, isFree: venue(notation.venue).realtime, entityType, entitySubType };
  return hasRealTime(origin, features) ? 'RLT' : 'DLY';
}

/** The last instant whose prices whoever asks sees: now, 15 minutes ago, or the end of the last session that is over. */
export function pricesUntil(context: ProviderContext, selection: Selection, wanted?: Schema<'RequestQuality'>): Instant {
  const quality = qualityOf(context, selection, wanted);
  if (quality === 'RLT') return context.now();
  if (quality === 'DLY') return context.now() - DELAY_MS;
  return context.market().quote(selection.notation.idNotation, context.now(), 'EOD')?.timeLast ?? context.now() - DELAY_MS;
}
