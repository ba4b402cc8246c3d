import { expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createOwnState } from './state.ts';

it('is not ready before the first visitors are served, and never again for that reason', async () => {
  const database = { kind: 'embedded', sql: {}, trouble: () => undefined } as unknown as Database;
  let isPrepared = false;
  const { readiness } = createOwnState(database, () => ({ catalogue: { instruments: [] } }), {
    isPrepared: () => isPrepared,
    isWarm: () => false,
  });
  const reason = async (): Promise<string> => {
    const state = await readiness();
    return state.isReady ? '' : state.reason;
  };
  expect(await reason()).toBe('What the first visitors need is still being prepared.');
  isPrepared = true;
  // This provider has no store.
  expect(await reason()).toBe('The store does not answer.');
  isPrepared = false;
  expect(await reason()).toBe('The store does not answer.');
});
