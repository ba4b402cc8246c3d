import { originOf } from '#entrance/reach.ts';
import { DEFAULT_LIMITS, type GatewayLimits } from './options.ts';

/** Settings of the gateway, configured by the operator. */
export interface GatewaySettings {
  readonly proxyHosts: readonly string[];
  /** NATS server by which several processes share their work. */
  readonly natsUrl: string | undefined;
  /** Origins whose pages may connect, besides those of the host that they connect to. */
  readonly origins: ReadonlySet<string>;
  readonly limits: Pick<GatewayLimits, 'connections' | 'connectionsPerAddress'>;
}

/**
 * Reads the environment: `NATS_URL`, `PROVIDER_PROXY_HOSTS` (`host` or `host:port`, separated by commas), `PROVIDER_GATEWAY_ORIGINS`
 * (separated by commas), `SITE_ORIGIN`, `PROVIDER_GATEWAY_CONNECTIONS` and `PROVIDER_GATEWAY_CONNECTIONS_PER_ADDRESS`.
 * @throws Error with a German message that says what to write
 */
export function readGatewaySettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  return {
    proxyHosts: hostsOf(env.PROVIDER_PROXY_HOSTS ?? ''),
    natsUrl: addressOf(env.NATS_URL ?? ''),
    origins: originsOf(env),
    limits: {
      connections: countOf(env, 'PROVIDER_GATEWAY_CONNECTIONS', DEFAULT_LIMITS.connections),
      connectionsPerAddress: countOf(env, 'PROVIDER_GATEWAY_CONNECTIONS_PER_ADDRESS', DEFAULT_LIMITS.connectionsPerAddress),
    },
  };
}

function hostsOf(text: string): string[] {
  const hosts = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = hosts.find((host) => !/^[\w.-]+(:\d{1,5})?$/.test(host));
  if (wrong === undefined) return hosts;
  throw new Error(`PROVIDER_PROXY_HOSTS: „${wrong}“ ist kein Rechner. Schreibe Namen mit Kommas, etwa kurse.example,news.example:8443.`);
}

function originsOf({ SITE_ORIGIN, PROVIDER_GATEWAY_ORIGINS = '' }: Readonly<Record<string, string | undefined>>): Set<string> {
  const others = PROVIDER_GATEWAY_ORIGINS.split(',').map((part) => part.trim());
  const named = others.map((text) => originOf(text, 'PROVIDER_GATEWAY_ORIGINS'));
  return new Set([originOf(SITE_ORIGIN), ...named].flatMap((url) => url?.origin ?? []));
}

function addressOf(url: string): string | undefined {
  if (url === '') return undefined;
  if (/^(nats|tls):\/\/[^\s/]+\/?$/u.test(url)) return url;
  throw new Error(`NATS_URL="${url}" ist keine Adresse eines NATS-Servers: schreibe sie wie nats://127.0.0.1:4222.`);
}

function countOf(env: Readonly<Record<string, string | undefined>>, name: string, usual: number): number {
  const text = env[name] ?? '';
  if (text === '') return usual;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`${name}="${text}" ist keine Anzahl von Verbindungen: nimm eine ganze Zahl von 1 bis 999999.`);
}
