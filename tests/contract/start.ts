import { createProvider, type Provider } from '#provider/provider.ts';
import { createTestStore } from '#provider/store/testing.ts';

/** A weekday on which Xetra trades: the tests see the same prices always. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A provider of its own with a fixed clock, in memory or on `DATABASE_URL`; `stop` removes what it left. */
export async function startTestProvider(): Promise<{ provider: Provider; stop: () => Promise<void> }> {
  const store = await createTestStore();
  const provider = await createProvider({ ...store.options, seed: 'contract', clock: { now: () => NOW }, logLevel: 'fatal' });
  return {
    provider,
    async stop() {
      await provider.close();
      await store.dispose();
    },
  };
}
