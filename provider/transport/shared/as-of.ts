import type { Schema } from '#client/operations.ts';
import { hasRealTime } from '#domain/user/real-time.ts';
import { DELAY_MS, isOver, isPricedDaily, type Instant } from '#market/prices/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import type { ProviderContext } from './context.ts';
import type { Selection } from './selection.ts';

const NO_FEATURES: ReadonlySet<string> = new Set();

/** Returns the quality in which the caller sees a notation's prices; a request can only lower it. */
export function qualityOf(
  context: ProviderContext,
  { instrument, notation }: Selection,
  wanted: Schema<'RequestQuality'> = 'BST',
): Schema<'QualityCode'> {
  if (wanted === 'EOD' || isClosing(context, { instrument, notation })) return 'EOD';
  if (wanted === 'DLY') return wanted;
  const { venue, features = NO_FEATURES } = context;
  const { entityType, entitySubType } = instrument;
  const origin = { venue: notation.venue, isFree: venue(notation.venue).realtime, entityType, entitySubType };
  return hasRealTime(origin, features) ? 'RLT' : 'DLY';
}

/** Returns true if only closing prices of a notation are known: it has one price per day, or has matured or ended. */
function isClosing({ venue, derivatives, now }: ProviderContext, { instrument, notation }: Selection): boolean {
  if (isPricedDaily(instrument, scheduleOf(venue(notation.venue).scheduleId))) return true;
  if (instrument.entityType !== 'DERIVATIVE') return isOver(instrument, now());
  const { book, figures } = derivatives();
  const row = book.row(instrument.entityValue);
  return row !== undefined && figures.endOf(row) !== undefined;
}

/** Returns the last instant whose prices the caller sees: now, 15 minutes ago, or the end of the last completed session. */
export function pricesUntil(context: ProviderContext, selection: Selection, wanted?: Schema<'RequestQuality'>): Instant {
  const quality = qualityOf(context, selection, wanted);
  if (quality === 'RLT') return context.now();
  if (quality === 'DLY') return context.now() - DELAY_MS;
  return context.market().quote(selection.notation.idNotation, context.now(), 'EOD')?.timeLast ?? context.now() - DELAY_MS;
}
