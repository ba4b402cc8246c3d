/** First segment of the addresses of pictures that represent a page where it is shared. */
const FOLDER = '/vorschau';

/** Returns `/vorschau/aktien/SAP-Aktie-DE0007164600.png` for `('/aktien', 'SAP-Aktie-DE0007164600')`. */
export function instrumentPicture(section: string, slug: string): string {
  return `${FOLDER}${section}/${slug}.png`;
}

/**
 * Returns the address of a picture for link previews on other sites: these do not render SVG, so a drawing of the portal
 * (`/bilder/gold.svg`) becomes PNG (`/vorschau/bilder/gold.png`). Other addresses stay the same.
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
