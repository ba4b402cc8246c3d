import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { MarketTile } from '#documents/generated/types.ts';
import { formatDate, formatTime } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { LiveValue } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { closeOf, QualityBadge } from '../../kit/quality-badge.tsx';
import type { TopAssetsProps } from '../../generated/props.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import type { needs } from './data.ts';

type Quote = Schema<'Quote'>;

/**
 * Fixed tiles with price, change and time. Failed quotes leave a skeleton; an answer without quotes hides the bar silently. Source:
 * portal.md §4 "Top assets bar".
 */
export function TopAssets({ data, config }: BlockView<TopAssetsProps, ReturnType<typeof needs>> & WithConfig<'marketTiles'>) {
  const quotes = data.quotes?.list;
  const { tiles } = config.marketTiles;
  if (tiles.length === 0 || quotes?.length === 0) return null;
  return (
    <div className="top-assets no-print" data-under-menu="">
      <nav className="top-assets__bar" aria-label="Märkte auf einen Blick">
        <ul className="top-assets__tiles" data-loading={quotes === undefined ? '' : undefined}>
          {tiles.map((tile) => (
            <li key={tile.idNotation} className="top-assets__tile" data-tile={tile.entityValue}>
              <Tile
                tile={tile}
                quote={quotes?.find(({ entityValue }) => entityValue === tile.entityValue)}
                isLoading={quotes === undefined}
              />
            </li>
          ))}
        </ul>
        <ThemeToggle />
      </nav>
    </div>
  );
}

/** Tile of a market. With `isLoading` the places of the values are empty, for live prices to fill. */
function Tile({ tile, quote, isLoading }: { readonly tile: MarketTile; readonly quote: Quote | undefined; readonly isLoading: boolean }) {
  const { idNotation: notation, decimals = 2 } = tile;
  return (
    <a className="top-assets__link" href={safeHref(tile.urls.WEBSITE)}>
      <span className="top-assets__name">{tile.title ?? tile.name}</span>
      {isLoading ? <ChangePlace notation={notation} /> : <PriceChange value={quote?.performancePct} notation={notation} />}
      <span className="top-assets__price">
        <LiveValue notation={notation} field="last" decimals={decimals}>
          {isLoading ? '' : formatNumber(quote?.last, { decimals })}
        </LiveValue>
      </span>
      <span className="top-assets__time">
        {quote !== undefined && <QualityBadge code={quote.codeQualityPrice} notation={notation} closed={closeOf(quote)} />}
        <LiveValue notation={notation} field="datetimeLast">
          {quote === undefined ? <time /> : <Moment instant={quote.datetimeLast} />}
        </LiveValue>
      </span>
    </a>
  );
}

function ChangePlace({ notation }: { readonly notation: number }) {
  return (
    <span className="price-change" data-notation={notation} data-field="performancePct" data-decimals={2}>
      <span className="price-change__value" />
      <span className="visually-hidden" />
    </span>
  );
}

/** Day and time, since the bar is also on pages that caches store for a long time. */
function Moment({ instant }: { readonly instant: string }) {
  const day = formatDate(instant).slice(0, 'TT.MM.'.length);
  return <time dateTime={instant}>{`${day} ${formatTime(instant)}`}</time>;
}
