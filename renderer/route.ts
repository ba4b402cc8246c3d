import type { PageDocument, SubPage } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { PagePath } from '#documents/routes/path.ts';
import { matchSegments, parsePattern, type RouteParams, type RoutePattern } from '#documents/routes/pattern.ts';
import { knownOf, type SubjectKind } from '#documents/reader/references/instances.ts';
import { subjectInstances } from '#subjects/generated/instances.ts';
import { subjectModules } from '#subjects/generated/modules.ts';
import type { SubjectAddress } from '#subjects/kit/subject-module.ts';

/** The page document that serves a path, with what the pattern took from the path. */
export interface PageMatch {
  readonly page: PageDocument;
  readonly params: RouteParams;
  /** Where the page's subject is asked for; undefined for pages about nothing. */
  readonly address: SubjectAddress<SubjectKind> | undefined;
  /** The sub-page that the address means. */
  readonly subPage: SubPage | undefined;
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
  const address = addressOf(page, match.params, match.pattern);
  if (address && isMissing(address, config)) return undefined;
  const name = address && subjectModules[address.config.kind].subPage?.(address);
  return { page, params: match.params, address, subPage: name === undefined ? undefined : page.subPages?.[name] };
}

/** Whether only documents say which subjects there are, and none of them names this one: no page has any other address. */
function isMissing({ config: subject, params, subPages }: SubjectAddress<SubjectKind>, config: Config): boolean {
  const { isClosed, missing } = subjectInstances[subject.kind];
  return isClosed === true && missing({ subject, params, subPages }, knownOf(config)) !== undefined;
}

function addressOf({ subject, subPages = {} }: PageDocument, params: RouteParams, route: RoutePattern): PageMatch['address'] {
  return subject && { config: subject, subPages: Object.keys(subPages), params, section: staticPrefix(route), route };
}

/** Whether a part of the path may be any text: no subject is looked up by it, or the subject is the text. */
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

/** Whether a page or its sub-page is drawn for the one who asks, with the session; all others are the same for everyone. */
export function isPrivate({ page, subPage }: Audiences): boolean {
  return page.audience === 'private' || subPage?.audience === 'private';
}

/** Whether a page may be cached for everyone or depends on the query of the request. */
export function renderingOf({ page, subPage }: PageMatch): 'cached' | 'request' {
  return subPage?.rendering ?? page.rendering;
}
