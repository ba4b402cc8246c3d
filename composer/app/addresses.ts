/** Path of the composer. All addresses in this file are below it. */
export const BASE = '/redaktion';
export const DOCUMENT = '/dokument/';

/** Address of a document in the app, below `BASE`, optionally with the part to select. */
export function documentAddress(file: string, at?: string): string {
  return `${DOCUMENT}${file}${at === undefined || at === '' ? '' : `?stelle=${encodeURIComponent(at)}`}`;
}
