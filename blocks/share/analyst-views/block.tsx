import type { Schema } from '#client/operations.ts';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Facts, knownFacts } from '../../kit/facts.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { AnalystViewsProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { groupsOf, newestDay, targetScale, type Group } from './views.ts';

type View = BlockView<AnalystViewsProps, ReturnType<typeof needs>, InstrumentSubject>;
type Views = Schema<'AnalyzerRecommendations'>;
type Quote = Schema<'Quote'>;

/** Recommendations of analysts as one bar, and their price targets compared with the price. */
export function AnalystViews({ props, data: { views, quote }, subject }: View) {
  const groups = views === undefined ? [] : groupsOf(views);
  if (views === undefined || groups.length === 0) return null;
  const newest = newestDay(views);
  return (
    <section className="analyst-views">
      <BlockHead title={props.headline ?? 'Was Analysten sagen'} aside={<SourceNote source={views.source} />} />
      <Recommendations groups={groups} name={displayName(subject.instrument)} />
      <Targets views={views} quote={quote} />
      <p className="analyst-views__stand">
        {views.numTotal === 1 ? 'Eine Empfehlung' : `${views.numTotal} Empfehlungen`}
        {newest !== undefined && `, die jüngste vom ${formatDate(newest)}`}. Kursziele gelten meist für die nächsten zwölf Monate.
      </p>
    </section>
  );
}

/** Bar and numbers of the recommendations; the bar repeats the text below it. */
function Recommendations({ groups, name }: { readonly groups: readonly Group[]; readonly name: string }) {
  return (
    <>
      <svg className="analyst-views__bar" aria-hidden="true">
        {groups.map(({ key, from, share }) => (
          <rect key={key} data-group={key} x={`${from}%`} width={`${share}%`} height="100%" />
        ))}
      </svg>
      <ul className="analyst-views__groups" aria-label={`Empfehlungen zu ${name}`}>
        {groups.map(({ key, label, count, strong }) => (
          <li key={key} data-group={key}>
            {label} <strong>{count}</strong>
            {strong > 0 && <small> davon {strong} stark</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Price targets, compared only with a price in the same currency. */
function Targets({ views, quote }: { readonly views: Views; readonly quote: Quote | undefined }) {
  const { avgTargetPrice, minTargetPrice, maxTargetPrice, idCurrencyTargetPrice: currency = '' } = views;
  const price = quote?.isoCurrency === currency ? quote.last : undefined;
  const scale = price === undefined ? undefined : targetScale(views, price);
  const target = (value: number | undefined): string | undefined => (value === undefined ? undefined : formatPrice(value, currency, 2));
  const facts = knownFacts([
    ['Mittleres Kursziel', target(avgTargetPrice)],
    ['Niedrigstes und höchstes', minTargetPrice !== undefined && `${formatPrice(minTargetPrice, '', 2)} – ${target(maxTargetPrice)}`],
    ['Abstand zum Kurs', price !== undefined && avgTargetPrice !== undefined && formatPercent((avgTargetPrice / price - 1) * 100)],
  ]);
  if (facts.length === 0) return null;
  return (
    <>
      {scale && (
        <svg className="analyst-views__scale" aria-hidden="true">
          <line className="analyst-views__span" x1={`${scale.low}%`} x2={`${scale.high}%`} y1="16" y2="16" />
          <line className="analyst-views__price" x1={`${scale.price}%`} x2={`${scale.price}%`} y1="4" y2="28" />
          <circle className="analyst-views__target" cx={`${scale.average}%`} cy="16" r="6" />
          <text x={`${scale.price}%`} y="42" textAnchor={anchorOf(scale.price)}>
            Kurs
          </text>
          {Math.abs(scale.average - scale.price) > 20 && (
            <text x={`${scale.average}%`} y="42" textAnchor={anchorOf(scale.average)}>
              Kursziel
            </text>
          )}
        </svg>
      )}
      <Facts facts={facts} />
      {price !== undefined && quote !== undefined && (
        <p className="analyst-views__stand">
          Kurs {formatPrice(price, quote.displayUnit, 2)}: {quote.market.name}, {formatDateTime(quote.datetimeLast, { seconds: true })}.
        </p>
      )}
    </>
  );
}

/** Anchor of a label such that it stays inside of the scale near its ends. */
function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 12) return 'start';
  return share > 88 ? 'end' : 'middle';
}
