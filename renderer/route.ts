import type { PageDocument } from '#config/generated/types.ts';
import type { Config } from '#config/reader/config.ts';
import type { PagePath } from '#config/routes/path.ts';
import { matchSegments, parsePattern, type RouteParams, type RoutePattern } from '#config/routes/pattern.ts';
import { parseInstrumentSegments, type InstrumentAddress } from '#domain/instrument/path.ts';

/** The page document that serves a path, with what the pattern took from the path. */
export interface PageMatch {
  readonly page: PageDocument;
  readonly params: RouteParams;
  /** Fixed part of the route, such as `/aktien`. */
  readonly section: string;
  /** For instrument pages: what the address names; undefined when it names no instrument. */
  readonly instrument: InstrumentAddress | undefined;
}

interface PagePattern extends RoutePattern {
  readonly page: PageDocument;
}
const parsed = new WeakMap<Config, readonly PagePattern[]>();

/** The parsed routes of all pages, once for each loaded configuration. */
export function pagePatterns(config: Config): readonly PagePattern[] {
  const known = parsed.get(config);
  if (known) return known;
  const patterns = config.pages.map((page) => ({ ...parsePattern(page.route), page }));
  parsed.set(config, patterns);
  return patterns;
}

/** Finds the page of a path, if it can be one; static segments win over dynamic ones, those over catch-alls. */
export function matchPage(config: Config, path: PagePath | undefined): PageMatch | undefined {
  const match = path && matchSegments(pagePatterns(config), path.segments);
  if (!match) return undefined;
  const { page } = match.pattern;
  const section = staticPrefix(match.pattern);
  return { page, params: match.params, section, instrument: instrumentOf(page, match.params, section) };
}

function instrumentOf(page: PageDocument, params: RouteParams, section: string): InstrumentAddress | undefined {
  if (page.subject?.kind !== 'instrument') return undefined;
  const segments = [params[page.subject.parameter] ?? []].flat();
  const address = parseInstrumentSegments(section, segments, page.subject.subPages ?? []);
  return address?.subPage !== undefined && page.subPages?.[address.subPage] === undefined ? undefined : address;
}

/** The static segments before the first parameter. */
export function staticPrefix({ segments }: RoutePattern): string {
  const end = segments.findIndex((segment) => segment.kind !== 'static');
  return `/${segments
    .slice(0, end < 0 ? undefined : end)
    .map(({ name }) => name)
    .join('/')}`;
}

/** Whether a page is drawn for the one who asks, with the session; all others are the same for everyone. */
export function isPrivate({ audience }: Pick<PageDocument, 'audience'>): boolean {
  return audience === 'private';
}

/** Whether a page may be cached for everyone or depends on the query of the request. */
export function renderingOf({ page, instrument }: PageMatch): 'cached' | 'request' {
  const subPage = instrument?.subPage;
  return (subPage === undefined ? undefined : page.subPages?.[subPage]?.rendering) ?? page.rendering;
}
