import { isSignedBy, newToken, sign } from './secrets.ts';

const PREFIX = 'anonym-';
const LIFETIME = 24 * 60 * 60 * 1000;

/** Signed tokens of visitors. The signature makes storage unnecessary, because there are many visitors who only read. */
export interface AnonymousTokens {
  create(): { readonly token: string; readonly expires: number };
  /** Returns the expiry of a token (epoch milliseconds); undefined if it is not one of ours or has expired. */
  expiryOf(token: string): number | undefined;
}

/**
 * Creates and verifies tokens that are signed with this key.
 * @param now clock of the provider, epoch milliseconds
 */
export function createAnonymousTokens(key: Buffer, now: () => number): AnonymousTokens {
  return {
    create() {
      const expires = now() + LIFETIME;
      const text = `${PREFIX}${expires.toString(36)}.${newToken().slice(0, 22)}`;
      return { token: `${text}.${sign(key, text)}`, expires };
    },
    expiryOf(token) {
      const [, text = '', time = '', signature = ''] = /^(anonym-([0-9a-z]{1,11})\.[\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
      if (text === '' || !isSignedBy(key, text, signature)) return undefined;
      const expires = Number.parseInt(time, 36);
      return expires > now() ? expires : undefined;
    },
  };
}
