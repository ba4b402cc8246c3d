const ALLOWED = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/iu;
/** Invisible characters that browsers leave out, or that reverse the direction of the shown text. */
export const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/u;

/**
 * Returns an address that a link may lead to: a path of the portal, a fragment, https, http or mailto. Returns undefined for everything
 * else, also for addresses that browsers read otherwise than they look: they take `\` for `/` and leave out tabs and line ends, so `/\host`
 * and `/\t/host` lead to another host. Every link of a page whose address comes from a document or the provider passes through it.
 */
export function safeHref(url: string | undefined): string | undefined {
  const trimmed = url?.trim() ?? '';
  return isSafe(trimmed) ? trimmed : undefined;
}

/**
 * Returns true for a safe address. The reasons against an unsafe one are in `link-defect.ts`, because their texts would enlarge every page
 * with an island.
 */
export function isSafe(url: string): boolean {
  return isAllowed(url) && !UNSEEN.test(url) && !url.includes('\\') && (!/^http/iu.test(url) || URL.canParse(url));
}

/** Returns true for an address that begins as an allowed one. */
export function isAllowed(url: string): boolean {
  return ALLOWED.test(url);
}
