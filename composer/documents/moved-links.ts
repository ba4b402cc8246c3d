import { pathOnly } from '#documents/routes/path.ts';
import { matchRoute, type RoutePattern } from '#documents/routes/pattern.ts';

/** Change of a page's route. */
export interface PageMove {
  readonly from: RoutePattern;
  readonly to: RoutePattern;
}

/**
 * Link to a page after its route changed: the pattern itself, or an address with everything after its path.
 * @returns undefined if the link did not lead to the page, or has no equivalent under the new route
 */
export function movedLink(link: string, from: RoutePattern, to: RoutePattern): string | undefined {
  if (link === from.pattern && (isOpen(from) || !isOpen(to))) return to.pattern;
  const path = pathOnly(link);
  const match = matchRoute([from], path);
  if (match === undefined) return undefined;
  const parts = to.segments.flatMap(({ kind, name }) =>
    kind === 'static' ? [name] : [match.params[name] ?? []].flat().map(encodeURIComponent),
  );
  const isWhole = to.segments.every(
    ({ kind, name }) => kind === 'static' || kind.startsWith('optional') || match.params[name] !== undefined,
  );
  return isWhole ? `/${parts.join('/')}${link.slice(path.length)}` : undefined;
}

/** Returns true if a route has placeholders, and thus several addresses. */
function isOpen({ segments }: RoutePattern): boolean {
  return segments.some(({ kind }) => kind !== 'static');
}

/** Text with markup whose links follow the page to its new route; undefined if none changes. */
export function movedMarkup(text: string, from: RoutePattern, to: RoutePattern): string | undefined {
  const moved = text.replaceAll(/(<a\s[^<>]*?href=)(["'])([^"']*)\2/gu, (whole: string, start: string, quote: string, link: string) => {
    const now = movedLink(link, from, to);
    return now === undefined ? whole : `${start}${quote}${now}${quote}`;
  });
  return moved === text ? undefined : moved;
}

/** Redirect from every address of a route to that of another; undefined if a single entry cannot express it. */
export function redirectFor(
  from: RoutePattern,
  to: RoutePattern,
): { readonly from: string; readonly to: string; readonly status: 301 } | undefined {
  if ([...from.segments, ...to.segments].some(({ kind }) => kind.startsWith('optional'))) return undefined;
  const names = new Set(from.segments.flatMap(({ kind, name }) => (kind === 'static' ? [] : [name])));
  if (to.segments.some(({ kind, name }) => kind !== 'static' && !names.has(name))) return undefined;
  const target = to.segments.map(({ kind, name }) => (kind === 'static' ? name : `{${name}}`)).join('/');
  return { from: from.pattern, to: `/${target}`, status: 301 };
}
