import { loadSeed } from '#provider/data/catalogue/index.ts';
import type { Seed } from '#provider/data/catalogue/types.ts';
import { createProvider } from '#provider/provider.ts';
import { QUIET_USERS } from '#provider/services/accounts/settings.ts';
import { createTestStore } from '#provider/store/testing.ts';

/** A provider whose clock is set by hand, asked as a client asks it. */
export interface Stage {
  now(): number;
  /** Time only moves on: what has ended stays so. */
  moveTo(instant: number): void;
  /** The answer to a GET below `/api/v1/`; `undefined` when there is none (404). Throws for any other failure. */
  get<Answer>(path: string): Promise<Answer | undefined>;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly seed: string;
  readonly from: number;
  readonly derivatives: number;
  readonly catalogue?: Seed;
}

/** Opens a provider in memory. */
export async function openStage({ seed, from, derivatives, catalogue = loadSeed() }: StageOptions): Promise<Stage> {
  let now = from;
  const store = await createTestStore();
  const provider = await createProvider({
    ...store.options,
    seed,
    clock: { now: () => now },
    logLevel: 'fatal',
    derivatives,
    catalogue,
    articles: [],
    users: QUIET_USERS,
  });
  return {
    now: () => now,
    moveTo: (instant) => {
      now = instant;
    },
    async get<Answer>(path: string) {
      const answer = await provider.inject({ url: `/api/v1/${path}` });
      if (answer.statusCode === 404) return undefined;
      if (answer.statusCode !== 200)
        throw new Error(`${answer.statusCode} of ${path} at ${new Date(now).toISOString()}: ${answer.payload}`);
      return answer.json<Answer>();
    },
    async close() {
      await provider.close();
      await store.dispose();
    },
  };
}
