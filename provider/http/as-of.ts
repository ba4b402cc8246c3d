import type { NotationRecord } from '../catalogue/types.ts';
import { DELAY_MS } from '../market/quote.ts';
import type { Instant } from '../market/types.ts';
import type { ProviderContext } from './context.ts';

/** The last instant whose prices a notation shows: now, at venues without free real-time prices 15 minutes ago. */
export function pricesUntil(context: ProviderContext, { venue }: NotationRecord): Instant {
  return context.venue(venue).realtime ? context.now() : context.now() - DELAY_MS;
}
