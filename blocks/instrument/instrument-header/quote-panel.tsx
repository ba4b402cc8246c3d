import type { Schema } from '#client/operations.ts';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import { unitLong, unitShort } from '#domain/instrument/unit.ts';
import type { VenueState } from '#domain/venue/state.ts';
import { LiveSummary } from '../../kit/live/live-summary.tsx';
import { LiveValue, type LiveValueProps } from '../../kit/live-value.tsx';
import { PriceChange, RateChange } from '../../kit/price-change.tsx';
import { PriceWordsSign } from '../../kit/price-words.tsx';
import { closeOf, QualityBadge } from '../../kit/quality-badge.tsx';
import { SourceNote } from '../../kit/source-note.tsx';

type Quote = Schema<'Quote'>;

interface QuotePanelProps {
  readonly quote: Quote;
  readonly entityType: EntityType;
  /** Name of the instrument, for the summary of screen readers. */
  readonly name: string;
  /** Present and future states of the venue; empty if its hours are unknown. */
  readonly states: readonly VenueState[];
  /** Whether the day's figures and the state of the venue are left out. */
  readonly compact: boolean;
}

/** Last price with unit, change, venue, time, quality and source, and the other figures of the day. */
export function QuotePanel({ quote, entityType, name, states, compact }: QuotePanelProps) {
  const notation = quote.market.idNotation;
  const decimals = priceDecimals(quote.last, entityType, quote.market.decimals);
  return (
    <div className="instrument-header__quote">
      <div>
        <div className="instrument-header__figures">
          <p className="instrument-header__price">
            <LiveValue notation={notation} field="last" decimals={decimals}>
              {formatNumber(quote.last, { decimals })}
            </LiveValue>{' '}
            <abbr className="instrument-header__unit" title={unitLong(quote.displayUnit)}>
              {unitShort(quote.displayUnit)}
            </abbr>
          </p>
          <p className="instrument-header__change">
            {entityType === 'INTEREST' ? (
              <RateChange value={quote.performance} notation={notation} />
            ) : (
              <>
                {quote.performancePct !== undefined && <PriceChange value={quote.performancePct} notation={notation} />}
                {quote.performance !== undefined && (
                  <PriceChange value={quote.performance} unit="absolute" decimals={decimals} arrow={false} notation={notation} />
                )}
              </>
            )}
            {!compact && quote.performance !== undefined && <span className="instrument-header__base">zum Vortag</span>}
          </p>
        </div>
        <p className="instrument-header__stand">
          <PriceWordsSign className="instrument-header__quality">
            <QualityBadge code={quote.codeQualityPrice} notation={notation} closed={closeOf(quote)} />
          </PriceWordsSign>
          <span>
            {quote.market.name}, <Moment quote={quote} />
          </span>
          {!compact && <ExchangeState states={states} />}
          <SourceNote source={quote.priceSource} />
          <LiveSummary notation={notation} name={name} unit={unitLong(quote.displayUnit)} />
        </p>
      </div>
      {!compact && <DayFacts quote={quote} decimals={decimals} isRate={entityType === 'INTEREST'} />}
    </div>
  );
}

/** Present state of the venue. The page's clock shows the future states, which are in the markup, when their time has come. */
function ExchangeState({ states }: Pick<QuotePanelProps, 'states'>) {
  const [first] = states;
  if (first === undefined) return null;
  return (
    <span
      className="instrument-header__exchange"
      data-open={first.isOpen}
      data-states={JSON.stringify(states.map(({ since, isOpen, text }) => [since, isOpen ? 1 : 0, text]))}
    >
      {first.text}
    </span>
  );
}

/** Date and time in Berlin; only the date for a closing price. */
function Moment({ quote: { datetimeLast: instant, codeQualityPrice, market } }: { readonly quote: Quote }) {
  return (
    <LiveValue notation={market.idNotation} field="datetimeLast" format="moment">
      <time dateTime={instant}>{codeQualityPrice === 'EOD' ? formatDate(instant) : formatDateTime(instant, { seconds: true })}</time>
    </LiveValue>
  );
}

interface DayFactsProps {
  readonly quote: Quote;
  readonly decimals: number;
  /** Whether it is fixed once a day, so that it has no daily range. */
  readonly isRate: boolean;
}

function DayFacts({ quote, decimals, isRate }: DayFactsProps) {
  const fields: readonly (readonly [string, LiveValueProps['field'], number | undefined])[] = [
    ['Geld', 'bid', quote.bid],
    ['Brief', 'ask', quote.ask],
    ['Eröffnung', 'open', isRate ? undefined : quote.open],
    ['Tagestief', 'low', isRate ? undefined : quote.low],
    ['Tageshoch', 'high', isRate ? undefined : quote.high],
  ];
  const known = fields.filter(([, , value]) => value !== undefined);
  if (known.length === 0 && quote.previousLast === undefined) return null;
  return (
    <dl className="instrument-header__day">
      {known.map(([label, field, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <LiveValue notation={quote.market.idNotation} field={field} decimals={decimals}>
              {formatNumber(value, { decimals })}
            </LiveValue>
          </dd>
        </div>
      ))}
      {quote.previousLast !== undefined && (
        <div>
          <dt>Vortag</dt>
          <dd>{formatPrice(quote.previousLast, '', decimals)}</dd>
        </div>
      )}
    </dl>
  );
}
