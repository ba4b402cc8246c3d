import { randomBytes } from 'node:crypto';
import { isSignedBy, sign } from './secrets.ts';

/** Milliseconds for which a token opens a connection; it stays open longer. */
export const PUSH_TOKEN_LIFETIME = 5 * 60 * 1000;

/** What a token says about whoever connects. */
export interface PushClaims {
  /** Tells one token from another, so that a gateway can take each only once. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** Absent for visitors. */
  readonly userId?: string;
  readonly features: readonly string[];
}

/** A token that has been used, known to a gateway for as long as the token would still hold. */
export interface SpentTokens {
  /** Whether this is the token's first use. */
  spend(claims: PushClaims, now: number): boolean;
}

/**
 * A signed token of at least 80 characters: base64url of its claims, a dot, base64url of their HMAC-SHA-256. It holds no
 * session token, so the gateway can not act for the user elsewhere.
 */
export function createPushToken(
  key: Buffer,
  who: { readonly userId?: string; readonly features: Iterable<string> },
  now: number,
): { readonly token: string; readonly expires: number } {
  const expires = now + PUSH_TOKEN_LIFETIME;
  const claims: PushClaims = {
    id: randomBytes(16).toString('base64url'),
    expires,
    ...(who.userId === undefined ? {} : { userId: who.userId }),
    features: [...who.features],
  };
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { token: `${text}.${sign(key, text)}`, expires };
}

/** The claims of a token; undefined when it was not signed with this key, was changed, or is too old. */
export function readPushToken(key: Buffer, token: string, now: number): PushClaims | undefined {
  const [, text = '', signature = ''] = /^([\w-]{16,4096})\.([\w-]{43})$/.exec(token) ?? [];
  if (text === '' || !isSignedBy(key, text, signature)) return undefined;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as PushClaims;
  return claims.expires > now ? claims : undefined;
}

/** Remembers used tokens of one gateway. */
export function createSpentTokens(): SpentTokens {
  const spent = new Map<string, number>();
  return {
    spend({ id, expires }, now) {
      // Oldest first, for all live equally long.
      for (const [known, until] of spent) {
        if (until > now) break;
        spent.delete(known);
      }
      if (spent.has(id)) return false;
      spent.set(id, expires);
      return true;
    },
  };
}
