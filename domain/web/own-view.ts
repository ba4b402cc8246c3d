/** The part of a query that asks for a public page as its user may see it; drawn for him alone, and kept by nobody. */
const NAME = 'ansicht';
const VALUE = 'konto';

/** The address of a page as its user may see it: `/news/a?page=1` → `/news/a?page=1&ansicht=konto`. */
export function ownViewAddress(address: string): string {
  const [path = '', search = ''] = address.split('#', 1)[0]?.split('?') ?? [];
  const query = new URLSearchParams(search);
  query.set(NAME, VALUE);
  return `${path}?${query.toString()}`;
}

/** A query without the request for the own view; undefined when it has none. */
export function withoutOwnView({ [NAME]: view, ...query }: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  return view === VALUE ? query : undefined;
}
