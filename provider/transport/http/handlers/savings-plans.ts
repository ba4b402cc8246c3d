import { savingsPlansOf } from '#market/catalogue/index.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import { findInstrument } from '../../shared/selection.ts';

const MOST = 10;

/** Lists savings plans on an instrument, the cheapest first. */
export const listSavingsPlans: Handler<'listSavingsPlans'> = {
  dataClass: 'master',
  answer({ path, query = {} }, context) {
    const instrument = findInstrument(context, path.entityType, path.entityValue);
    const offers = savingsPlansOf(instrument);
    return {
      expires: expiresOf('master', context.now()),
      total: offers.length,
      list: offers.slice(0, query.limit ?? MOST).map(({ broker, feePct, feeAbs, isPromoted }) => ({
        broker: { id: broker.id, name: broker.name },
        isoCurrency: 'EUR',
        minInvestment: broker.min,
        maxInvestment: broker.max,
        orderFeePct: feePct,
        orderFeeAbs: feeAbs,
        intervals: [...broker.intervals],
        isPromoted,
        url: `https://${broker.host}/sparplan/${instrument.isin ?? instrument.entityValue}`,
      })),
    };
  },
};
