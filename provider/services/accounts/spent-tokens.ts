import { lte } from 'drizzle-orm';
import type { Database, Sql } from '../../store/database.ts';
import { spentPushTokens } from '../../store/schema-accounts.ts';
import type { PushClaims } from './push-token.ts';

/** Tokens that have been used, known for as long as they would still hold. */
export interface SpentTokens {
  /** Whether the token may be used now; the second time it may not. */
  spend(claims: PushClaims, now: number): Promise<boolean>;
}

/**
 * Remembers used tokens, also over a crash. On a server all processes agree. An embedded store has one process: it remembers
 * its own, and takes none of the process before it, because used and unused ones look alike; their holders ask for another.
 * @param me the process as its tokens name it
 * @param warn called when the server did not answer: then this process takes its own tokens only
 */
export function createSpentTokens(database: Pick<Database, 'kind' | 'sql'>, me: string, warn: (message: string) => void): SpentTokens {
  const spent = new Map<string, number>();
  return {
    async spend(claims, now) {
      if (claims.isReusable === true) return true;
      // Roughly oldest first: one that holds longer keeps those behind it a while.
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

/** Removes what no longer holds anyway. */
export async function pruneSpentTokens(sql: Sql, now: number): Promise<void> {
  await sql.delete(spentPushTokens).where(lte(spentPushTokens.expiresAt, new Date(now)));
}
