import type { Issuer, Products, Rankings } from '../../generated/types.ts';
import { pathOnly } from '../../routes/path.ts';
import { matchRoute, type RouteParams } from '../../routes/pattern.ts';
import { suggested } from '../suggest.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { PageRoute, References } from './context.ts';

/** Why no page serves a path of this portal, as a fault at `place`; undefined when a page serves it. */
export function pathFault(link: string, place: DocumentPath, references: References): Fault | undefined {
  const path = pathOnly(link);
  const reason = reasonOf(path, references);
  if (reason === undefined) return undefined;
  return {
    rule: 'unknown-path',
    path: place,
    part: 'value',
    message: `Der Pfad „${link}“ führt ins Leere: ${reason}`,
    expected: 'die Adresse einer Seite aus pages/',
    meant: () => {
      const { suggestion, isCertain } = suggestedPath(path, references);
      return { suggestion, isCertain: isCertain && path === link };
    },
  };
}

/** Whether a page serves a path of this portal, as far as that can be known. */
export function isServedPath(link: string, references: References): boolean {
  return reasonOf(pathOnly(link), references) === undefined;
}

/** Why no page stands at a path or below it, as a fault at `place`; undefined when one does. */
export function isServedUnder(start: string, place: DocumentPath, references: References): Fault | undefined {
  const wanted = start.split('/').slice(1);
  const isUnder = references.routes.some(
    ({ segments, page }) =>
      isText(page, wanted[0], references) &&
      wanted.every((part, index) => {
        const segment = segments[index];
        return segment === undefined ? isMany(segments.at(-1)?.kind) : segment.kind !== 'static' || segment.name === part;
      }),
  );
  if (isUnder || !references.allPagesKnown) return undefined;
  const meant = () => {
    const fixed = references.routes.map(({ segments }) => fixedStart(segments));
    return suggested(
      start,
      fixed.filter((known) => known !== '/'),
    );
  };
  const message = `Unter „${start}“ liegt keine Seite.`;
  return { rule: 'unknown-path', path: place, part: 'value', message, expected: 'der Anfang der Adressen von Seiten', meant };
}

/** Whether a page has this route, or serves this path whatever the provider knows. */
export function isServedForSure(route: string, references: References): boolean {
  if (references.routes.some(({ page }) => page.value.route === route)) return true;
  const match = matchRoute(references.routes, route);
  const kind = match?.pattern.page.value.subject?.kind;
  // Who reads the configuration alone, as the site does, knows of no piece whether it is there.
  const isOfPieces = kind === 'article' || kind === 'podcast' || kind === 'author' || kind === 'category';
  if (isOfPieces && references.content === undefined) return false;
  const isThere = match !== undefined && kind !== 'instrument' && isText(match.pattern.page, route.slice(1), references);
  return isThere && refusal(match.pattern, match.params, references) === undefined;
}

/** A page of free texts has only those addresses that a text has. */
function isText({ value: { subject } }: PageRoute['page'], slug: string | undefined, { contentPages }: References): boolean {
  return subject?.kind !== 'content' || subject.parameter === undefined || contentPages.some(({ value }) => value.slug === slug);
}

function isMany(kind: string | undefined): boolean {
  return kind === 'catch-all' || kind === 'optional-catch-all';
}

function fixedStart(segments: PageRoute['segments']): string {
  const dynamicAt = segments.findIndex(({ kind }) => kind !== 'static');
  return `/${segments
    .slice(0, dynamicAt < 0 ? undefined : dynamicAt)
    .map(({ name }) => name)
    .join('/')}`;
}

/** Thousands of pages link to the same few paths: each path is asked once for each set of documents. */
const answers = new WeakMap<References, Map<string, string | undefined>>();

function reasonOf(path: string, references: References): string | undefined {
  const known = answers.get(references) ?? new Map<string, string | undefined>();
  answers.set(references, known);
  if (!known.has(path)) known.set(path, findReason(path, references));
  return known.get(path);
}

const NO_PAGE = 'Keine Seite hat diese Adresse.';

function findReason(path: string, references: References): string | undefined {
  const match = matchRoute(references.routes, path);
  if (match !== undefined) return refusal(match.pattern, match.params, references);
  return references.allPagesKnown ? NO_PAGE : undefined;
}

/** A page may match and still know no such subject. What only the provider knows counts as known. */
function refusal({ page }: PageRoute, params: RouteParams, references: References): string | undefined {
  const { issuers, indices, products, brokers, tradingSystems, allIssuersKnown, allPagesKnown } = references;
  const { subject, subPages } = page.value;
  if (subject?.kind === 'issuer') {
    const alias = String(given(params, subject.parameter));
    const issuer = issuers.find(({ value }) => value.alias === alias);
    // A microsite whose alias differs from its file is told once, at the alias, and not at every link to it.
    if (issuers.some(({ source }) => source.file === `issuers/${alias}.yaml`) && issuer === undefined) return undefined;
    if (issuer === undefined) return allIssuersKnown ? `Es gibt keinen Emittenten „${alias}“.` : undefined;
    const tab = subject.tabParameter === undefined ? undefined : given(params, subject.tabParameter);
    if (tab === undefined) return undefined;
    const hasTab = issuer.value.layout === 'list' && issuer.value.tabs.some(({ alias: known }) => known === tab);
    return hasTab ? undefined : `„${issuer.value.name}“ hat keinen Reiter „${String(tab)}“.`;
  }
  if (subject?.kind === 'content') {
    const slug = slugOf(subject, params);
    const isKnown = references.contentPages.some(({ value }) => value.slug === slug);
    // A page that could not be read may be the one that is meant.
    return isKnown || !references.allContentPagesKnown || !allPagesKnown ? undefined : NO_PAGE;
  }
  if (subject?.kind === 'article') return noArticle(aliasOf(subject, params), references);
  if (subject?.kind === 'index') {
    const alias = String(given(params, subject.parameter));
    return indices?.value.indices.some((index) => index.alias === alias) === false ? `Es gibt keinen Index „${alias}“.` : undefined;
  }
  if (subject?.kind === 'ranking') return noRanking(subject, params, references);
  if (subject?.kind === 'broker') {
    const asked = String(given(params, subject.parameter));
    const isUnknown = brokers?.value.brokers.some(({ brokerName }) => brokerName === asked) === false;
    return isUnknown ? `Den Broker „${asked}“ gibt es in brokers.yaml nicht.` : undefined;
  }
  if (subject?.kind === 'system') {
    const asked = String(given(params, subject.parameter));
    const isUnknown = tradingSystems?.value.systems.some(({ alias }) => alias === asked) === false;
    return isUnknown ? `Das Handelssystem „${asked}“ gibt es in trading-systems.yaml nicht.` : undefined;
  }
  if (subject?.kind === 'letter')
    return /^[a-z]$/u.test(String(given(params, subject.parameter))) ? undefined : 'Es gibt Seiten für die Buchstaben a bis z.';
  if (subject?.kind === 'podcast' || subject?.kind === 'author')
    return noEntry(subject.kind, String(given(params, subject.parameter)), references);
  if (subject?.kind === 'category' && subject.parameter !== undefined)
    return noEntry('category', String(given(params, subject.parameter)), references);
  if (subject?.kind === 'product') {
    const asked = String(given(params, subject.parameter));
    return products === undefined || productAliases(products.value).includes(asked) ? undefined : `Es gibt kein Produkt „${asked}“.`;
  }
  if (subject?.kind === 'instrument') {
    const segments = [given(params, subject.parameter) ?? []].flat();
    const subPage = segments.length > 1 ? segments[0] : undefined;
    // A page that could not be read may be the one that is meant.
    return subPage === undefined || (segments.length === 2 && subPages?.[subPage] !== undefined) || !allPagesKnown
      ? undefined
      : `Die Unterseite „${subPage}“ gibt es nicht.`;
  }
  return undefined;
}

function noRanking(
  { of, parameter, itemParameter }: { readonly of: 'topLists' | 'bestEtfs'; readonly parameter: string; readonly itemParameter?: string },
  params: RouteParams,
  { rankings }: References,
): string | undefined {
  if (rankings === undefined) return undefined;
  const alias = String(given(params, parameter));
  const found = rankings.value[of].find((each) => each.alias === alias);
  if (found === undefined) return `Die Rangliste „${alias}“ gibt es in rankings.yaml nicht.`;
  const item = itemParameter === undefined ? undefined : given(params, itemParameter);
  const hasItem = item === undefined || ('items' in found && found.items.some((each) => each.alias === item));
  return hasItem ? undefined : `„${found.title}“ hat keine Liste „${String(item)}“.`;
}

/** What stands behind the fixed part of the addresses of rankings. */
function rankingAliases(
  { of, itemParameter }: { readonly of: 'topLists' | 'bestEtfs'; readonly itemParameter?: string },
  rankings: Rankings,
): string[] {
  if (of === 'topLists' || itemParameter === undefined) return rankings[of].map(({ alias }) => alias);
  return rankings.bestEtfs.flatMap(({ alias, items }) => items.map((item) => `${alias}/${item.alias}`));
}

const ENTRIES = { podcast: 'keinen Podcast', author: 'niemanden mit dem Alias', category: 'keine Rubrik' } as const;

function noEntry(kind: keyof typeof ENTRIES, alias: string, { content }: References): string | undefined {
  const known = {
    podcast: content?.podcasts,
    author: content?.authors,
    category: content?.categories && content.sources && [...content.categories.map((each) => each.alias), ...content.sources],
  }[kind];
  return known === undefined || known.includes(alias) ? undefined : `Es gibt ${ENTRIES[kind]} „${alias}“.`;
}

/** Under these a product has its page, or the one that follows its purchase. */
function productAliases({ products }: Products): string[] {
  return products.flatMap(({ product, tradingSystem }) => (tradingSystem === undefined ? [product] : [product, tradingSystem.slug]));
}

/** Which text a page shows: always the same one, or the one that its address names. */
export function slugOf({ slug, parameter = '' }: { readonly slug?: string; readonly parameter?: string }, params: RouteParams): string {
  return slug ?? String(given(params, parameter));
}

/** The alias of an article is its address without the first slash. */
function aliasOf({ parameter, prefix }: { readonly parameter: string; readonly prefix?: string }, params: RouteParams): string {
  return [...(prefix === undefined ? [] : [prefix]), ...[given(params, parameter) ?? []].flat()].join('/');
}

/** Categories without pieces of the editors are filled by others, an agency for example: what they hold nobody knows here. */
function noArticle(alias: string, { content }: References): string | undefined {
  if (content === undefined || !content.allPiecesKnown || content.categories === undefined) return undefined;
  if (content.pieces.some(({ value }) => value.alias === alias)) return undefined;
  const address = content.categories
    .map((category) => category.address)
    .filter((start) => alias.startsWith(`${start}/`))
    // The nearest: a category may stand below another.
    .toSorted((a, b) => b.length - a.length)[0];
  const isFilled = address === undefined || content.pieces.some(({ value }) => value.alias.startsWith(`${address}/`));
  return isFilled ? `Es gibt keinen Artikel „${alias}“.` : undefined;
}

/** The nearest address: fixed routes, microsites, and the rest of the path under the fixed part of another route. */
function suggestedPath(path: string, references: References): Pick<Fault, 'suggestion' | 'isCertain'> {
  const { routes, issuers, indices, products, content, rankings, brokers, tradingSystems } = references;
  const parts = path.split('/').slice(1);
  const candidates = new Set<string>();
  for (const { segments, page } of routes) {
    const dynamicAt = segments.findIndex(({ kind }) => kind !== 'static');
    const prefix = segments.slice(0, dynamicAt < 0 ? undefined : dynamicAt).map(({ name }) => name);
    if (page.value.subject?.kind === 'issuer') for (const { value } of issuers) addIssuer(candidates, prefix, value);
    else if (page.value.subject?.kind === 'content' && dynamicAt >= 0)
      for (const { value } of references.contentPages) candidates.add(`/${[...prefix, value.slug].join('/')}`);
    else if (page.value.subject?.kind === 'article') for (const { value } of content?.pieces ?? []) candidates.add(`/${value.alias}`);
    else if (page.value.subject?.kind === 'index')
      for (const { alias } of indices?.value.indices ?? []) candidates.add(`/${[...prefix, alias].join('/')}`);
    else if (page.value.subject?.kind === 'ranking')
      for (const alias of rankings ? rankingAliases(page.value.subject, rankings.value) : [])
        candidates.add(`/${[...prefix, alias].join('/')}`);
    else if (page.value.subject?.kind === 'broker')
      for (const { brokerName } of brokers?.value.brokers ?? []) candidates.add(`/${[...prefix, brokerName].join('/')}`);
    else if (page.value.subject?.kind === 'system')
      for (const { alias } of tradingSystems?.value.systems ?? []) candidates.add(`/${[...prefix, alias].join('/')}`);
    else if (page.value.subject?.kind === 'product')
      for (const alias of products ? productAliases(products.value) : []) candidates.add(`/${[...prefix, alias].join('/')}`);
    else if (page.value.subject?.kind === 'podcast')
      for (const alias of content?.podcasts ?? []) candidates.add(`/${[...prefix, alias].join('/')}`);
    else if (page.value.subject?.kind === 'author')
      for (const alias of content?.authors ?? []) candidates.add(`/${[...prefix, alias].join('/')}`);
    else if (dynamicAt < 0) candidates.add(`/${prefix.join('/')}`);
    else if (parts.length > prefix.length) {
      const rest = parts.slice(prefix.length);
      candidates.add(`/${[...prefix, ...rest].join('/')}`);
      for (const name of rest.length > 1 ? Object.keys(page.value.subPages ?? {}) : [])
        candidates.add(`/${[...prefix, name, ...rest.slice(1)].join('/')}`);
    }
  }
  candidates.delete(path);
  return suggested(
    path,
    [...candidates].filter((candidate) => reasonOf(candidate, references) === undefined),
  );
}

function addIssuer(candidates: Set<string>, prefix: readonly string[], issuer: Issuer): void {
  const own = `/${[...prefix, issuer.alias].join('/')}`;
  candidates.add(own);
  if (issuer.layout === 'list') for (const { alias } of issuer.tabs) candidates.add(`${own}/${alias}`);
}

/** Value that the path has for a parameter; a page may name one that it does not have as every object has it, such as `toString`. */
function given(params: RouteParams, name: string): RouteParams[string] | undefined {
  return Object.hasOwn(params, name) ? params[name] : undefined;
}
