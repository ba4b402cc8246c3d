import { GatewayError, InternalServerError } from '../errors.ts';
import { tokenFlag, tokenLifetime } from '../generated/constants.ts';
import type { RequestOptions } from '../types.ts';
import type { Channel } from './requests.ts';

export interface TokenRequest {
  /** Lifetime in seconds, or a value of `tokenLifetime`. */
  readonly lifetime?: number;
  readonly isSingleUse?: boolean;
}

export interface IssuedToken {
  /** Token in standard base64. */
  readonly token: string;
  readonly expiry: Date;
}

/**
 * Requests a token like the one that opened the connection.
 * @throws GatewayError with the texts of contract.md §8
 */
export async function requestToken(channel: Channel, wanted: TokenRequest = {}, options?: RequestOptions): Promise<IssuedToken> {
  const { lifetime = tokenLifetime.default, isSingleUse = false } = wanted;
  const flags = isSingleUse ? { flags: tokenFlag.singleUse } : {};
  const answer = await channel.ask({ Message: 'AuthenticationTokenRequest', Version: 2, lifetime_seconds_r2: lifetime, ...flags }, options);
  if (answer.Message !== 'AuthenticationTokenResponse') throw new InternalServerError(`Unexpected ${answer.Message}`);
  const { token, expiry, meta } = answer;
  const status = meta?.status?.code ?? 500;
  if (!token?.value?.b64) throw new GatewayError('Token not set in AuthenticationTokenResponse', status < 400 ? 500 : status);
  if (expiry === undefined || Number.isNaN(Date.parse(expiry)))
    throw new InternalServerError('Expiry not set in AuthenticationTokenResponse');
  return { token: token.value.b64, expiry: new Date(expiry) };
}
