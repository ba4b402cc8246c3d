import { lte } from 'drizzle-orm';
import type { Database, Sql } from '../../store/database.ts';
import { spentPushTokens } from '../../store/schema-accounts.ts';
import type { PushClaims } from './push-token.ts';

/** Used tokens, remembered until they expire. */
export interface SpentTokens {
  /** Resolves with true if the token may be used now; the second use is rejected. */
  spend(claims: PushClaims, now: number): Promise<boolean>;
}

/**
 * Remembers used tokens, even after a crash. On a server all processes share them. An embedded store has one process, which remembers its
 * own tokens and rejects those of earlier processes, because it cannot know if they were used; clients then request another one.
 * @param me the process as its tokens name it
 * @param warn called if the server did not answer: until then this process accepts only its own tokens
 */
export function createSpentTokens(database: Pick<Database, 'kind' | 'sql'>, me: string, warn: (message: string) => void): SpentTokens {
  const spent = new Map<string, number>();
  return {
    async spend(claims, now) {
      if (claims.isReusable === true) return true;
      // Roughly the oldest first: a token with a longer lifetime delays the removal of those after it.
      for (const [known, until] of spent) {
        if (until > now) break;
        spent.delete(known);
      }
      if (spent.has(claims.id)) return false;
      spent.set(claims.id, claims.expires);
      if (database.kind !== 'server') return claims.madeBy === me;
      try {
        return await isFirst(database.sql, claims);
      } catch (error) {
        warn(`used tokens are not shared with other processes now: ${error instanceof Error ? error.name : 'unknown'}`);
        return claims.madeBy === me;
      }
    },
  };
}

async function isFirst(sql: Sql, { id, expires }: PushClaims): Promise<boolean> {
  const rows = await sql
    .insert(spentPushTokens)
    .values({ tokenId: id, expiresAt: new Date(expires) })
    .onConflictDoNothing()
    .returning({ tokenId: spentPushTokens.tokenId });
  return rows.length === 1;
}

/** Removes expired tokens. */
export async function pruneSpentTokens(sql: Sql, now: number): Promise<void> {
  await sql.delete(spentPushTokens).where(lte(spentPushTokens.expiresAt, new Date(now)));
}
