import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionToken } from '#client/audience.ts';

/** Visitor, session and form that a token is valid for. */
export interface TokenHolder {
  /** Value of the visitor's cookie. */
  readonly visitor: string;
  /** Session for which the form is rendered: after a change of user the token is invalid. */
  readonly session: SessionToken | undefined;
  readonly form: string;
}

export type ReadToken =
  | { readonly kind: 'valid'; /** Unique for every rendered form. */ readonly id: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'foreign' };

/** Validity of a token in ms. */
export const TOKEN_LIFETIME = 4 * 60 * 60 * 1000;

/** Creates the token of a rendered form: instant, random id, and a signature that binds both to form, visitor and session. */
export function issueToken(secret: string, holder: TokenHolder, now: number): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${sign(secret, holder, content)}`;
}

/** Verifies the token of a submitted form. */
export function readToken(secret: string, token: string, holder: TokenHolder, now: number): ReadToken {
  const [, content, time, id, signature] = /^(([0-9a-z]{1,11})\.([\w-]{16}))\.([\w-]{43})$/u.exec(token) ?? [];
  if (content === undefined || time === undefined || id === undefined || signature === undefined) return { kind: 'foreign' };
  if (!timingSafeEqual(Buffer.from(sign(secret, holder, content)), Buffer.from(signature))) return { kind: 'foreign' };
  return now - Number.parseInt(time, 36) <= TOKEN_LIFETIME ? { kind: 'valid', id } : { kind: 'expired' };
}

function sign(secret: string, { visitor, session, form }: TokenHolder, content: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['form', visitor, session ?? '', form, content]))
    .digest('base64url');
}
