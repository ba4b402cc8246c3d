import { randomBytes } from 'node:crypto';
import { parseOwn } from '#domain/input/own-json.ts';
import { isSignedBy, sign } from './secrets.ts';

/** Browser in which an account's owner was logged in before (OWASP: device cookies). */
export interface KnownDevice {
  /** Random id of the device, without any information about it. */
  readonly id: string;
  readonly userId: string;
}

/** Time without a login after which a browser is no longer known. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
const MOST_CHARACTERS = 512;

/**
 * Creates a signed token that proves an earlier login of the owner on this device. It grants no access, but wrong passwords from other
 * devices do not delay its bearer.
 */
export function createDeviceToken(key: Buffer, userId: string, now: number): string {
  const text = Buffer.from(JSON.stringify([randomBytes(12).toString('base64url'), userId, now])).toString('base64url');
  return `${text}.${sign(key, text)}`;
}

/** Returns the device of a token; undefined if it was not signed with this key, was changed, or is too old. */
export function readDeviceToken(key: Buffer, token: string, now: number): KnownDevice | undefined {
  if (token.length > MOST_CHARACTERS) return undefined;
  const [, text, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (text === undefined || signature === undefined || !isSignedBy(key, text, signature)) return undefined;
  const [id, userId, made] = parseOwn<[string, string, number]>(Buffer.from(text, 'base64url').toString());
  return made + LIFETIME_MS > now ? { id, userId } : undefined;
}
