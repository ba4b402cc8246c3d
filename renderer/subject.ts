import type { ArticleSubject, IndexSubject, InstrumentSubject, IssuerSubject, Subject } from '#blocks/kit/block.ts';
import { outlineOf } from '#domain/article/outline.ts';
import { instrumentPath } from '#domain/instrument/path.ts';
import { articleBlockOf } from './article-block.ts';
import type { House } from './house.ts';
import type { PageMatch } from './route.ts';
import { isRefusal, withSignal } from './run-plan.ts';

/** What the page is about, with the one address it should have. */
export type Resolution =
  | { readonly kind: 'found'; readonly subject: Subject | undefined; readonly canonicalPath: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly error: Error };

/** Asks for the page's subject. A provider that is down makes it unreachable, not unknown. */
export async function resolveSubject(match: PageMatch, path: string, house: House, signal: AbortSignal): Promise<Resolution> {
  try {
    switch (match.page.subject?.kind) {
      case undefined:
        return { kind: 'found', subject: undefined, canonicalPath: path };
      case 'instrument':
        return await instrument(match, match.page.subject, house, signal);
      case 'article':
        return await article(match, match.page.subject, house, signal);
      case 'issuer':
        return issuer(match, match.page.subject, house);
      case 'index':
        return index(match, match.page.subject, house);
    }
  } catch (error) {
    return { kind: 'unreachable', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

type SubjectConfig<Kind> = Extract<NonNullable<PageMatch['page']['subject']>, { kind: Kind }>;

async function instrument(match: PageMatch, config: SubjectConfig<'instrument'>, house: House, signal: AbortSignal): Promise<Resolution> {
  const address = match.instrument;
  if (!address) return { kind: 'unknown' };
  for (const entityType of config.entityTypes) {
    const input = { path: { entityType, entityValue: address.entityKey } };
    const found = await orUnknown(() => house.call('getInstrument', input, { signal }), signal);
    if (found && isAllowed(found, config)) return ownAddress(match, found, address.subPage);
  }
  return { kind: 'unknown' };
}

function isAllowed(found: InstrumentSubject['instrument'], { entityTypes, entitySubTypes }: SubjectConfig<'instrument'>): boolean {
  const types: readonly string[] = entityTypes;
  return types.includes(found.entityType) && (entitySubTypes?.includes(found.entitySubType ?? '') ?? true);
}

function ownAddress(match: PageMatch, found: InstrumentSubject['instrument'], subPage: string | undefined): Resolution {
  const website = found.urls.WEBSITE ?? instrumentPath(found) ?? `${match.section}/${match.instrument?.slug ?? ''}`;
  const slug = website.slice(website.lastIndexOf('/') + 1);
  const section = website.slice(0, website.lastIndexOf('/'));
  const subject: InstrumentSubject = { kind: 'instrument', instrument: found, section: match.section, slug, subPage };
  return { kind: 'found', subject, canonicalPath: subPage === undefined ? website : `${section}/${subPage}/${slug}` };
}

async function article(match: PageMatch, config: SubjectConfig<'article'>, house: House, signal: AbortSignal): Promise<Resolution> {
  const alias = [match.params[config.parameter] ?? []].flat().join('/');
  const articleId = `ALIAS:${[config.prefix, alias].filter((part) => part).join('/')}`;
  const found = await orUnknown(() => house.call('getArticle', { path: { articleId } }, { signal }), signal);
  if (!found) return { kind: 'unknown' };
  const subject: ArticleSubject = {
    kind: 'article',
    article: found,
    outline: outlineOf(found.contentItems, (type) => articleBlockOf(type, house.config)),
  };
  return { kind: 'found', subject, canonicalPath: found.urls.WEBSITE };
}

function issuer(match: PageMatch, config: SubjectConfig<'issuer'>, house: House): Resolution {
  const found = house.config.issuers.find((candidate) => candidate.alias === match.params[config.parameter]);
  if (!found) return { kind: 'unknown' };
  const asked = config.tabParameter === undefined ? undefined : match.params[config.tabParameter];
  const tabs = found.layout === 'list' ? found.tabs : [];
  const tab = asked === undefined ? undefined : tabs.find((candidate) => candidate.alias === asked);
  if (asked !== undefined && !tab) return { kind: 'unknown' };
  const first = found.layout === 'list' ? (found.activeTab ?? tabs[0]?.alias) : undefined;
  const activeTab = tab?.alias ?? first;
  const subject: IssuerSubject = { kind: 'issuer', issuer: found, activeTab };
  const base = `${match.section}/${found.alias}`;
  return { kind: 'found', subject, canonicalPath: activeTab === undefined || activeTab === first ? base : `${base}/${activeTab}` };
}

function index(match: PageMatch, config: SubjectConfig<'index'>, house: House): Resolution {
  const found = house.config.indices.indices.find(({ alias }) => alias === match.params[config.parameter]);
  if (!found) return { kind: 'unknown' };
  const subject: IndexSubject = { kind: 'index', index: found };
  return { kind: 'found', subject, canonicalPath: `${match.section}/${found.alias}` };
}

/** The answer, or undefined when the provider says that there is no such thing. */
async function orUnknown<Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  try {
    return await withSignal(run, signal);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
