import type { PriceSubscription } from '#gateway/generated/messages.ts';
import { qualityOf } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { notEntitled } from '../../../base/fault.ts';
import { select } from '../../shared/selection.ts';
import type { PriceKey } from './live-price-source.ts';

export type WantedQuality = NonNullable<NonNullable<PriceSubscription['data']['quality']>['trade']>;

/**
 * Returns the prices of a notation that a user may see.
 * @throws HttpFault 404 for an unknown notation, 403 for real time without the feature
 */
export type PriceAccess = (idNotation: number, wanted: WantedQuality, features: ReadonlySet<string>) => PriceKey;

/**
 * Decides by venue and entitlement, like every HTTP answer: the best quality (`BST`) is the one that the features include; an explicit
 * `RLT` is refused to users without the right.
 */
export function createPriceAccess(context: ProviderContext): PriceAccess {
  return (idNotation, wanted, features) => {
    const selection = select(context, { entityType: 'UNKNOWN', entityValue: '' }, { idNotation });
    const quality = qualityOf({ ...context, features }, selection, wanted);
    if (wanted === 'RLT' && quality !== 'RLT') {
      throw notEntitled(
        `No real-time prices of notation ${idNotation}`,
        'Für Realtimekurse dieses Handelsplatzes fehlt die Freischaltung.',
      );
    }
    return { idNotation, quality };
  };
}

const RANK: readonly WantedQuality[] = ['EOD', 'DLY', 'BST', 'RLT'];

/** Returns the requested quality of a composite price, which has only one: the lower of the two requests. */
export function wantedQuality({ trade = 'BST', bidAsk = 'BST' }: { trade?: WantedQuality; bidAsk?: WantedQuality } = {}): WantedQuality {
  return RANK.indexOf(bidAsk) < RANK.indexOf(trade) ? bidAsk : trade;
}
