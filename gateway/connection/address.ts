/** Where a gateway is, as configuration or the answer to a push token says. */
export interface GatewayAddress {
  readonly host: string;
  /** Default 443. */
  readonly port?: number;
  /** Default `/ws`. */
  readonly path?: string;
  /** Default true; without TLS only for a gateway on the own machine. */
  readonly isSecure?: boolean;
}

/** `wss://host:443/ws`. Source: contract.md §2. */
export function gatewayUrl({ host, port = 443, path = '/ws', isSecure = true }: GatewayAddress): string {
  return `${isSecure ? 'wss' : 'ws'}://${host}:${port}${path}`;
}
