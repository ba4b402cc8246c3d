import { isSignedBy, newToken, sign } from './secrets.ts';

const PREFIX = 'anonym-';
const LIFETIME = 24 * 60 * 60 * 1000;

/** Tokens of visitors: signed, so that nothing has to be stored for the many who only look. */
export interface AnonymousTokens {
  create(): { readonly token: string; readonly expires: number };
  /** When the token ends (epoch milliseconds); undefined when it is none of ours or has ended. */
  expiryOf(token: string): number | undefined;
}

/** @param now clock of the provider, epoch milliseconds */
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
