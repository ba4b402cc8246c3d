import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { loadSeed, type Seed } from '#market/catalogue/index.ts';
import { createProvider } from '#provider/provider.ts';
import { QUIET_USERS } from '#provider/services/accounts/settings.ts';
import { createTestStore } from '#provider/store/testing.ts';

const MOST_TRIES = 20;

/** A provider whose clock is set by hand, called like a client calls it. */
export interface Stage {
  now(): number;
  /** Sets the clock. Time must not go back: ended products remain ended. */
  moveTo(instant: number): void;
  /**
   * Returns the answer to a GET below `/api/v1/`; `undefined` when there is none (404).
   * @throws on any other failure
   */
  get<Answer>(path: string): Promise<Answer | undefined>;
  /** Replacement of `fetch` for clients with their own calls; ignores the host of the address. */
  readonly fetch: typeof globalThis.fetch;
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
  /** Retries: on a busy machine an answer may exceed the provider's deadline, but it caches the partial result. */
  const ask = async (question: InjectOptions): Promise<LightMyRequestResponse> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await provider.inject(question);
      if (answer.statusCode !== 503 || tries === MOST_TRIES) return answer;
    }
  };
  return {
    now: () => now,
    moveTo: (instant) => {
      now = instant;
    },
    async get<Answer>(path: string) {
      const answer = await ask({ url: `/api/v1/${path}` });
      if (answer.statusCode === 404) return undefined;
      if (answer.statusCode !== 200)
        throw new Error(`${answer.statusCode} of ${path} at ${new Date(now).toISOString()}: ${answer.payload}`);
      return answer.json<Answer>();
    },
    async fetch(address, { method = 'GET', headers, body } = {}) {
      const { pathname, search } = new URL(address instanceof Request ? address.url : address);
      const answer = await ask({
        method,
        url: pathname + search,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { payload: body } : {}),
      });
      return new Response(answer.payload === '' ? null : answer.payload, { status: answer.statusCode });
    },
    async close() {
      await provider.close();
      await store.dispose();
    },
  };
}
