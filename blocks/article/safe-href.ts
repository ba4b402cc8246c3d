/**
 * An address that a link may lead to: a path of the portal, a fragment, https, http or mailto. Anything else is undefined, also
 * what browsers read otherwise than it looks: they take `\` for `/` and leave out tabs and line ends, so `/\host` and
 * `/\t/host` lead to another host.
 */
export function safeHref(url: string | undefined): string | undefined {
  const trimmed = url?.trim() ?? '';
  if (/[\p{Cc}\\]/u.test(trimmed)) return undefined;
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(trimmed) ? trimmed : undefined;
}
