import { entriesIn } from '../pickers/names.ts';

/** Visitor and time for which a page is rendered. */
export interface PreviewOptions {
  /** Kind of visitor. Undefined: the page that everybody gets, to which the browser adds the editor's own data. */
  readonly as?: string | undefined;
  /** Berlin time in the format of an input field, `2026-12-24T08:00`. */
  readonly at?: string | undefined;
}

/** Kind of visitor, with its label for editors. */
export interface VisitorChoice {
  /** Identifier for `exampleVisitor`; empty for the editor. */
  readonly value: string;
  readonly label: string;
}

/**
 * Kinds of visitors that a page can be previewed as: the editor, an anonymous visitor, and the buyer of each product of `products.yaml`.
 */
export function visitorsIn(products: unknown): readonly VisitorChoice[] {
  return [
    { value: '', label: 'Du selbst' },
    { value: 'visitor', label: 'Nicht angemeldet' },
    ...entriesIn(products, 'products').flatMap(({ key, name }) =>
      typeof key === 'string' && typeof name === 'string' ? [{ value: key, label: `Mit ${name}` }] : [],
    ),
  ];
}

/** Adds the preview's query parameters to an address. */
export function withOptions(address: string, { as, at }: PreviewOptions): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (as) parameters.set('vorschau-als', as);
  if (at) parameters.set('vorschau-am', new Date(at).toISOString());
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
