import type { PageDocument, SubPage } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { PagePath } from '#documents/routes/path.ts';
import { matchSegments, parsePattern, type RouteParams, type RoutePattern } from '#documents/routes/pattern.ts';
import { knownOf, type SubjectKind } from '#documents/reader/references/instances.ts';
import { subjectInstances } from '#subjects/generated/instances.ts';
import { subjectModules } from '#subjects/generated/modules.ts';
import type { SubjectAddress } from '#subjects/kit/subject-module.ts';

/** Page document that matches a path, with the route parameters. */
export interface PageMatch {
  readonly page: PageDocument;
  readonly params: RouteParams;
  /** Address of the page's subject; undefined for pages without a subject. */
  readonly address: SubjectAddress<SubjectKind> | undefined;
  /** Sub-page at the address. */
  readonly subPage: SubPage | undefined;
}

interface PagePattern extends RoutePattern {
  readonly page: PageDocument;
}
const parsed = new WeakMap<Config, readonly PagePattern[]>();

/** Parsed routes of all pages, cached per configuration. */
export function pagePatterns(config: Config): readonly PagePattern[] {
  const known = parsed.get(config);
  if (known) return known;
  const patterns = config.pages.map((page) => ({ ...parsePattern(page.route), page }));
  parsed.set(config, patterns);
  return patterns;
}

/** Finds the page of a path. Static segments win over dynamic ones, dynamic ones over catch-alls. */
export function matchPage(config: Config, path: PagePath | undefined): PageMatch | undefined {
  const match = path && matchSegments(pagePatterns(config), path.segments);
  if (!match) return undefined;
  const { page } = match.pattern;
  const address = addressOf(page, match.params, match.pattern);
  if (address && isMissing(address, config)) return undefined;
  const name = address && subjectModules[address.config.kind].subPage?.(address);
  return { page, params: match.params, address, subPage: name === undefined ? undefined : page.subPages?.[name] };
}

/** Returns true for a subject of a kind that is listed in documents only, if no document lists it: its page does not exist. */
function isMissing({ config: subject, params, subPages }: SubjectAddress<SubjectKind>, config: Config): boolean {
  const { isClosed, missing } = subjectInstances[subject.kind];
  return isClosed === true && missing({ subject, params, subPages }, knownOf(config)) !== undefined;
}

function addressOf({ subject, subPages = {} }: PageDocument, params: RouteParams, route: RoutePattern): PageMatch['address'] {
  return subject && { config: subject, subPages: Object.keys(subPages), params, section: staticPrefix(route), route };
}

/** Returns true if a route parameter is free text: no subject is looked up by it, or the subject is the text itself. */
export function hasFreePath({ params, address }: Pick<PageMatch, 'params' | 'address'>): boolean {
  if (Object.keys(params).length === 0) return false;
  return address === undefined || subjectModules[address.config.kind].isText === true;
}

/** The static segments before the first parameter. */
export function staticPrefix({ segments }: RoutePattern): string {
  const end = segments.findIndex((segment) => segment.kind !== 'static');
  return `/${segments
    .slice(0, end < 0 ? undefined : end)
    .map(({ name }) => name)
    .join('/')}`;
}

interface Audiences {
  readonly page: Pick<PageDocument, 'audience'>;
  readonly subPage?: Pick<SubPage, 'audience'> | undefined;
}

/** Returns true if a page or its sub-page is rendered for each visitor with their session. */
export function isPrivate({ page, subPage }: Audiences): boolean {
  return page.audience === 'private' || subPage?.audience === 'private';
}

/** Returns whether a page is cached or depends on the query of the request. */
export function renderingOf({ page, subPage }: PageMatch): 'cached' | 'request' {
  return subPage?.rendering ?? page.rendering;
}
