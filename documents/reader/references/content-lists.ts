import type { PlacedFault } from '../fault.ts';
import type { Content } from './content.ts';
import { repeatedIn, type NamedPlace } from './twice.ts';

/** Reports repeated ids and aliases in the lists that articles, bookings and rules refer to. */
export function contentListFaults({ directory, partners, campaigns }: Content): PlacedFault[] {
  return [
    ...repeatedIn(directory, 'Die Kennung', ({ categories }) => places(categories, 'categories', 'id')),
    ...repeatedIn(directory, 'Den Alias', ({ categories }) => places(categories, 'categories', 'alias')),
    ...repeatedIn(directory, 'Die Adresse', ({ categories }) =>
      categories.map(({ address }, index) => [address, 'categories', index, 'address']),
    ),
    ...repeatedIn(directory, 'Die Kennung', ({ authors }) => places(authors, 'authors', 'id')),
    ...repeatedIn(directory, 'Den Alias', ({ authors }) => places(authors, 'authors', 'alias')),
    ...repeatedIn(directory, 'Den Alias', ({ sources }) => places(sources, 'sources', 'alias')),
    ...repeatedIn(directory, 'Den Alias', ({ podcasts }) => places(podcasts, 'podcasts', 'alias')),
    // An episode belongs to a series by the stream that it comes from.
    ...repeatedIn(directory, 'Die Kennung', ({ podcasts }) =>
      podcasts.flatMap(({ contentStreamIds }, index) =>
        contentStreamIds.map((id, position): NamedPlace => [id, 'podcasts', index, 'contentStreamIds', position]),
      ),
    ),
    ...repeatedIn(partners, 'Die Kennung', ({ customers }) => places(customers, 'customers', 'id')),
    ...repeatedIn(campaigns, 'Die Kennung', (all) => places(all.campaigns, 'campaigns', 'id')),
    ...repeatedIn(campaigns, 'Die Kennung', ({ rules }) => places(rules, 'rules', 'id')),
    // A visitor closes a message by this id, whichever campaign shows it.
    ...repeatedIn(campaigns, 'Die Kennung', (all) =>
      all.campaigns.flatMap(({ interactions }, index) =>
        interactions.map(({ id }, position): NamedPlace => [id, 'campaigns', index, 'interactions', position, 'id']),
      ),
    ),
  ];
}

function places<Key extends 'id' | 'alias'>(
  entries: readonly Readonly<Record<Key, string | number>>[],
  list: string,
  key: Key,
): readonly NamedPlace[] {
  return entries.map((entry, index) => [entry[key], list, index, key]);
}
