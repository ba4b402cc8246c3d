/**
 * Returns true if the header `Origin` names the requested host with its port. `Origin: null` (files, sandboxed frames) belongs to no host.
 */
export function isOriginOf(host: string | undefined, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
