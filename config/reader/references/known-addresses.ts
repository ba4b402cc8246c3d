import { DERIVATIVE_TYPES, pathOfType } from '#domain/derivative/types.ts';
import { filledRoute } from '../../routes/pattern.ts';
import type { PageRoute, References } from './context.ts';
import { isWrittenOut } from './instrument-address.ts';
import { productAliases, rankingAliases } from './unknown-subject.ts';

/**
 * Addresses near an asked one that a page has: all of them where the documents know which there are; else, as of instruments, the
 * rest of the asked one behind the page's own beginning.
 * @param asked the segments of the address
 */
export function addressesOf(route: PageRoute, asked: readonly string[], references: References): readonly string[] {
  const { segments, page } = route;
  const { subject } = page.value;
  const dynamicAt = segments.findIndex(({ kind }) => kind !== 'static');
  if (subject?.kind === 'article') return references.content?.pieces.map(({ value }) => `/${value.alias}`) ?? [];
  if (dynamicAt < 0) return [filledRoute(route, {})];
  const named = valuesOf(route, references);
  if (named !== undefined) return named.map((values) => filledRoute(route, values));
  // Whatever stands behind a search is a text that can be looked for; nobody means that.
  if (subject?.kind !== 'instrument' && subject?.kind !== 'group') return [];
  const prefix = segments.slice(0, dynamicAt).map(({ name }) => name);
  const rest = asked.slice(prefix.length);
  if (rest.length === 0) return [];
  const subPages = rest.length > 1 ? Object.keys(page.value.subPages ?? {}) : [];
  const ends = [rest, ...subPages.map((name) => [name, ...rest.slice(1)])].filter(
    (end) => subject.kind !== 'instrument' || isWrittenOut(subject, end),
  );
  return ends.map((end) => `/${[...prefix, ...end].join('/')}`);
}

type Values = Readonly<Record<string, string>>;

/** What the placeholders of a route stand for, all that there is; undefined where the documents do not know it. */
function valuesOf({ page }: PageRoute, references: References): readonly Values[] | undefined {
  const { issuers, indices, products, rankings, brokers, tradingSystems, contentPages, content } = references;
  const { subject } = page.value;
  const each = (names: readonly string[] = [], parameter = ''): Values[] => names.map((name) => ({ [parameter]: name }));
  switch (subject?.kind) {
    case 'issuer': {
      const { parameter, tabParameter } = subject;
      return issuers.flatMap(({ value }) => [
        { [parameter]: value.alias },
        ...(tabParameter !== undefined && value.layout === 'list'
          ? value.tabs.map(({ alias }) => ({ [parameter]: value.alias, [tabParameter]: alias }))
          : []),
      ]);
    }
    case 'content':
      return each(
        contentPages.map(({ value }) => value.slug),
        subject.parameter,
      );
    case 'index':
      return each(
        indices?.value.indices.map(({ alias }) => alias),
        subject.parameter,
      );
    case 'ranking': {
      const { parameter, itemParameter } = subject;
      return (rankings ? rankingAliases(subject, rankings.value) : []).map((alias) => {
        const [first = '', second = ''] = alias.split('/');
        return { [parameter]: first, ...(itemParameter !== undefined && { [itemParameter]: second }) };
      });
    }
    case 'broker':
      return each(
        brokers?.value.brokers.map(({ brokerName }) => brokerName),
        subject.parameter,
      );
    case 'system':
      return each(
        tradingSystems?.value.systems.map(({ alias }) => alias),
        subject.parameter,
      );
    case 'product':
      return each(products && productAliases(products.value), subject.parameter);
    case 'podcast':
      return each(content?.podcasts, subject.parameter);
    case 'author':
      return each(content?.authors, subject.parameter);
    case 'category':
      return each(
        content?.categories?.map(({ alias }) => alias),
        subject.parameter,
      );
    case 'derivatives':
    case 'comparison':
      return each(DERIVATIVE_TYPES.map(pathOfType), subject.parameter);
    case undefined:
    default:
      return undefined;
  }
}
