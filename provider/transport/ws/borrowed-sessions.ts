import { randomBytes } from 'node:crypto';
import type { Session, Sessions } from '../../services/accounts/types.ts';

/** Lets the gateway call operations of this process with a client's features, though it has no token of that client. */
export interface BorrowedSessions {
  /** Finds what is borrowed as well. Only for what decides about features: such a session belongs to no user. */
  readonly sessions: Sessions;
  /** Runs the work with a token that holds no longer than that. */
  lend<Result>(features: Iterable<string>, work: (token: string) => Promise<Result>): Promise<Result>;
}

/** @param own the sessions that people opened */
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
