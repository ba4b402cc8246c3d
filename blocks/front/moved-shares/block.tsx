import { safeHref } from '#documents/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { berlinDay, formatTime } from '#domain/format/date.ts';
import { formatWeekday } from '#domain/format/day.ts';
import { formatPrice } from '#domain/format/price.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { LiveValue } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { MovedSharesProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type Teaser = Schema<'ArticleTeaser'>;
interface Row {
  readonly member: Schema<'StockFinderEntry'>;
  readonly article: Teaser;
}
const DEFAULT_COUNT = 8;

/** Shares in the reports of the newest day, with their current price: the newest report first, within one minute the largest move first. */
export function MovedShares({ props, data, page }: BlockView<MovedSharesProps, ReturnType<typeof needs>>) {
  const { headline, link, count = DEFAULT_COUNT } = props;
  const rows = rowsOf(data.articles.list, data.members.list).slice(0, count);
  const day = rows[0] && berlinDay(rows[0].article.datetimePublication);
  return (
    <section className="moved-shares">
      <BlockHead title={headline} aside={link === undefined ? undefined : <a href={safeHref(link)}>Alle Meldungen</a>} />
      {rows.length === 0 ? (
        <EmptyState>
          {data.articles.list.length === 0
            ? 'Heute hat noch keine Aktie von sich reden gemacht.'
            : 'Was zuletzt gemeldet wurde, hat sich seitdem gedreht.'}
        </EmptyState>
      ) : (
        <ul className="moved-shares__list">
          {rows.map(({ member: { instrument, quote }, article }) => (
            <li key={instrument.entityValue} className="moved-shares__share">
              <div className="moved-shares__name">
                <InstrumentLink instrument={instrument} />
              </div>
              <p className="moved-shares__price">
                <LiveValue notation={quote?.market.idNotation} field="last">
                  {formatPrice(quote?.last, quote?.displayUnit ?? '')}
                </LiveValue>
                <PriceChange value={quote?.performancePct} notation={quote?.market.idNotation} />
              </p>
              <p className="moved-shares__reason">
                <a href={safeHref(article.urls.WEBSITE)}>{article.headline}</a>
                <time dateTime={article.datetimePublication}>{formatTime(article.datetimePublication)}</time>
              </p>
              {/* Marked as past: its figures are of the minute of publication. */}
              {article.teaser !== undefined && <p className="moved-shares__then">{article.teaser}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className="moved-shares__stand">
        {day !== undefined && day !== berlinDay(page.now) && `Meldungen vom ${formatWeekday(day)} · `}
        <SourceNotes sources={rows.map(({ member }) => member.quote?.priceSource)} />
      </p>
    </section>
  );
}

/** Rows of the newest day, one per share with its newest report. Shares that have turned since then are left out. */
function rowsOf(articles: readonly Teaser[], members: readonly Schema<'StockFinderEntry'>[]): Row[] {
  const [newest] = articles;
  if (newest === undefined) return [];
  const day = berlinDay(newest.datetimePublication);
  const memberOf = new Map(members.map((member) => [member.instrument.entityValue, member]));
  const rows = new Map<string, Row>();
  for (const article of articles) {
    const key = article.about?.entityValue ?? '';
    const member = memberOf.get(key);
    if (member !== undefined && !rows.has(key) && berlinDay(article.datetimePublication) === day) rows.set(key, { member, article });
  }
  const move = ({ member }: Row): number => Math.abs(member.quote?.performancePct ?? 0);
  const since = ({ article }: Row): number => Date.parse(article.datetimePublication);
  return [...rows.values()].filter(isStillTrue).toSorted((a, b) => since(b) - since(a) || move(b) - move(a));
}

/** Returns false if the price of the report's day contradicts the rise or fall in the report: readers would not know which to believe. */
function isStillTrue({ member: { quote }, article: { about, datetimePublication } }: Row): boolean {
  const isOfItsDay = quote !== undefined && berlinDay(quote.datetimeLast) === berlinDay(datetimePublication);
  return !isOfItsDay || (about?.performancePct ?? 0) * (quote.performancePct ?? 0) >= 0;
}
