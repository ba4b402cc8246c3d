import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMessageRate } from './message-rate.ts';

it('lets through a burst at first, and in any time no more than the burst and what that time fills in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2_000), { maxLength: 300 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (pauses, burst, rate) => {
        const bucket = createMessageRate({ messageBurst: burst, messageRate: rate }, 0);
        let now = 0;
        let taken = 0;
        for (let count = 0; count < burst; count += 1) taken += Number(bucket.take(0));
        expect(taken).toBe(burst);
        for (const pause of pauses) {
          now += pause;
          taken += Number(bucket.take(now));
          expect(taken).toBeLessThanOrEqual(burst + (now / 1000) * rate + 1e-6);
        }
        // After a long enough wait the bucket accepts messages again.
        expect(bucket.take(now + 1_000 / rate + 1)).toBe(true);
      },
    ),
  );
});
