import '#blocks/kit/styles/index.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FLASH } from '#blocks/kit/live/flashes.ts';
import { useLivePrice } from './use-live-price.ts';
import { PriceChange } from '#blocks/kit/price-change.tsx';
import { QualityBadge } from '#blocks/kit/quality-badge.tsx';
import { formatTime } from '#domain/format/date.ts';
import { formatPrice } from '#domain/format/price.ts';
import { LOADED, type Layout } from './rows.ts';
import { Table, type RowProps } from './table.tsx';
import './bench.css';

/** Row of the same table on the same stream, as plain React with one component per cell. */
function Row({ notation }: RowProps) {
  return (
    <>
      <td data-align="end">
        <Figure notation={notation} field="price" loaded={LOADED.last} />
      </td>
      <td data-align="end">
        <Change notation={notation} />
      </td>
      <td data-align="end">
        <Figure notation={notation} field="bid" loaded={LOADED.bid} />
      </td>
      <td data-align="end">
        <Quality notation={notation} /> <Time notation={notation} />
      </td>
    </>
  );
}

function Figure({ notation, field, loaded }: RowProps & { readonly field: 'price' | 'bid'; readonly loaded: number }) {
  const live = useLivePrice(notation)?.[field];
  const flash = useFlash(live);
  return <span data-flash={flash}>{formatPrice(live ?? loaded, 'EUR', 2)}</span>;
}

function Change({ notation }: RowProps) {
  return <PriceChange value={useLivePrice(notation)?.performance_rel ?? LOADED.changePct} />;
}

function Quality({ notation }: RowProps) {
  return <QualityBadge code={useLivePrice(notation)?.quality ?? LOADED.quality} />;
}

function Time({ notation }: RowProps) {
  const time = useLivePrice(notation)?.date ?? LOADED.time;
  return <time dateTime={time}>{formatTime(time, { seconds: true })}</time>;
}

function useFlash(value: number | undefined): 'up' | 'down' | undefined {
  const [shown, setShown] = useState<{ value: number | undefined; flash?: 'up' | 'down' }>({ value });
  if (value !== shown.value) {
    const isFirst = value === undefined || shown.value === undefined;
    setShown(isFirst ? { value } : { value, flash: value > (shown.value ?? value) ? 'up' : 'down' });
  }
  useEffect(() => {
    if (shown.flash === undefined) return undefined;
    const timer = setTimeout(() => setShown(({ value: last }) => ({ value: last })), FLASH);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.flash;
}

const main = document.querySelector('main');
if (main) createRoot(main).render(<Table row={Row} layout={main.dataset.layout as Layout} />);
