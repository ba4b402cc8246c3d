import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '#documents/generated/types.ts';
import { appVisitOf } from '#domain/user/app-visit.ts';
import type { DeviceClass, HostName, Visitor } from '#domain/user/visitor.ts';

export interface VisitRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** Requested host and port (`arrivalOf`). */
  readonly host: string | undefined;
}

/** Device, app and host of a request. */
export function visitOf(
  { path, query, headers, host }: VisitRequest,
  hosts: Site['hosts'],
): Pick<Visitor, 'device' | 'isApp' | 'platform' | 'host'> {
  return {
    ...appVisitOf(path, query),
    device: deviceOf(headers),
    host: hostOf(host, hosts),
  };
}

/** Guesses the device class from the browser's headers. The style sheet knows the width and takes precedence. */
function deviceOf({ 'user-agent': agent = '', 'sec-ch-ua-mobile': mobileHint }: IncomingHttpHeaders): DeviceClass {
  // Uses two patterns: a lookahead after each "Android" would take quadratic time in the length of the header.
  if (/iPad|Tablet/iu.test(agent) || (/Android/iu.test(agent) && !/Mobile/iu.test(agent))) return 'TABLET';
  if (mobileHint === '?1' || /Mobi|iPhone/u.test(agent)) return 'MOBILE';
  return /Windows|Macintosh|X11|CrOS/u.test(agent) ? 'DESKTOP' : 'UNKNOWN';
}

/** Returns the key of a host. If own hosts share one origin, it is always `www`. */
export function hostOf(host: string | undefined, hosts: Site['hosts']): HostName {
  const own = ['personal', 'trading'] as const;
  return own.find((name) => hosts[name] !== '' && new URL(hosts[name]).host === host?.toLowerCase()) ?? 'www';
}
