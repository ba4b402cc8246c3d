import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { shareFigures, type ShareFigures } from '#market/companies/index.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';

/** Returns the current figures of a share, computed from the displayed price at its home exchange; undefined for other instruments. */
export function shownFigures(context: ProviderContext, share: InstrumentRecord): ShareFigures | undefined {
  const home = share.entityType === 'STOCK' ? context.catalogue().notationsOf(share.entityValue)[0] : undefined;
  if (home === undefined) return undefined;
  const trade = context.market().tradeAt(home.idNotation, pricesUntil(context, { instrument: share, notation: home }));
  return trade === undefined ? undefined : shareFigures(context, share, context.now(), trade);
}
