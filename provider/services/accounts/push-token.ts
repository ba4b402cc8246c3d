import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseOwn } from '#domain/input/own-json.ts';

/** Default time in ms within which a token can open a connection; the connection stays open longer. */
export const PUSH_TOKEN_LIFETIME = 5 * 60 * 1000;
/** Maximum lifetime of a token, in ms. */
export const LONGEST_PUSH_TOKEN_LIFETIME = 60 * 60 * 1000;

const SIGNATURE_BYTES = 32;
const MOST_CHARACTERS = 4096;

/** Claims of a push token about the client that connects. */
export interface PushClaims {
  /** Unique id of the token, so that a gateway accepts each only once. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** Session of the token, which ends with it; absent for visitors. */
  readonly sessionId?: string;
  /** Features of the client when the token was created. */
  readonly features: readonly string[];
  /** Process that created it: in an embedded store, tokens of an earlier process are rejected, because they may have been used. */
  readonly madeBy?: string;
  /** Whether it opens any number of connections while it is valid; default: just one. */
  readonly isReusable?: true;
}

/** Options for a new token. */
export interface PushTokenRequest {
  /** Lifetime in milliseconds; limited to the maximum. */
  readonly lifetime?: number;
  readonly isReusable?: boolean;
}

export interface PushToken {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

/**
 * Creates a signed token of at least 80 characters: base64url of the HMAC-SHA-256 of its claims, followed by the claims. A single base64
 * string, because clients convert it from the URL-safe alphabet to the standard one. It contains no session token, so the gateway cannot
 * act for the user elsewhere.
 */
export function createPushToken(
  key: Buffer,
  who: { readonly sessionId?: string; readonly features: Iterable<string>; readonly madeBy?: string },
  now: number,
  { lifetime = PUSH_TOKEN_LIFETIME, isReusable = false }: PushTokenRequest = {},
): PushToken {
  const expires = now + Math.min(lifetime, LONGEST_PUSH_TOKEN_LIFETIME);
  const claims: PushClaims = {
    id: randomBytes(16).toString('base64url'),
    expires,
    ...(who.sessionId === undefined ? {} : { sessionId: who.sessionId }),
    features: [...who.features],
    ...(who.madeBy === undefined ? {} : { madeBy: who.madeBy }),
    ...(isReusable ? { isReusable } : {}),
  };
  const bytes = Buffer.from(JSON.stringify(claims));
  return { token: Buffer.concat([signatureOf(key, bytes), bytes]).toString('base64url'), expires };
}

/**
 * Returns the claims of a token in URL-safe or standard base64; undefined if it was not signed with this key, was changed, or is too old.
 */
export function readPushToken(key: Buffer, token: string, now: number): PushClaims | undefined {
  if (token.length > MOST_CHARACTERS || !/^[\w+/-]+={0,2}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64');
  const plain = token
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
  // Rejects unused bits at the end, which would give one token several spellings.
  if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== plain) return undefined;
  const [signature, text] = [bytes.subarray(0, SIGNATURE_BYTES), bytes.subarray(SIGNATURE_BYTES)];
  if (!timingSafeEqual(signature, signatureOf(key, text))) return undefined;
  const claims = parseOwn<PushClaims>(text.toString());
  return claims.expires > now ? claims : undefined;
}

function signatureOf(key: Buffer, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}
