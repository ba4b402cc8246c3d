import { expect, it } from 'vitest';
import { latestStand } from './latest.ts';

it('names the latest of the times, however they are written, and nothing without one', () => {
  expect(latestStand(['2026-07-31T15:38:08.000+00:00', undefined, '2026-07-31T17:38:21+02:00', '2026-07-31T15:37:59Z'])).toBe(
    'Stand 31.07.2026, 17:38:21\u00A0Uhr',
  );
  expect(latestStand([undefined])).toBeUndefined();
});
