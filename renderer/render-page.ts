import { loginPlace } from '#documents/routes/login-place.ts';
import { routesOf } from '#documents/routes/path-of.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import { pageOf } from '#blocks/kit/paging.tsx';
import { readPath } from '#documents/routes/path.ts';
import { parsePattern } from '#documents/routes/pattern.ts';
import { contentTypeOf } from '#documents/rules/ads.ts';
import { isEnabled } from '#documents/rules/evaluate.ts';
import { OG_IMAGE } from '#domain/constants.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { fillImageTemplate, imageAddress } from '#domain/image/template.ts';
import { ownViewAddress } from '#domain/web/own-view.ts';
import { sharedPicture } from '#domain/web/social-picture.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import { appVisitOf } from '#domain/user/app-visit.ts';
import { pictureText, printedState } from '#domain/texts/messages.ts';
import { ANYONE, visitFacts, type Visitor } from '#domain/user/visitor.ts';
import { renderBody, type WrittenBody } from './render-body.ts';
import { composeTitle, fillTemplate } from './head.ts';
import type { DataClass, RenderContext, MatchedRequest, PageRequest, PageResult, RenderedPage } from './render-context.ts';
import { pageFacts } from './page-facts.ts';
import type { AddressOf } from './place.ts';
import { hasFreePath, isPrivate, staticPrefix, type PageMatch } from './route.ts';
import { withinTime } from './run-plan.ts';
import { renderStatusPage } from './status-page.tsx';
import { aboutSubject, resolveSubject } from './subject.ts';
import { trailData, trailOf, type TrailStep } from './trail.ts';

/** Query parameters that describe how the visitor arrived and do not change the page. */
const VISIT_PARAMETERS = /^(?:(?:utm|itm)_[a-z]+|application|client|meldung)$/u;

/**
 * Renders a page: resolves its subject, fetches data, renders blocks. Errors of data or blocks never reject; an unknown subject gives a
 * page with status 404, an unreachable one status 503.
 */
export function renderPage(request: MatchedRequest, context: RenderContext): Promise<PageResult> {
  return withinTime(context.deadline, (signal) => pageWithin(signal, request, context));
}

async function pageWithin(signal: AbortSignal, request: MatchedRequest, context: RenderContext): Promise<PageResult> {
  const { path, match } = request;
  const isForOne = isPrivate(match) || request.isOwnView === true;
  const asked = isForOne
    ? ownRequest(request)
    : {
        ...request,
        visitor: context.draft?.visitor ?? anyoneAt(request),
        call: undefined,
        forms: undefined,
        granted: undefined,
        only: undefined,
      };
  const isLetIn = request.isOwnView !== true || asked.visitor.who !== undefined;
  if (!isLetIn || !isEnabled(match.page.access, visitFacts(asked.visitor))) return toLogin(asked, context);
  const resolution = await resolveSubject(match, path, context, { signal, query: request.query, call: asked.call });
  if (resolution.kind === 'unknown') return renderStatusPage(404, asked, context);
  if (resolution.kind === 'unreachable') return renderStatusPage(503, asked, context);
  if (resolution.kind === 'elsewhere') return { kind: 'redirect', status: 303, location: resolution.location };
  const { subject } = resolution;
  const canonicalPath = spelled(resolution.canonicalPath);
  if (resolution.isSecondAddress !== true && isMoved(subject, path, canonicalPath))
    return { kind: 'redirect', status: 301, location: addressIn(request, canonicalPath) };
  const page = { ...pageFacts(path, asked, context.config), params: match.params, headerTitle: headerTitleOf(match, subject) };
  const trail = trailOf({ match, subject, path: canonicalPath }, context.config);
  const written = { ...writtenPage(match), ...(isForOne && { robots: 'noindex' as const }) };
  const body = {
    body: written.body,
    route: match.page.route,
    page,
    subject,
    trail,
    signal,
    call: asked.call,
    forms: asked.forms,
    only: asked.only,
    hasPrices: match.page.topAssets !== false,
    state: stateOf(written, canonicalPath, asked.now, context),
    addressOf: addressesOf(match, context),
    content: {
      type: contentTypeOf(context.config.ads, path),
      level3: aboutSubject(subject, (module, known) => module.contentLevel3?.(known)),
      path: hasFreePath(match) ? staticPrefix(parsePattern(match.page.route)) : undefined,
    },
  };
  const { lastPage, ...rendered } = await renderBody(body, context);
  if (lastPage !== undefined && pageOf(page.query) > lastPage)
    return { kind: 'redirect', status: 303, location: addressIn({ ...request, query: atPage(lastPage, request.query) }, path) };
  const shownPage = pageOf(page.query) + 1;
  const isFilteredView = Object.keys(page.query).some((name) => !VISIT_PARAMETERS.test(name));
  const head = headOf(written, { path, subject, trail, canonicalPath, shownPage, isApp: page.visitor.isApp, isFilteredView }, context);
  // Screen readers read the title first, so it announces the error.
  const title = (asked.forms?.sent?.state.findings.length ?? 0) > 0 ? `Fehler: ${head.title}` : head.title;
  return { kind: 'page', status: 200, head: { ...head, title }, ...rendered, dataClass: written.dataClass };
}

/** Address and time for print on pages with prices. Other pages have none, so that their HTML and ETag stay the same. */
function stateOf({ dataClass }: WrittenPage, canonicalPath: string, now: number, { origin }: RenderContext): string | undefined {
  return dataClass === 'quotes' ? printedState(new URL(canonicalPath, origin).href, formatDateTime(now, { seconds: true })) : undefined;
}

/** Returns the places of the blocks of a page or its sub-page in the documents; header and footer have none. */
function addressesOf({ page, subPage }: PageMatch, { addressOf }: RenderContext): AddressOf | undefined {
  if (addressOf === undefined) return undefined;
  const [name] = Object.entries(page.subPages ?? {}).find(([, each]) => each !== undefined && each === subPage) ?? [];
  const above = name === undefined ? [] : ['subPages', name];
  return (slot, index) => (slot === 'header' || slot === 'footer' ? undefined : addressOf(page, [...above, 'body', slot, index]));
}

function headerTitleOf({ page: { headerTitle } }: PageMatch, subject: Subject | undefined): string | undefined {
  return headerTitle && fillTemplate(headerTitle, aboutSubject(subject, (module, known) => module.facts(known)) ?? {});
}

/** Visitor of public pages: ANYONE, with app and host, which are part of the address and therefore of cache keys. */
function anyoneAt({ path, query, visitor: { host } }: PageRequest): Visitor {
  return { ...ANYONE, ...appVisitOf(path, query), host };
}

/**
 * Returns the request of a private page.
 * @throws Error without a session, so that private pages are never rendered as public ones
 */
function ownRequest(request: PageRequest): PageRequest {
  if (request.call === undefined) throw new Error(`The private page ${request.path} was asked for without a session`);
  return request;
}

/** Redirects to the login, which returns to the page. */
function toLogin(request: PageRequest, { config }: RenderContext): PageResult {
  return {
    kind: 'redirect',
    status: 303,
    location: loginAddress(loginPlace(config.site, routesOf(config)), addressIn(request, request.path)),
  };
}

function addressIn({ query, isOwnView }: PageRequest, path: string): string {
  const address = withQuery(path, query);
  return isOwnView === true ? ownViewAddress(address) : address;
}

/** Returns true for another spelling of the address if the kind of subject redirects those. */
function isMoved(subject: Subject | undefined, path: string, canonicalPath: string): boolean {
  return aboutSubject(subject, ({ otherSpellings }) => otherSpellings) === 'redirect' && path !== canonicalPath;
}

interface WrittenPage {
  readonly title: string | undefined;
  readonly description: string;
  readonly robots: 'index' | 'noindex';
  readonly dataClass: DataClass;
  readonly body: WrittenBody;
}

function writtenPage(match: PageMatch): WrittenPage {
  const { page, subPage } = match;
  return {
    title: subPage?.title ?? page.title,
    description: subPage?.description ?? page.description,
    robots: subPage?.robots ?? page.robots,
    dataClass: subPage?.dataClass ?? page.dataClass,
    body: subPage?.body ?? page.body,
  };
}

interface HeadFacts {
  readonly path: string;
  readonly subject: Subject | undefined;
  readonly trail: readonly TrailStep[];
  readonly canonicalPath: string;
  /** Page of a list, counted from 1. */
  readonly shownPage: number;
  readonly isApp: boolean;
  /** Whether the query filters, sorts or pages a list. Such views are not indexed, because their number is unlimited. */
  readonly isFilteredView: boolean;
}

function headOf(
  written: WrittenPage,
  { subject, trail, canonicalPath, shownPage, isApp, isFilteredView }: HeadFacts,
  context: RenderContext,
): RenderedPage['head'] {
  const { site, header } = context.config;
  const routes = routesOf(context.config);
  const canonical = new URL(canonicalPath, context.origin).href;
  const values = aboutSubject(subject, (module, known) => module.facts(known)) ?? {};
  const image = aboutSubject(subject, (module, known) => module.image?.(known)) ?? site.socialImage.id;
  const drawing = fillImageTemplate(imageAddress(site.images.template, image), OG_IMAGE);
  const square = (id: string) =>
    new URL(fillImageTemplate(imageAddress(site.images.template, id), { width: OG_IMAGE.height }), context.origin).href;
  const picture = aboutSubject(subject, (module, known) => module.picture?.(known));
  const name = aboutSubject(subject, (module, known) => module.name(known));
  const isExcludedFromSearch = aboutSubject(subject, (module, known) => module.isExcludedFromSearch?.(known)) ?? false;
  const feed = aboutSubject(subject, (module, known) => module.feed?.(known, routes));
  return {
    ...(feed && {
      feeds: feed.formats.map((format) => ({
        address: `${feed.path}.${format}`,
        type: `application/${format}+xml`,
        title: `${name ?? site.name} als ${format === 'rss' ? 'RSS' : 'Atom'}`,
      })),
    }),
    title: written.title === undefined ? site.defaultTitle : composeTitle(fillTemplate(written.title, values), site.name, shownPage),
    description: fillTemplate(written.description, values),
    canonical,
    ...(!isApp && header.appBanner && { appleApp: header.appBanner.appleId }),
    robots: isExcludedFromSearch || isFilteredView ? 'noindex' : written.robots,
    structured: [
      ...(trail.length === 0 ? [] : [trailData(trail, context.origin)]),
      ...(aboutSubject(subject, (module, known) => module.structured?.(known, { url: canonical, picture: square, routes })) ?? []),
    ],
    image: {
      address: new URL(picture ?? sharedPicture(drawing), context.origin).href,
      // Pages with a subject have a picture of it; all others have the portal's.
      alt: picture === undefined ? site.name : pictureText(name ?? site.name),
    },
  };
}

/** Normalizes the provider's spelling of an address. */
function spelled(path: string): string {
  return readPath(path)?.text ?? path;
}

/** Query of another page of the list; the first page has no number. */
function atPage(index: number, { page: _page, ...others }: Readonly<Record<string, string>>): Record<string, string> {
  return index === 0 ? others : { ...others, page: String(index) };
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
