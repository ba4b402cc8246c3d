import { InternalServerError } from '../errors.ts';
import { method as methods, proxyProtocol } from '../generated/constants.ts';
import type { RequestOptions } from '../types.ts';
import type { Channel } from './requests.ts';

export interface ProxiedRequest {
  readonly protocol: keyof typeof proxyProtocol;
  readonly method: keyof typeof methods;
  readonly host: string;
  /** Default 80 or 443, depending on the protocol. */
  readonly port?: number;
  readonly path: string;
  /** Query without question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ProxiedAnswer {
  readonly code: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly data: string;
}

/**
 * Sends a request to another host through the gateway's proxy.
 * @throws GatewayError if it is refused or not answered
 */
export async function requestByProxy(channel: Channel, request: ProxiedRequest, options?: RequestOptions): Promise<ProxiedAnswer> {
  const { protocol, method, port = protocol === 'HTTPS' ? 443 : 80, ...rest } = request;
  const wire = { ...rest, headers: { ...rest.headers }, protocol: proxyProtocol[protocol], method: methods[method], port };
  const answer = await channel.ask({ Message: 'ProxyRequest', Version: 2, ...wire }, options);
  if (answer.Message !== 'ProxyResponse') throw new InternalServerError(`Unexpected ${answer.Message}`);
  return { code: answer.meta.status.code, headers: answer.headers ?? {}, data: answer.data ?? '' };
}
