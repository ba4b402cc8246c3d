import type { ServerResponse } from 'node:http';
import { inlineScriptHashes } from '../document/inline-scripts.ts';

/** Prices come from the page's own origin unless the gateway is configured to lie elsewhere. */
const gateway = gatewayOrigin(process.env.PROVIDER_GATEWAY_URL);

const productionPolicy = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...inlineScriptHashes],
  'style-src': ["'self'"],
  // SVG and bars carry computed sizes in style attributes; style elements stay forbidden.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // Of current browsers, 'self' covers WebSockets of the same origin.
  'connect-src': ["'self'", ...gateway],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Vite adds inline scripts and style elements while developing. */
const developmentPolicy = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'ws:', ...gateway],
});

/** Headers that every answer carries. */
export function setSecurityHeaders(response: ServerResponse, isDevelopment: boolean): void {
  response.setHeader('Content-Security-Policy', isDevelopment ? developmentPolicy : productionPolicy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  // Not by what a request says: caches would keep it for everyone.
  if (process.env.SITE_ORIGIN?.startsWith('https:') === true) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}

/** Scheme, host and port of a WebSocket's address; none for what is no such address. */
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
