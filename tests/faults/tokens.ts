import { createPushToken, LONGEST_PUSH_TOKEN_LIFETIME, readPushToken } from '#provider/services/accounts/push-token.ts';
import { GatewayError } from '#gateway/errors.ts';
import type { Clock } from '#gateway/types.ts';
import type { GatewayTokens } from '#provider/transport/ws/options.ts';
import type { TokenFault } from './scenario.ts';

const KEY = Buffer.alloc(32, 7);
const VISITOR = { features: [] };

export interface TokenServer {
  /** Token check of the gateway. */
  readonly tokens: GatewayTokens;
  /**
   * Token source of the client.
   * @throws when tokens are not available
   */
  issue(): Promise<string>;
  setFault(fault: TokenFault | undefined): void;
}

/** Issues push tokens and checks them; some issued tokens are invalid. */
export function createTokenServer(clock: Clock, now: () => number): TokenServer {
  const spent = new Set<string>();
  let fault: TokenFault | undefined;
  let former = '';
  const issue = (): string => createPushToken(KEY, VISITOR, now()).token;
  const faulty: Readonly<Record<TokenFault, () => Promise<string>>> = {
    expired: async () => createPushToken(KEY, VISITOR, now() - LONGEST_PUSH_TOKEN_LIFETIME).token,
    forged: async () => createPushToken(Buffer.alloc(32, 8), VISITOR, now()).token,
    spent: async () => former,
    none: async () => {
      throw new GatewayError('Service Unavailable', 503);
    },
    slow: () => new Promise((resolve) => clock.setTimeout(() => resolve(issue()), 5_000)),
  };
  return {
    tokens: {
      pushClaimsOf: (token) => readPushToken(KEY, token, now()),
      async spendPushToken({ id }) {
        const isFirst = !spent.has(id);
        spent.add(id);
        return isFirst;
      },
      pushTokenFor: (who, request) => createPushToken(KEY, who, now(), request),
    },
    async issue() {
      if (fault !== undefined && (fault !== 'spent' || former !== '')) return faulty[fault]();
      former = issue();
      return former;
    },
    setFault: (next) => void (fault = next),
  };
}
