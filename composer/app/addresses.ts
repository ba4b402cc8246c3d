/** Where things stand below `/redaktion`. */
export const BASE = '/redaktion';
export const DOCUMENT = '/dokument/';

/** Address of a document in the app, below `BASE`, perhaps with the part that is to be selected. */
export function documentAddress(file: string, at?: string): string {
  return `${DOCUMENT}${file}${at === undefined || at === '' ? '' : `?stelle=${encodeURIComponent(at)}`}`;
}
