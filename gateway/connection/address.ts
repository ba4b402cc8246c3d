/** Address of a gateway, from the configuration or from the answer to a push token. */
export interface GatewayAddress {
  readonly host: string;
  /** Default 443. */
  readonly port?: number;
  /** Default `/ws`. */
  readonly path?: string;
  /** Default true. TLS may be off only for a gateway on the same machine. */
  readonly isSecure?: boolean;
}

/** URL of a gateway: `wss://host:443/ws`. Source: contract.md §2. */
export function gatewayUrl({ host, port = 443, path = '/ws', isSecure = true }: GatewayAddress): string {
  return `${isSecure ? 'wss' : 'ws'}://${host}:${port}${path}`;
}
