import { formatDateTime } from '#domain/format/date.ts';
import { AS_OF } from '#domain/instrument/quality.ts';
import * as messages from '#domain/texts/messages.ts';

/** Markup of `QualityBadge` beside a price. */
const BADGES = /(<span class="quality-badge" data-quality=")(RLT|DLY)(" title=")[^"<]*("[^<>]*>)[^<]*/gu;
/** The same quality in the props of an island. */
const PROPS = /(&quot;codeQualityPrice&quot;:&quot;)(RLT|DLY)(?=&quot;)/gu;

/** Returns true for a page with prices. */
export function showsPrices(html: string): boolean {
  return /data-notation=|class="quality-badge"/u.test(html);
}

/** Replaces real-time badges by „Stand“, for pages that are cached longer than prices are current. */
export function withoutRealTime(html: string): string {
  return marked(html, (quality) => quality === 'RLT');
}

/** Marks a page as outdated: no price is labelled real-time or delayed, and a note shows the instant of rendering (ms since 1970). */
export function ofThePast(html: string, renderedAt: number): string {
  if (!showsPrices(html)) return html;
  const age = `<p class="page-age source-note">${messages.pageAge(formatDateTime(renderedAt))}</p>`;
  return marked(html, () => true).replace(/<main\b[^<>]*>/u, (main) => main + age);
}

function marked(html: string, isOver: (quality: string) => boolean): string {
  return html
    .replace(BADGES, (whole, before: string, quality: string, title: string, after: string) =>
      isOver(quality) ? `${before}${AS_OF.code}${title}${AS_OF.description}${after}${AS_OF.label}` : whole,
    )
    .replace(PROPS, (whole, before: string, quality: string) => (isOver(quality) ? before + AS_OF.code : whole));
}
