import type { Mail } from '#provider/accounts/mail/mail.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '#provider/accounts/settings.ts';
import { createProvider, type Provider } from '#provider/provider.ts';
import { createTestStore } from '#provider/store/testing.ts';
import { prepareStage } from './people.ts';
import { setStage } from './send.ts';

/** A weekday on which Xetra trades: the tests see the same prices always. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A provider of its own with a fixed clock and people who use it, in memory or on `DATABASE_URL`; `stop` removes what it left. */
export async function startTestProvider(): Promise<{ provider: Provider; stop: () => Promise<void> }> {
  const store = await createTestStore();
  const mails: Mail[] = [];
  const users = { ...QUIET_USERS, demoPassword: DEMO_PASSWORD, sendMail: async (mail: Mail) => void mails.push(mail) };
  const provider = await createProvider({
    ...store.options,
    seed: 'contract',
    clock: { now: () => NOW },
    derivatives: 1_500,
    logLevel: 'fatal',
    users,
  });
  setStage(await prepareStage(provider, mails));
  return {
    provider,
    async stop() {
      await provider.close();
      await store.dispose();
    },
  };
}
