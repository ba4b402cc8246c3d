/** An address that a link may lead to: a path of the portal, a fragment, https, http or mailto. Anything else is undefined. */
export function safeHref(url: string | undefined): string | undefined {
  const trimmed = url?.trim() ?? '';
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(trimmed) ? trimmed : undefined;
}
