/** HTML of one slot's blocks, each in its own element. */
export interface DrawnBlock {
  readonly type: string;
  readonly devices: readonly string[] | undefined;
  /** Where its document holds it; in preview only. */
  readonly address?: string | undefined;
  readonly html: string;
}

export interface PageMarkup {
  readonly header: string;
  readonly footer: string;
  readonly slots: Readonly<Record<'top' | 'main' | 'aside', readonly DrawnBlock[]>>;
}

/** Puts drawn blocks into the one layout that every page has. Block types are identifiers, so nothing needs escaping. */
export function pageMarkup({ header, footer, slots }: PageMarkup): string {
  const aside = slots.aside.length === 0 ? '' : `<aside class="slot slot--aside">${blocks(slots.aside)}</aside>`;
  const main = slots.main.length === 0 ? '' : `<div class="slot slot--main">${blocks(slots.main)}</div>`;
  const top = slots.top.length === 0 ? '' : `<div class="slot slot--top">${blocks(slots.top)}</div>`;
  const columns = main || aside ? `<div class="page-columns${aside ? ' page-columns--aside' : ''}">${main}${aside}</div>` : '';
  return (
    `<a class="skip-link" href="#inhalt">Zum Inhalt springen</a>${header}` +
    `<main id="inhalt" class="page-main" tabindex="-1">${top}${columns}</main>${footer}`
  );
}

function blocks(drawn: readonly DrawnBlock[]): string {
  return drawn
    .filter(({ html }) => html !== '')
    .map(
      ({ type, devices, address, html }) =>
        `<div class="block" data-block="${type}"${deviceAttribute(devices)}${pathAttribute(address)}>${html}</div>`,
    )
    .join('');
}

function deviceAttribute(devices: readonly string[] | undefined): string {
  return devices ? ` data-device="${devices.join(' ')}"` : '';
}

/** File names may hold anything. */
function pathAttribute(address: string | undefined): string {
  return address === undefined ? '' : ` data-path="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Names of the islands in a page's HTML, each once. */
export function islandsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<parkett-island[^>]*?\sname="([^"]+)"/gu)].map((match) => match[1] ?? ''))];
}
