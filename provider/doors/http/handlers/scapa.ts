import { hitOf } from '../../../services/analytics/hit.ts';
import type { Handler } from '../handler.ts';

/** Answers once the hit is stored. */
export const sendScapaData: Handler<'sendScapaData'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { analytics }, { address }) {
    await analytics.record(hitOf(body), address);
  },
};
