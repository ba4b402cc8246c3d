import type { ServerResponse } from 'node:http';
import type { Consent } from '#documents/generated/types.ts';
import { inlineScriptHashes } from '../document/inline-scripts.ts';

/** Origin of the gateway if configured; by default live prices come from the page's origin. */
const gateway = gatewayOrigin(process.env.PROVIDER_GATEWAY_URL);

const productionPolicy = (consent: Consent): string =>
  policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes, ...originsOf(consent)],
    'style-src': ["'self'"],
    // SVG and bars have computed sizes in style attributes; style elements remain forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originsOf(consent)],
    'font-src': ["'self'"],
    // In current browsers, 'self' covers WebSockets of the same origin.
    'connect-src': ["'self'", ...gateway, ...originsOf(consent)],
    // Hosts of external content, which a visitor loads with the switch in front of it.
    'frame-src': ["'self'", ...consent.externalHosts.map(({ host }) => `https://${host}`)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });

/** Vite adds inline scripts and style elements in development. */
const developmentPolicy = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'ws:', ...gateway],
});

/** Sets the headers of every answer. */
export function setSecurityHeaders(response: ServerResponse, isDevelopment: boolean, consent: Consent): void {
  response.setHeader('Content-Security-Policy', isDevelopment ? developmentPolicy : policyFor(consent));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Hides the path from other sites: it may contain a code or a search text.
  response.setHeader('Referrer-Policy', 'strict-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  // Depends on configuration only: a header that depended on the request would be cached for everyone.
  if (process.env.SITE_ORIGIN?.startsWith('https:') === true) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}

const policies = new WeakMap<Consent, string>();

/** Content security policy in production: own origin, and the configured hosts that are loaded only after consent. */
export function policyFor(consent: Consent): string {
  const known = policies.get(consent) ?? productionPolicy(consent);
  policies.set(consent, known);
  return known;
}

/** Origins of the consent tool and its trackers, without addresses of the portal itself. */
function originsOf({ tool, trackers }: Consent): readonly string[] {
  const addresses = trackers.length === 0 ? [] : [tool.script, ...trackers.map(({ address }) => address)];
  return [...new Set(addresses.filter((address) => address.startsWith('https://')).map((address) => new URL(address).origin))];
}

/** Origin of a WebSocket address as a list; empty for any other text. */
export function gatewayOrigin(address: string | undefined): readonly string[] {
  if (address === undefined || !/^wss?:/u.test(address) || !URL.canParse(address)) return [];
  const { protocol, host } = new URL(address);
  return [`${protocol}//${host}`];
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
