/**
 * A cookie's name for the browser. Behind TLS it begins with `__Host-`: a browser then takes it only over TLS, for this host alone and from
 * this host alone, so that neither a neighbour's host nor a plain connection can plant one (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
