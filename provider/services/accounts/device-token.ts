import { randomBytes } from 'node:crypto';
import { parseOwn } from '#domain/input/own-json.ts';
import { isSignedBy, sign } from './secrets.ts';

/** A browser in which an account's owner was logged in before (OWASP: device cookies). */
export interface KnownDevice {
  /** Tells devices apart, and nothing about them. */
  readonly id: string;
  readonly userId: string;
}

/** Longer than this a browser is not known without a login. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
const MOST_CHARACTERS = 512;

/**
 * A signed token that says: the owner of an account logged in here. It opens nothing; but wrong passwords from elsewhere do not
 * make its bearer wait.
 */
export function createDeviceToken(key: Buffer, userId: string, now: number): string {
  const text = Buffer.from(JSON.stringify([randomBytes(12).toString('base64url'), userId, now])).toString('base64url');
  return `${text}.${sign(key, text)}`;
}

/** The device of a token; undefined when it was not signed with this key, was changed, or is too old. */
export function readDeviceToken(key: Buffer, token: string, now: number): KnownDevice | undefined {
  if (token.length > MOST_CHARACTERS) return undefined;
  const [, text, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (text === undefined || signature === undefined || !isSignedBy(key, text, signature)) return undefined;
  const [id, userId, made] = parseOwn<[string, string, number]>(Buffer.from(text, 'base64url').toString());
  return made + LIFETIME_MS > now ? { id, userId } : undefined;
}
