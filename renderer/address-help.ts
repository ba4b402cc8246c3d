import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/** Page that is suggested for an unknown address. */
export interface SuggestedPage {
  /** Root-relative address. */
  readonly path: string;
  readonly label: string;
  /** Kind and code, such as „Aktie · WKN 716460“. */
  readonly kind: string;
}

/** Content of the page „Seite nicht gefunden“ for the requested address. */
export interface AddressHelp {
  /** Text for the search field; empty when the page is built. */
  readonly text: string;
  /** Best match first. */
  readonly pages: readonly SuggestedPage[];
}

const UNKNOWN: AddressHelp = { text: '', pages: [] };

/**
 * Markup of the suggestions and a search form with the words of the address. A string, not React: the server inserts it for each address
 * into the page that was rendered when the portal was built.
 */
export function addressHelp(routes: Routes, { text, pages }: AddressHelp = UNKNOWN): string {
  const links = pages.map(
    ({ path, label, kind }) => `<li><a href="${escapeXml(path)}">${escapeXml(label)}</a> <span>${escapeXml(kind)}</span></li>`,
  );
  const suggestions =
    links.length === 0
      ? ''
      : `<nav class="status-page__meant" aria-labelledby="gemeint"><h2 id="gemeint">Meintest du …?</h2><ul class="status-page__pages">${links.join('')}</ul></nav>`;
  return (
    `${suggestions}<search><form class="status-page__search" action="${pathOf(routes, 'search')}">` +
    `<input type="search" name="q" value="${escapeXml(text)}" placeholder="Suchen..." aria-label="Name, ISIN, WKN oder Kürzel" autocomplete="off" required/>` +
    '<button type="submit">Suchen</button></form></search>'
  );
}

/** Inserts the help for an address into the built page for status 404. */
export function withAddressHelp(html: string, help: AddressHelp, routes: Routes): string {
  return html.replace(addressHelp(routes), () => addressHelp(routes, help));
}
