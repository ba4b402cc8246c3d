const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0', shy: '' };

/** Returns the text of short HTML: tags removed, common entities decoded, white space collapsed. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]+));/g, (entity, code?: string, name?: string) => {
      if (code !== undefined) return String.fromCodePoint(Number(code));
      return (name === undefined ? undefined : ENTITIES[name]) ?? entity;
    })
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
}
