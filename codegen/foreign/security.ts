import type { OpenApiDocument } from '../contracts/bundle.ts';
import { resolved } from './resolve.ts';

/** Security schemes in the form of `client/foreign/security.ts`. */
export function securitySchemes(document: OpenApiDocument): Record<string, object> {
  const schemes = Object.entries(document.components?.['securitySchemes'] ?? {});
  return Object.fromEntries(schemes.map(([name, scheme]) => [name, schemeOf(resolved(document, scheme) ?? {})]));
}

function schemeOf({ type, in: place, name, scheme }: Record<string, unknown>): object {
  if (type === 'apiKey') return { type, in: place, name };
  if (type === 'oauth2' || type === 'openIdConnect') return { type: 'bearer' };
  const word = typeof scheme === 'string' ? scheme.toLowerCase() : '';
  return { type: type === 'http' && (word === 'basic' || word === 'bearer') ? word : 'none' };
}
