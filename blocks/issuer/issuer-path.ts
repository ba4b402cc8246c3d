/** Address of an issuer's microsite, or of one tab of its list layout. Source: requirements-notes.md, number 19. */
export function issuerPath(alias: string, tab?: string): string {
  return tab === undefined ? `/derivate/realpush-liste/${alias}` : `/derivate/realpush-liste/${alias}/${tab}`;
}
