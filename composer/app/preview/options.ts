/** As whom and when a page is looked at. */
export interface PreviewOptions {
  /** Undefined: the page that everybody gets, on which the browser shows what is the editor's own. */
  readonly as?: string | undefined;
  /** Berlin time as a field gives it, `2026-12-24T08:00`. */
  readonly at?: string | undefined;
}

export const VISITORS = [
  { value: '', label: 'Du selbst' },
  { value: 'visitor', label: 'Nicht angemeldet' },
  { value: 'basic', label: 'Mit Basic' },
  { value: 'plus', label: 'Mit Plus' },
  { value: 'pro', label: 'Mit Pro' },
] as const;

/** The address with what the preview takes from its query. */
export function withOptions(address: string, { as, at }: PreviewOptions): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (as) parameters.set('vorschau-als', as);
  if (at) parameters.set('vorschau-am', new Date(at).toISOString());
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
