/**
 * Name of a cookie in the browser. Behind TLS it begins with `__Host-`: a browser then accepts it only over TLS and only from and for this
 * host, so that neither another host of the domain nor a plain connection can set it (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
