import { expect, it, vi } from 'vitest';
import type { Caller } from '../handler.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { sendScapaData } from './scapa.ts';

const hit = { scapaId: 's-1', hitType: 'event', eventCategory: 'search', eventAction: 'selectItem' } as const;

/** Number of stored hits of a user with these features; undefined: of a visitor without a session. */
async function storedOf(features: readonly string[] | undefined): Promise<number> {
  const record = vi.fn(async () => undefined);
  const context = { analytics: { record } } as unknown as ProviderContext;
  const session = async () => (features === undefined ? undefined : { features: new Set(features) });
  await sendScapaData.answer({ body: hit }, context, { address: '203.0.113.7', session } as unknown as Caller);
  return record.mock.calls.length;
}

it('stores hits of visitors and users, and none of who is entitled not to be tracked', async () => {
  expect(await storedOf(undefined)).toBe(1);
  expect(await storedOf(['no_banner_feature'])).toBe(1);
  expect(await storedOf(['no_banner_feature', 'no_tracking_feature'])).toBe(0);
});
