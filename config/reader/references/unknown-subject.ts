import { typeOfPath, DERIVATIVE_TYPES, pathOfType } from '#domain/derivative/types.ts';
import { TYPE_ALIASES, typeByAlias } from '#domain/instrument/entity-type.ts';
import type { PageDocument, Products, Rankings } from '../../generated/types.ts';
import type { RouteParams } from '../../routes/pattern.ts';
import { oneOfWords } from '../words.ts';
import type { PageRoute, References } from './context.ts';
import { noInstrument } from './instrument-address.ts';

type Subject = NonNullable<PageDocument['subject']>;
type Kind = Subject['kind'];
type Of<K extends Kind> = Extract<Subject, { readonly kind: K }>;

/** Why a page about this kind knows nothing of what an address names; undefined when it may. */
type Judge<K extends Kind> = (
  subject: Of<K>,
  params: RouteParams,
  references: References,
  page: PageRoute['page']['value'],
) => string | undefined;

export const NO_PAGE = 'Keine Seite hat diese Adresse.';

/** Kinds of subjects of which the configuration knows what there is. What only the provider knows counts as known. */
const JUDGES: { readonly [K in Kind]?: Judge<K> } = {
  article: (subject, params, references) => noArticle(subject, params, references),
  author: ({ parameter }, params, references) => noEntry('author', named(params, parameter), references),
  broker: ({ parameter }, params, { brokers }) => {
    const asked = named(params, parameter);
    const isUnknown = brokers?.value.brokers.some(({ brokerName }) => brokerName === asked) === false;
    return isUnknown ? `Den Broker „${asked}“ gibt es in brokers.yaml nicht.` : undefined;
  },
  category: ({ parameter }, params, references) =>
    parameter === undefined ? undefined : noEntry('category', named(params, parameter), references),
  comparison: ({ parameter }, params) => (parameter === undefined ? undefined : noDerivatives(named(params, parameter))),
  content(subject, params, { contentPages, allKnown, allPagesKnown }) {
    const slug = slugOf(subject, params);
    // A page that could not be read may be the one that is meant.
    return contentPages.some(({ value }) => value.slug === slug) || !allKnown.contentPage || !allPagesKnown ? undefined : NO_PAGE;
  },
  derivatives: ({ parameter }, params) => noDerivatives(named(params, parameter)),
  // Which groups there are follows from the provider's instruments.
  group: () => undefined,
  index({ parameter }, params, { indices }) {
    const alias = named(params, parameter);
    return indices?.value.indices.some((index) => index.alias === alias) === false ? `Es gibt keinen Index „${alias}“.` : undefined;
  },
  // A page that could not be read may be the one that is meant.
  instrument: (subject, params, { allPagesKnown }, page) =>
    allPagesKnown ? noInstrument(subject, [given(params, subject.parameter) ?? []].flat(), Object.keys(page.subPages ?? {})) : undefined,
  issuer: (subject, params, references) => noIssuer(subject, params, references),
  letter: ({ parameter }, params) => (/^[a-z]$/u.test(named(params, parameter)) ? undefined : 'Es gibt Seiten für die Buchstaben a bis z.'),
  podcast: ({ parameter }, params, references) => noEntry('podcast', named(params, parameter), references),
  product({ parameter }, params, { products }) {
    const asked = named(params, parameter);
    return products === undefined || productAliases(products.value).includes(asked) ? undefined : `Es gibt kein Produkt „${asked}“.`;
  },
  ranking: (subject, params, references) => noRanking(subject, params, references),
  search({ typeParameter }, params) {
    const alias = typeParameter === undefined ? undefined : named(params, typeParameter);
    return alias === undefined || typeByAlias(alias) !== undefined
      ? undefined
      : `Nach der Art „${alias}“ sucht niemand; es gibt ${oneOfWords(Object.values(TYPE_ALIASES))}.`;
  },
  system({ parameter }, params, { tradingSystems }) {
    const asked = named(params, parameter);
    const isUnknown = tradingSystems?.value.systems.some(({ alias }) => alias === asked) === false;
    return isUnknown ? `Das Handelssystem „${asked}“ gibt es in trading-systems.yaml nicht.` : undefined;
  },
};

/** A page may match and still know no such subject. */
export function refusal({ page }: PageRoute, params: RouteParams, references: References): string | undefined {
  const { subject } = page.value;
  if (subject === undefined) return undefined;
  // The table holds the judge of this very kind.
  const judge = JUDGES[subject.kind] as Judge<Kind> | undefined;
  return judge?.(subject, params, references, page.value);
}

function noIssuer({ parameter, tabParameter }: Of<'issuer'>, params: RouteParams, { issuers, allKnown }: References): string | undefined {
  const alias = named(params, parameter);
  const issuer = issuers.find(({ value }) => value.alias === alias);
  // A microsite whose alias differs from its file is told once, at the alias, and not at every link to it.
  if (issuers.some(({ source }) => source.file === `issuers/${alias}.yaml`) && issuer === undefined) return undefined;
  if (issuer === undefined) return allKnown.issuer ? `Es gibt keinen Emittenten „${alias}“.` : undefined;
  const tab = tabParameter === undefined ? undefined : given(params, tabParameter);
  if (tab === undefined) return undefined;
  const hasTab = issuer.value.layout === 'list' && issuer.value.tabs.some(({ alias: known }) => known === tab);
  return hasTab ? undefined : `„${issuer.value.name}“ hat keinen Reiter „${String(tab)}“.`;
}

function noDerivatives(asked: string): string | undefined {
  return typeOfPath(asked) === undefined
    ? `Derivate der Art „${asked}“ gibt es nicht; es gibt ${oneOfWords(DERIVATIVE_TYPES.map(pathOfType))}.`
    : undefined;
}

function noRanking({ of, parameter, itemParameter }: Of<'ranking'>, params: RouteParams, { rankings }: References): string | undefined {
  if (rankings === undefined) return undefined;
  const alias = named(params, parameter);
  const found = rankings.value[of].find((each) => each.alias === alias);
  if (found === undefined) return `Die Rangliste „${alias}“ gibt es in rankings.yaml nicht.`;
  const item = itemParameter === undefined ? undefined : given(params, itemParameter);
  const hasItem = item === undefined || ('items' in found && found.items.some((each) => each.alias === item));
  return hasItem ? undefined : `„${found.title}“ hat keine Liste „${String(item)}“.`;
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

/** What stands behind the fixed part of the addresses of rankings. */
export function rankingAliases(
  { of, itemParameter }: { readonly of: 'topLists' | 'bestEtfs'; readonly itemParameter?: string },
  rankings: Rankings,
): string[] {
  if (of === 'topLists' || itemParameter === undefined) return rankings[of].map(({ alias }) => alias);
  return rankings.bestEtfs.flatMap(({ alias, items }) => items.map((item) => `${alias}/${item.alias}`));
}

/** Under these a product has its page, or the one that follows its purchase. */
export function productAliases({ products }: Products): string[] {
  return products.flatMap(({ product, tradingSystem }) => (tradingSystem === undefined ? [product] : [product, tradingSystem.slug]));
}

/** Which text a page shows: always the same one, or the one that its address names. */
export function slugOf({ slug, parameter = '' }: { readonly slug?: string; readonly parameter?: string }, params: RouteParams): string {
  return slug ?? named(params, parameter);
}

/** The alias of an article is its address without the first slash; a second address may hold the whole alias, or the end of it. */
function noArticle(
  { parameter, prefix, isSecondAddress }: Of<'article'>,
  params: RouteParams,
  { content }: References,
): string | undefined {
  const asked = [given(params, parameter) ?? []].flat().join('/');
  const alias = prefix === undefined ? asked : `${prefix}/${asked}`;
  if (content === undefined || !content.allPiecesKnown || content.categories === undefined) return undefined;
  const aliases = isSecondAddress === true ? [alias, asked] : [alias];
  const isMissing = aliases.every((each) => content.pieces.every(({ value }) => value.alias !== each) && isFilledByEditors(each, content));
  return isMissing ? `Es gibt keinen Artikel „${alias}“.` : undefined;
}

/** Categories without pieces of the editors are filled by others, an agency for example: what they hold nobody knows here. */
function isFilledByEditors(alias: string, { categories = [], pieces }: NonNullable<References['content']>): boolean {
  const address = categories
    .map((category) => category.address)
    .filter((start) => alias.startsWith(`${start}/`))
    // The nearest: a category may stand below another.
    .toSorted((a, b) => b.length - a.length)[0];
  return address === undefined || pieces.some(({ value }) => value.alias.startsWith(`${address}/`));
}

function named(params: RouteParams, name: string): string {
  return String(given(params, name));
}

/** Value that the path has for a parameter; a page may name one that it does not have as every object has it, such as `toString`. */
function given(params: RouteParams, name: string): RouteParams[string] | undefined {
  return Object.hasOwn(params, name) ? params[name] : undefined;
}
