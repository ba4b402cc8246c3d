import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { CONTENT_ROOT } from '#provider/content/root.ts';
import type { Mail } from '#provider/services/accounts/mail/mail.ts';
import { DEMO_PASSWORD, QUIET_USERS, type UserSettings } from '#provider/services/accounts/settings.ts';
import { createProvider, type Provider, type ProviderOptions } from '#provider/provider.ts';
import { createTestStore } from '#provider/store/testing.ts';
import { findSubjects } from './examples.ts';
import { EDITORIAL_TOKEN, prepareStage } from './people.ts';
import { setStage, type Scene } from './send.ts';

/** A weekday on which Xetra trades; the fixed clock gives all tests the same prices. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

export interface TestProvider {
  readonly provider: Provider;
  /** Users and subjects of the provider's calls. */
  readonly stage: Scene;
  /** Stops the provider and removes its files. */
  readonly stop: () => Promise<void>;
}

/** Starts a provider with a fixed clock, some derivatives and users, in memory or on `DATABASE_URL`. */
export async function startTestProvider({
  derivatives = 1_500,
  gateway = QUIET_USERS.gateway,
  ...options
}: Pick<ProviderOptions, 'derivatives' | 'workers' | 'logLevel' | 'logStream'> &
  Partial<Pick<UserSettings, 'gateway'>> = {}): Promise<TestProvider> {
  const store = await createTestStore();
  const papers = mkdtempSync(join(tmpdir(), 'parkett-contract-'));
  const folder = join(papers, 'content');
  cpSync(CONTENT_ROOT, folder, { recursive: true, filter: (path) => !/\.tsx?$/u.test(path) });
  const dispose = async (): Promise<void> => {
    rmSync(papers, { recursive: true, force: true });
    await store.dispose();
  };
  const mails: Mail[] = [];
  // Fixed clock: the waits after too many tries do not elapse.
  const realNow = (): number => NOW;
  const users = { ...QUIET_USERS, gateway, demoPassword: DEMO_PASSWORD, realNow, sendMail: async (mail: Mail) => void mails.push(mail) };
  try {
    const provider = await createProvider({
      ...store.options,
      seed: 'contract',
      catalogue: catalogueSeed,
      clock: { now: () => NOW },
      logLevel: 'fatal',
      ...options,
      derivatives,
      users,
      documents: { folder, editorial: { token: EDITORIAL_TOKEN, stateFolder: join(papers, 'kept') } },
    });
    const stage = { ...(await prepareStage(provider, mails)), subjects: await findSubjects(provider) };
    setStage(stage);
    return {
      provider,
      stage,
      async stop() {
        await provider.close();
        await dispose();
      },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

let shared: Promise<TestProvider> | undefined;

/** Returns one provider for all read-only test files of this process. It ends with the process. */
export async function sharedProvider(): Promise<Provider> {
  shared ??= startTestProvider();
  const { provider, stage } = await shared;
  setStage(stage);
  return provider;
}
