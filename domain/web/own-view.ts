/** Query parameter that requests a public page as its user sees it; such a page is rendered for that user alone and never cached. */
const NAME = 'ansicht';
const VALUE = 'konto';

/** Returns the address of a page as its user sees it: `/news/a?page=1` → `/news/a?page=1&ansicht=konto`. */
export function ownViewAddress(address: string): string {
  const [path = '', search = ''] = address.split('#', 1)[0]?.split('?') ?? [];
  const query = new URLSearchParams(search);
  query.set(NAME, VALUE);
  return `${path}?${query.toString()}`;
}

/** Returns a query without the request for the own view; undefined if it has none. */
export function withoutOwnView({ [NAME]: view, ...query }: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  return view === VALUE ? query : undefined;
}
