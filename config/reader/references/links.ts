import type { Customers, Footer, Issuer, MarketTiles, Navigation, NavigationItem } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { closest } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import { repeated, type Placed, type PlacedFault, type References } from './context.ts';
import { pathFault } from './served.ts';

/** Levels of the navigation: group, second, third, fourth. */
const MAX_LEVELS = 4;

interface PlacedItem {
  readonly item: NavigationItem;
  readonly path: DocumentPath;
}

function flatten(items: readonly NavigationItem[], path: DocumentPath): PlacedItem[] {
  return items.flatMap((item, index) => {
    const place = [...path, index];
    return [{ item, path: place }, ...flatten(item.items ?? [], [...place, 'items'])];
  });
}

/** Ids used twice, more than four levels, paths that no page serves, rules about routes or hosts that do not exist. */
export function navigationFaults({ value, source }: Placed<Navigation>, references: References): PlacedFault[] {
  const items = flatten(value.groups, ['groups']);
  const faults: (Fault | undefined)[] = repeated(items, ({ item }) => item.id).map(({ entry, first }) => ({
    rule: 'duplicate-id',
    path: [...entry.path, 'id'],
    part: 'value',
    message: `Die Kennung „${entry.item.id}“ gibt es schon in Zeile ${source.locate([...first.path, 'id'], 'value').line}.`,
    expected: 'eine Kennung, die nur einmal vorkommt',
  }));
  for (const { item, path } of items) {
    if (path.length === MAX_LEVELS * 2 && item.items && item.items.length > 0) {
      faults.push({
        rule: 'too-deep',
        path: [...path, 'items'],
        part: 'key',
        message: `Die Navigation hat höchstens ${MAX_LEVELS} Ebenen; hier beginnt eine weitere.`,
      });
    }
    faults.push(linkFault(item.path, item.host, [...path, 'path'], references), ...activeRuleFaults(item, path, references));
  }
  return placed(source, faults);
}

function activeRuleFaults({ isActive }: NavigationItem, path: DocumentPath, references: References): Fault[] {
  const routes = references.pages.map(({ value }) => value.route);
  const hosts = Object.keys(references.site.hosts);
  const faults: Fault[] = [];
  const visit = (rule: NonNullable<NavigationItem['isActive']>, place: DocumentPath): void => {
    const check = (key: 'route' | 'host', known: readonly string[], rest: string): void => {
      for (const name of [rule[key] ?? []].flat()) {
        if (known.includes(name) || (key === 'route' && !references.allPagesKnown)) continue;
        faults.push({
          rule: `unknown-${key}`,
          path: [...place, key],
          part: 'value',
          message: `„${name}“ ist ${rest}.`,
          expected: oneOfWords(known),
          suggestion: closest(name, known),
        });
      }
    };
    check('route', routes, 'keine Route einer Seite');
    check('host', hosts, 'kein Rechner aus site.yaml');
    for (const key of ['all', 'any'] as const)
      for (const [index, inner] of (rule[key] ?? []).entries()) visit(inner, [...place, key, index]);
    if (rule.not) visit(rule.not, [...place, 'not']);
  };
  if (isActive) visit(isActive, [...path, 'isActive']);
  return faults;
}

/** Group ids used twice and links without a target. */
export function footerFaults({ value, source }: Placed<Footer>, references: References): PlacedFault[] {
  const groups = value.groups.map((group, index) => ({ group, index }));
  const faults: (Fault | undefined)[] = repeated(groups, ({ group }) => group.id).map(({ entry }) => ({
    rule: 'duplicate-id',
    path: ['groups', entry.index, 'id'],
    part: 'value',
    message: `Die Kennung „${entry.group.id}“ gibt es schon.`,
  }));
  for (const { group, index } of groups) {
    for (const [place, { link, host }] of group.links.entries())
      faults.push(linkFault(link, host, ['groups', index, 'links', place, 'link'], references));
  }
  for (const [place, { link, host }] of value.legal.links.entries())
    faults.push(linkFault(link, host, ['legal', 'links', place, 'link'], references));
  if (value.letters) faults.push(linkFault(value.letters.link.replace('{letter}', 'a'), undefined, ['letters', 'link'], references));
  return placed(source, faults);
}

/** Tiles whose page is not there. */
export function tileFaults({ value, source }: Placed<MarketTiles>, references: References): PlacedFault[] {
  const faults = value.tiles.map(({ urls }, index) => linkFault(urls.WEBSITE, undefined, ['tiles', index, 'urls', 'WEBSITE'], references));
  return placed(source, faults);
}

/** Links of customers and microsites into this portal. */
export function sponsorLinkFaults(
  customers: Placed<Customers> | undefined,
  issuers: readonly Placed<Issuer>[],
  references: References,
): PlacedFault[] {
  const pages =
    customers?.value.customers.map(({ page }, index) => linkFault(page, undefined, ['customers', index, 'page'], references)) ?? [];
  return [
    ...(customers ? placed(customers.source, pages) : []),
    ...issuers.flatMap(({ value, source }) => placed(source, [linkFault(value.heroImageUrl, undefined, ['heroImageUrl'], references)])),
  ];
}

/** Only root-relative paths of this portal can be checked. */
export function linkFault(
  link: string | undefined,
  host: string | undefined,
  place: DocumentPath,
  references: References,
): Fault | undefined {
  const isOwn = link?.startsWith('/') === true && !link.startsWith('//') && (host === undefined || host === 'www');
  return isOwn ? pathFault(link, place, references) : undefined;
}

function placed(source: PlacedFault['source'], faults: readonly (Fault | undefined)[]): PlacedFault[] {
  return faults.flatMap((fault) => (fault === undefined ? [] : [{ source, fault }]));
}
