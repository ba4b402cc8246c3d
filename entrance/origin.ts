/**
 * Whether a page from this host sent a request: `origin` is the header `Origin`, `host` the host that was asked, with its port. Pages of
 * files and frames in a sandbox (`Origin: null`) are of no host.
 */
export function isOriginOf(host: string | undefined, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
