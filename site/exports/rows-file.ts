import { loginPlace } from '#documents/routes/login-place.ts';
import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { rowsExports } from '#blocks/generated/rows-exports.ts';
import type { RowsExport } from '#blocks/kit/rows-export.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { hasAccess } from '#domain/user/entitlements.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import { cheapestWith } from '#blocks/kit/products/cheapest.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import { isPrivate } from '#renderer/route.ts';
import { resolveSubject } from '#renderer/subject.ts';
import type { RenderContext } from '#renderer/render-context.ts';
import type { RequestedPage } from '../requested-page.ts';
import { findPage } from '../server/find-page.ts';
import type { RequestSession } from '../session/session.ts';
import { readRows } from './read-rows.ts';

/** Result of a request for a file. */
export type FileAnswer =
  | { readonly kind: 'file'; readonly name: string; readonly text: string; readonly rows: number }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

export interface FileSource {
  readonly context: RenderContext;
  readonly openSession: (asked: RequestedPage) => Promise<RequestSession>;
  readonly signal: AbortSignal;
  /** Time in ms since 1970. */
  readonly now: number;
}

const FEATURE = featureCodes.csvDownload;

/**
 * Returns the rows of a page as a file for users with the feature (`?seite=/aktien/finder` and the query of that page). Redirects to the
 * login without a session, and to the product with the feature if the user lacks it.
 * @throws ApiError while the provider cannot identify the user
 */
export async function rowsFile(url: string, { context, openSession, signal, now }: FileSource): Promise<FileAnswer> {
  const asked = askedRows(url, context, now);
  if (asked === undefined) return { kind: 'unknown' };
  const { page: found, props, of } = asked;
  const session = await openSession(found);
  const { visitor } = session;
  const { site, products } = context.config;
  if (visitor.who === undefined)
    return { kind: 'elsewhere', location: loginAddress(loginPlace(site, routesOf(context.config)), addressOf(found)) };
  const mayLoad = hasAccess({ products: new Set(visitor.products), features: new Set(visitor.features) }, { feature: FEATURE });
  if (!mayLoad) {
    const offer = cheapestWith(products, FEATURE)?.product.product;
    return {
      kind: 'elsewhere',
      location: offer === undefined ? addressOf(found) : pathOf(routesOf(context.config), 'product', { product: offer }),
    };
  }
  const resolution = await resolveSubject(found.match, found.path, context, { signal, query: found.query });
  if (resolution.kind === 'unreachable') return { kind: 'unreachable' };
  if (resolution.kind !== 'found') return { kind: 'unknown' };
  const page = { ...pageFacts(found.path, { ...found, now, visitor }, context.config), params: found.match.params };
  const input = { props, page, subject: resolution.subject, index: 0 };
  if (of.needs(input, 0).answer === undefined) return { kind: 'unknown' };
  const [head = '', ...rows] = await readRows({ of, input }, session.call);
  const name = `${found.path.slice(1)}.csv`.replaceAll(/[^\w.-]+/gu, '-');
  return { kind: 'file', name, text: `\uFEFF${[head, ...rows, ''].join('\r\n')}`, rows: rows.length };
}

interface AskedRows {
  readonly page: RequestedPage;
  readonly props: object;
  readonly of: RowsExport<object>;
}

/** Finds the public page in the address and its first block with rows. */
function askedRows(url: string, { config, checkProps }: RenderContext, now: number): AskedRows | undefined {
  const query = new URL(url, 'http://portal').searchParams;
  const path = query.get('seite') ?? '';
  query.delete('seite');
  const found = findPage(config, `${path}?${query.toString()}`, now);
  if (found.kind !== 'page' || isPrivate(found.asked.match)) return undefined;
  const { page, subPage } = found.asked.match;
  const { top = [], main = [], aside = [] } = subPage?.body ?? page.body;
  const entry = [...top, ...main, ...aside].find(({ type }) => Object.hasOwn(rowsExports, type));
  const of = entry && rowsExports[entry.type];
  if (entry === undefined || of === undefined) return undefined;
  const { isEnabled: _rule, onError: _error, half: _half, ...props } = entry;
  return checkProps(props) === undefined ? { page: found.asked, props, of } : undefined;
}

function addressOf({ path, query }: RequestedPage): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
