import { hitOf } from '../../../services/analytics/hit.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import type { Handler } from '../handler.ts';

/** Answers once the hit is stored. Hits of users who are entitled not to be tracked are accepted but not stored. */
export const sendScapaData: Handler<'sendScapaData'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { analytics }, { address, session }) {
    if ((await session())?.features.has(featureCodes.noTracking) === true) return;
    await analytics.record(hitOf(body), address);
  },
};
