/** Stands where a value is missing: a private character that no text contains. */
const hole = '\uE000';

/**
 * Fills `{instrument.name}` and the like. A value that is missing leaves no hole: it goes with the
 * bracket, comma or space around it. The result is plain text; whoever puts it into HTML escapes it.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template
    .replace(/\{([a-zA-Z]+\.[a-zA-Z]+)\}/gu, (_, key: string) => values[key] ?? hole)
    .replace(/(?<!\s)\s*\([^()\uE000]*\uE000[^()]*\)|(?:[,;]|(?<!\s))\s*\uE000/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The title of the browser's tab: the page's own, the page number from 2 on, the site's name. */
export function composeTitle(title: string, siteName: string, page = 1): string {
  return [title, page > 1 ? `Seite ${page}` : '', siteName].filter((part) => part !== '').join(' • ');
}
