/** First part of the addresses of the pictures that stand for a page where it is shared. */
const FOLDER = '/vorschau';

/** `('/aktien', 'SAP-Aktie-DE0007164600')` → `/vorschau/aktien/SAP-Aktie-DE0007164600.png`. */
export function instrumentPicture(section: string, slug: string): string {
  return `${FOLDER}${section}/${slug}.png`;
}

/**
 * The address of a picture as those understand it who show it beside a link: they draw no SVG, so a drawing of the portal
 * (`/bilder/gold.svg`) is asked for as PNG (`/vorschau/bilder/gold.png`). Other addresses stay.
 */
export function sharedPicture(address: string): string {
  const name = /^\/bilder\/([a-z0-9-]+)\.svg$/u.exec(address)?.[1];
  return name === undefined ? address : `${FOLDER}/bilder/${name}.png`;
}

/** Parses the address of a picture: the page of an instrument, or a drawing by its name; undefined for all other addresses. */
export function askedPicture(path: string): { readonly page: string } | { readonly drawing: string } | undefined {
  const [, section, name] = /^\/vorschau\/([a-z0-9-]+)\/([^/]+)\.png$/u.exec(path) ?? [];
  if (section === undefined || name === undefined) return undefined;
  return section === 'bilder' ? { drawing: name } : { page: `/${section}/${name}` };
}
