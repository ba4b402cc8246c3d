/** Marks a missing value: a private-use character that no text contains. */
const hole = '\uE000';

/**
 * Fills placeholders such as `{instrument.name}`. A missing value is removed together with the bracket, comma or space around it.
 * Returns plain text, which callers escape for HTML.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template
    .replace(/\{([a-zA-Z]+\.[a-zA-Z]+)\}/gu, (_, key: string) => values[key] ?? hole)
    .replace(/(?<!\s)\s*\([^()\uE000]*\uE000[^()]*\)|(?:[,;]|(?<!\s))\s*\uE000/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Title of the browser tab: title of the page, page number from 2 on, name of the site. */
export function composeTitle(title: string, siteName: string, page = 1): string {
  return [title, page > 1 ? `Seite ${page}` : '', siteName].filter((part) => part !== '').join(' • ');
}
