import { formatDateTime } from '#domain/format/date.ts';
import { AS_OF } from '#domain/instrument/quality.ts';
import * as messages from '#domain/texts/messages.ts';

/** Badges as `QualityBadge` draws them beside a price. */
const BADGES = /(<span class="quality-badge" data-quality=")(RLT|DLY)(" title=")[^"<]*("[^<>]*>)[^<]*/gu;
/** The same quality among the props that an island wakes with. */
const PROPS = /(&quot;codeQualityPrice&quot;:&quot;)(RLT|DLY)(?=&quot;)/gu;

/** Whether a price stands on a page. */
export function showsPrices(html: string): boolean {
  return /data-notation=|class="quality-badge"/u.test(html);
}

/** The page for who keeps it for longer than prices are of now: they are those of the time that stands beside them. */
export function withoutRealTime(html: string): string {
  return marked(html, (quality) => quality === 'RLT');
}

/** The page as one of an instant (milliseconds since 1970) that is over: none of its prices is of now or late by minutes, and it says since when. */
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
