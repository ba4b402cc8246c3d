import { randomBytes } from 'node:crypto';
import type { Session, Sessions } from '../../services/accounts/types.ts';

/**
 * Temporary sessions by which the gateway calls operations of this process with a client's features, although it has no token of that
 * client.
 */
export interface BorrowedSessions {
  /** Also finds temporary sessions. Only for decisions about features: such a session belongs to no user. */
  readonly sessions: Sessions;
  /** Runs the work with a token that is valid until the work ends. */
  lend<Result>(features: Iterable<string>, work: (token: string) => Promise<Result>): Promise<Result>;
}

/**
 * Creates temporary sessions.
 * @param own sessions opened by users and visitors
 */
export function createBorrowedSessions(own: Sessions): BorrowedSessions {
  const lent = new Map<string, Session>();
  return {
    sessions: { find: async (token) => lent.get(token) ?? own.find(token) },
    async lend(features, work) {
      const token = `borrowed-${randomBytes(24).toString('base64url')}`;
      lent.set(token, { token, features: new Set(features), products: new Set(), expires: Infinity });
      try {
        return await work(token);
      } finally {
        lent.delete(token);
      }
    },
  };
}
