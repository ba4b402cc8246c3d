import { GatewayError } from './errors.ts';

const shortest = 80;

/**
 * Converts a token from URL-safe or standard base64 to the form used in messages.
 * @throws GatewayError with status 401 when it has fewer than 80 characters
 */
export function authenticationToken(received: string): string {
  if (received.length < shortest) throw new GatewayError('Invalid token passed to TokenAuthentication', 401);
  return toStandardBase64(received);
}

/** Converts URL-safe or standard base64, with or without padding, to standard base64 with padding. */
export function toStandardBase64(text: string): string {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
  return standard + '='.repeat(-standard.length & 3);
}
