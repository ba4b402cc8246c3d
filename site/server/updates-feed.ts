import type { Config } from '#documents/reader/config.ts';
import { shownUpdates } from '#domain/updates/shown.ts';
import { plainText } from '#domain/text/plain.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/** Generates an Atom feed (RFC 4287) of the entries in updates.yaml, newest first. */
export function updatesFeed({ site, updates }: Pick<Config, 'site' | 'updates'>, origin: string, now: number): string {
  const entries = shownUpdates(updates.updates, now);
  const address = `${origin}/updates`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">',
    `<title>${escapeXml(`${site.name}: Neues`)}</title>`,
    `<id>${escapeXml(address)}</id>`,
    `<link href="${escapeXml(address)}"/>`,
    `<link rel="self" href="${escapeXml(`${origin}/updates.xml`)}"/>`,
    `<author><name>${escapeXml(site.name)}</name></author>`,
    `<updated>${instantOf(entries[0]?.date ?? '1970-01-01')}</updated>`,
    ...entries.map(({ id, date, title, text }) => {
      const link = escapeXml(`${address}#${id}`);
      const content = escapeXml(text.map((paragraph) => `<p>${withOrigin(paragraph, origin)}</p>`).join(''));
      const summary = escapeXml(plainText(text[0] ?? ''));
      return `<entry><title>${escapeXml(title)}</title><id>${link}</id><link href="${link}"/><updated>${instantOf(date)}</updated><summary>${summary}</summary><content type="html">${content}</content></entry>`;
    }),
    '</feed>',
    '',
  ].join('\n');
}

function instantOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Makes links absolute, since feed readers do not resolve paths. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll(/(href=["'])\//gu, `$1${origin}/`);
}
