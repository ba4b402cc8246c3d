import { pathOnly } from '#documents/routes/path.ts';
import { matchRoute, type RoutePattern } from '#documents/routes/pattern.ts';

/** A page that gets another route. */
export interface PageMove {
  readonly from: RoutePattern;
  readonly to: RoutePattern;
}

/**
 * A link to a page that has another route now: the pattern itself, or an address of it with whatever follows its path.
 * @returns undefined for what did not lead to the page, or cannot lead to it any more
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

/** Whether the addresses of a route differ. */
function isOpen({ segments }: RoutePattern): boolean {
  return segments.some(({ kind }) => kind !== 'static');
}

/** A text with markup whose links lead to the page where it is now. */
export function movedMarkup(text: string, from: RoutePattern, to: RoutePattern): string | undefined {
  const moved = text.replaceAll(/(<a\s[^<>]*?href=)(["'])([^"']*)\2/gu, (whole: string, start: string, quote: string, link: string) => {
    const now = movedLink(link, from, to);
    return now === undefined ? whole : `${start}${quote}${now}${quote}`;
  });
  return moved === text ? undefined : moved;
}

/** The redirect from every address of a route to that of another; undefined where one entry cannot say it. */
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
