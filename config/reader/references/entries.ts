import type { Indices, Issuer } from '../../generated/types.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import { suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import type { DocumentPath } from '../path.ts';
import { repeated, type PlacedSingles, type References } from './context.ts';
import { itemsIn } from './links.ts';
import type { Placed } from './placed.ts';
import { twiceIn } from './twice.ts';

/** Aliases and ids used twice, filters of another issuer, tabs used twice or not there. */
export function issuerFaults({ issuers }: References): PlacedFault[] {
  const twice = repeated(issuers, ({ value }) => value.alias).map(({ entry, first }) => ({
    source: entry.source,
    fault: {
      rule: 'duplicate-alias',
      path: ['alias'],
      part: 'value' as const,
      message: `Den Alias „${entry.value.alias}“ hat schon ${first.source.file}, Zeile ${first.source.locate(['alias'], 'value').line}.`,
      expected: 'ein Alias, den keine andere Microsite hat',
    },
  }));
  const sameIssuer = repeated(issuers, ({ value }) => String(value.idIssuer)).map(({ entry, first }) => ({
    source: entry.source,
    fault: {
      rule: 'duplicate-id',
      path: ['idIssuer'],
      part: 'value' as const,
      message: `Den Emittenten ${entry.value.idIssuer} hat schon ${first.source.file}, Zeile ${first.source.locate(['idIssuer'], 'value').line}.`,
      expected: 'eine Kennung, die keine andere Microsite hat',
    },
  }));
  return [...twice, ...sameIssuer, ...issuers.flatMap((issuer) => ownFaults(issuer).map((fault) => ({ source: issuer.source, fault })))];
}

function ownFaults({ value, source }: Placed<Issuer>): Fault[] {
  const faults: Fault[] = [];
  if (source.file !== `issuers/${value.alias}.yaml`) {
    faults.push({
      rule: 'file-name',
      severity: 'warning',
      path: ['alias'],
      part: 'value',
      message: `Der Alias „${value.alias}“ weicht vom Namen der Datei ab.`,
      expected: `die Datei issuers/${value.alias}.yaml`,
    });
  }
  if (value.layout === 'finder' && value.finderFilters.idIssuer !== value.idIssuer) {
    faults.push({
      rule: 'other-issuer',
      path: ['finderFilters', 'idIssuer'],
      part: 'value',
      message: `Die Filter suchen Produkte des Emittenten ${value.finderFilters.idIssuer}; diese Microsite gehört ${value.idIssuer}.`,
      expected: String(value.idIssuer),
      suggestion: String(value.idIssuer),
    });
  }
  if (value.layout !== 'list') return faults;
  const tabs = value.tabs.map(({ alias }, index) => ({ alias, index }));
  for (const { entry } of repeated(tabs, ({ alias }) => alias)) {
    faults.push({
      rule: 'duplicate-alias',
      path: ['tabs', entry.index, 'alias'],
      part: 'value',
      message: `Den Reiter „${entry.alias}“ gibt es in dieser Microsite schon.`,
      expected: 'ein Alias, den kein anderer Reiter hat',
    });
  }
  const aliases = tabs.map(({ alias }) => alias);
  if (value.activeTab !== undefined && !aliases.includes(value.activeTab)) {
    faults.push({
      rule: 'unknown-tab',
      path: ['activeTab'],
      part: 'value',
      message: `Einen Reiter „${value.activeTab}“ hat diese Microsite nicht.`,
      expected: oneOfWords(aliases),
      ...suggested(value.activeTab, aliases),
    });
  }
  return faults;
}

/** Names and ids that stand twice in a document of their own; venues that no visitor can choose. */
export function listFaults(documents: PlacedSingles): PlacedFault[] {
  const { customers, indices, marketTiles, articleBlocks, userMenu, navigation, footer, venues, updates, consent, ads } = documents;
  const { rankings, brokers, tradingSystems } = documents;
  return [
    ...repeatedIn(customers, 'Die Kennung', ({ customers: list }) => list.map(({ id }, index) => [id, 'customers', index, 'id'])),
    ...repeatedIn(indices, 'Den Alias', ({ indices: list }) => list.map(({ alias }, index) => [alias, 'indices', index, 'alias'])),
    ...(indices ? hiddenDefaults(indices) : []),
    ...repeatedIn(marketTiles, 'Die Notierung', ({ tiles }) =>
      tiles.map(({ idNotation }, index) => [idNotation, 'tiles', index, 'idNotation']),
    ),
    ...repeatedIn(userMenu, 'Die Kennung', ({ entries = [] }) => entries.map(({ id }, index) => [id, 'entries', index, 'id'])),
    ...repeatedIn(navigation, 'Die Kennung', ({ groups }) => itemsIn(groups).map(({ item, path }) => [item.id, ...path, 'id'])),
    ...repeatedIn(footer, 'Die Kennung', ({ groups }) => groups.map(({ id }, index) => [id, 'groups', index, 'id'])),
    ...repeatedIn(venues, 'Den Handelsplatz', ({ groups }) =>
      groups.flatMap(({ venues: own }, group) =>
        own.map(({ name }, index): NamedPlace => [name, 'groups', group, 'venues', index, 'name']),
      ),
    ),
    ...repeatedIn(updates, 'Den Anker', ({ updates: list }) => list.map(({ id }, index) => [id, 'updates', index, 'id'])),
    ...repeatedIn(consent, 'Den Zweck', ({ purposes }) => purposes.map(({ id }, index) => [id, 'purposes', index, 'id'])),
    ...repeatedIn(consent, 'Das Programm', ({ trackers }) => trackers.map(({ name }, index) => [name, 'trackers', index, 'name'])),
    ...repeatedIn(consent, 'Den Rechner', ({ externalHosts }) =>
      externalHosts.map(({ host }, index) => [host, 'externalHosts', index, 'host']),
    ),
    ...repeatedIn(ads, 'Den Werbeplatz', ({ slots }) => slots.map(({ name }, index) => [name, 'slots', index, 'name'])),
    ...repeatedIn(rankings, 'Den Alias', ({ topLists }) => topLists.map(({ alias }, index) => [alias, 'topLists', index, 'alias'])),
    ...repeatedIn(rankings, 'Den Alias', ({ bestEtfs }) => bestEtfs.map(({ alias }, index) => [alias, 'bestEtfs', index, 'alias'])),
    ...repeatedIn(brokers, 'Den Namen', ({ brokers: list }) =>
      list.map(({ brokerName }, index) => [brokerName, 'brokers', index, 'brokerName']),
    ),
    ...repeatedIn(tradingSystems, 'Den Alias', ({ systems }) => systems.map(({ alias }, index) => [alias, 'systems', index, 'alias'])),
    ...repeatedIn(articleBlocks, 'Den Baustein', ({ blocks }) => blocks.map(({ type }, index) => [type, 'blocks', index, 'type'])),
    ...repeatedIn(articleBlocks, 'Den Inhaltstyp', ({ blocks }) =>
      blocks.flatMap(({ items }, index) => items.map((name, item): NamedPlace => [name, 'blocks', index, 'items', item])),
    ),
  ];
}

/** Venues that are chosen first and not on offer. */
function hiddenDefaults({ source, value }: Placed<Indices>): PlacedFault[] {
  return value.indices.flatMap(({ defaultNotation, hideNotations = [] }, index) =>
    defaultNotation === undefined || !hideNotations.includes(defaultNotation)
      ? []
      : [
          {
            source,
            fault: {
              rule: 'hidden-default',
              path: ['indices', index, 'defaultNotation'],
              part: 'value' as const,
              message: `Der Handelsplatz „${defaultNotation}“ ist zuerst gewählt, steht wegen hideNotations aber nicht zur Wahl.`,
              expected: 'ein Handelsplatz, der nicht in hideNotations steht',
            },
          },
        ],
  );
}

/** A name and the path to it. */
export type NamedPlace = readonly [name: string | number, ...path: DocumentPath];

/**
 * Names that stand again in one document.
 * @param what the kind of name with its article, as the object of the sentence: `Die Kennung`
 */
export function repeatedIn<T>(document: Placed<T> | undefined, what: string, names: (value: T) => readonly NamedPlace[]): PlacedFault[] {
  if (document === undefined) return [];
  const entries = names(document.value).map(([name, ...path]) => ({ name: String(name), path }));
  return twiceIn(document, what, entries);
}
