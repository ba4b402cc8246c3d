import type { EventQuery } from './event-query.ts';

interface Kind {
  readonly category: NonNullable<EventQuery['category']>;
  /** Value in the address. */
  readonly name: string;
  readonly label: string;
}

/** Kinds of events that visitors choose from. */
export const KINDS: readonly Kind[] = [
  { category: 'RESULT_REPORTS', name: 'zahlen', label: 'Zahlen' },
  { category: 'DIVIDENDS', name: 'dividenden', label: 'Dividenden' },
  { category: 'GENERAL_MEETING', name: 'hauptversammlungen', label: 'Hauptversammlungen' },
  { category: 'ECONOMY', name: 'notenbanken', label: 'Notenbanken' },
];

/** Kind that a query names; undefined for events of all companies and for unknown kinds. */
export function kindOf({ art }: Readonly<Record<string, string>>): Kind | undefined {
  return KINDS.find(({ name }) => name === art);
}
