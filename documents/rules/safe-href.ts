const ALLOWED = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/iu;
/** Characters that nobody sees and that browsers leave out, or turn the direction of what is shown. */
export const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/u;

/**
 * An address that a link may lead to: a path of the portal, a fragment, https, http or mailto. Everything else is undefined, also
 * what browsers read otherwise than it looks: they take `\` for `/` and leave out tabs and line ends, so `/\host` and
 * `/\t/host` lead to another host. Every link of a page whose address comes from a document or the provider passes through it.
 */
export function safeHref(url: string | undefined): string | undefined {
  const trimmed = url?.trim() ?? '';
  return isSafe(trimmed) ? trimmed : undefined;
}

/** Why an address is not safe, `link-defect.ts` tells: its words would weigh on every page with an island. */
export function isSafe(url: string): boolean {
  return isAllowed(url) && !UNSEEN.test(url) && !url.includes('\\') && (!/^http/iu.test(url) || URL.canParse(url));
}

/** Returns true for an address that begins as one that a link may lead to. */
export function isAllowed(url: string): boolean {
  return ALLOWED.test(url);
}
