import { entriesIn } from '../pickers/names.ts';

/** As whom and when a page is looked at. */
export interface PreviewOptions {
  /** Undefined: the page that everybody gets, on which the browser shows what is the editor's own. */
  readonly as?: string | undefined;
  /** Berlin time as a field gives it, `2026-12-24T08:00`. */
  readonly at?: string | undefined;
}

/** A kind of visitor, as editors choose it. */
export interface VisitorChoice {
  /** Identifier for `exampleVisitor`; empty for the editor. */
  readonly value: string;
  readonly label: string;
}

/** As whom a page can be looked at: as oneself, as nobody, and as the buyer of each product of `products.yaml`. */
export function visitorsIn(products: unknown): readonly VisitorChoice[] {
  return [
    { value: '', label: 'Du selbst' },
    { value: 'visitor', label: 'Nicht angemeldet' },
    ...entriesIn(products, 'products').flatMap(({ key, name }) =>
      typeof key === 'string' && typeof name === 'string' ? [{ value: key, label: `Mit ${name}` }] : [],
    ),
  ];
}

/** The address with what the preview takes from its query. */
export function withOptions(address: string, { as, at }: PreviewOptions): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (as) parameters.set('vorschau-als', as);
  if (at) parameters.set('vorschau-am', new Date(at).toISOString());
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
