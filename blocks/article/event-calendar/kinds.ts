import type { EventQuery } from './event-query.ts';

interface Kind {
  readonly category: NonNullable<EventQuery['category']>;
  /** As the address names it. */
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

/** The kind that a query asks for; undefined for all companies' events, and for what is none. */
export function kindOf({ art }: Readonly<Record<string, string>>): Kind | undefined {
  return KINDS.find(({ name }) => name === art);
}
