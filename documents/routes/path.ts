/** Address of a page: its segments, decoded once, and its canonical text. */
export interface PagePath {
  readonly segments: readonly string[];
  /** Root-relative canonical spelling of these segments. */
  readonly text: string;
}

/** Returns the path of a link, without query and anchor. */
export function pathOnly(link: string): string {
  return link.replace(/[?#].*/su, '');
}

const LONGEST = 2_000;

/**
 * Characters that no segment of a page contains: encoded separators, another layer of encoding, invisible characters, and segments that
 * climb (`..`).
 */
const FORBIDDEN = /[/\\%?#\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|^\.{1,2}$/u;

/**
 * Reads the path of an address, without query. Other spellings of the same segments (a slash at the end, needless or lower case
 * percent-encoding, decomposed letters) give the same result, so comparing with `text` detects them. Returns undefined for text that cannot
 * be a page's path.
 */
export function readPath(path: string): PagePath | undefined {
  if (!path.startsWith('/') || path.length > LONGEST) return undefined;
  if (path === '/') return { segments: [], text: '/' };
  const inner = path.endsWith('/') ? path.slice(1, -1) : path.slice(1);
  try {
    const segments = inner.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    if (segments.some((segment) => segment === '' || FORBIDDEN.test(segment))) return undefined;
    return { segments, text: `/${segments.map(encodeURIComponent).join('/')}` };
  } catch {
    return undefined;
  }
}
