import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FormValues } from '#blocks/kit/form/values.ts';
import type { TokenHolder } from './form-token.ts';

/** Form that a visitor was asked to confirm. It is part of the page, so that no process has to store it and any process can accept it. */
export interface SealedForm {
  readonly values: FormValues;
  /** Values from the answer that the visitor saw for the body of the effect, by their places. */
  readonly fills: Readonly<Record<string, unknown>>;
}

export type OpenedSeal =
  | { readonly kind: 'valid'; /** Unique for every question. */ readonly id: string; readonly sealed: SealedForm }
  | { readonly kind: 'expired'; readonly sealed: SealedForm }
  | { readonly kind: 'foreign' };

/** Time in ms in which a form can be confirmed; short, since the prices and lists that it shows become outdated. */
export const SEAL_LIFETIME = 15 * 60 * 1000;
/** Maximum length of a seal: it is sent with a form of at most 64 kB. */
const LONGEST = 40_000;

/** Signs the content to confirm for one form of one visitor in one session; undefined if it is too large for a form. */
export function sealForm(secret: string, holder: TokenHolder, sealed: SealedForm, now: number): string | undefined {
  const content = [now.toString(36), randomBytes(12).toString('base64url'), Buffer.from(JSON.stringify(sealed)).toString('base64url')].join(
    '.',
  );
  return content.length > LONGEST ? undefined : `${content}.${sign(secret, holder, content)}`;
}

/** Verifies and opens a submitted seal. A seal of another visitor, session or form is foreign. */
export function openSeal(secret: string, seal: string, holder: TokenHolder, now: number): OpenedSeal {
  const [, content, time, id, body, signature] = /^(([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]+))\.([\w-]{43})$/u.exec(seal) ?? [];
  if (content === undefined || time === undefined || id === undefined || body === undefined || signature === undefined)
    return { kind: 'foreign' };
  if (!timingSafeEqual(Buffer.from(sign(secret, holder, content)), Buffer.from(signature))) return { kind: 'foreign' };
  const sealed: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  // A seal of another version of the site.
  if (!isSealed(sealed)) return { kind: 'foreign' };
  return now - Number.parseInt(time, 36) <= SEAL_LIFETIME ? { kind: 'valid', id, sealed } : { kind: 'expired', sealed };
}

function isSealed(value: unknown): value is SealedForm {
  return typeof value === 'object' && value !== null && 'values' in value && 'fills' in value;
}

function sign(secret: string, { visitor, session, form }: TokenHolder, content: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['confirm', visitor, session ?? '', form, content]))
    .digest('base64url');
}
