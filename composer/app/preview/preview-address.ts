import type { DocumentEntry } from '../../api.ts';

/** In front of the address of a page that is to be shown with the drafts in it. */
export const PREVIEW = '/redaktion/vorschau/';

/** A page that shows a document; undefined where that depends on a subject that nobody has named yet. */
export function previewAddress({ kind, route }: Pick<DocumentEntry, 'kind' | 'route'>): string | undefined {
  if (route !== undefined) return route.includes('[') ? undefined : route;
  return ['layout', 'blockList', 'piece', 'issuer', 'contentPage'].includes(kind) ? undefined : '/';
}
