import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/** A page that was perhaps meant. */
export interface SuggestedPage {
  /** Root-relative address. */
  readonly path: string;
  readonly label: string;
  /** Kind and code, „Aktie · WKN 716460“. */
  readonly kind: string;
}

/** Content of the page „Seite nicht gefunden“ for the requested address. */
export interface AddressHelp {
  /** The words to look for; empty while nothing is known of the address. */
  readonly text: string;
  /** The likeliest first. */
  readonly pages: readonly SuggestedPage[];
}

const UNKNOWN: AddressHelp = { text: '', pages: [] };

/**
 * Pages that were perhaps meant, and a search with the words of the address. As text and not by React: the server, which knows the
 * address, puts it into the page that was drawn when the portal was built.
 */
export function addressHelp(routes: Routes, { text, pages }: AddressHelp = UNKNOWN): string {
  const links = pages.map(
    ({ path, label, kind }) => `<li><a href="${escapeXml(path)}">${escapeXml(label)}</a> <span>${escapeXml(kind)}</span></li>`,
  );
  const meant =
    links.length === 0
      ? ''
      : `<nav class="status-page__meant" aria-labelledby="gemeint"><h2 id="gemeint">Meintest du …?</h2><ul class="status-page__pages">${links.join('')}</ul></nav>`;
  return (
    `${meant}<search><form class="status-page__search" action="${pathOf(routes, 'search')}">` +
    `<input type="search" name="q" value="${escapeXml(text)}" placeholder="Suchen..." aria-label="Name, ISIN, WKN oder Kürzel" autocomplete="off" required/>` +
    '<button type="submit">Suchen</button></form></search>'
  );
}

/** Puts what is known of an address into the page of an unknown one. */
export function withAddressHelp(html: string, help: AddressHelp, routes: Routes): string {
  return html.replace(addressHelp(routes), () => addressHelp(routes, help));
}
