import { GatewayError } from './errors.ts';

const shortest = 80;

/**
 * A token as messages carry it, made from URL-safe or standard base64.
 * @throws GatewayError with status 401 when it has fewer than 80 characters.
 */
export function authenticationToken(received: string): string {
  if (received.length < shortest) throw new GatewayError('Invalid token passed to TokenAuthentication', 401);
  return toStandardBase64(received);
}

/** Standard base64 with padding, from URL-safe or standard base64 with or without. */
export function toStandardBase64(text: string): string {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
  return standard + '='.repeat(-standard.length & 3);
}
