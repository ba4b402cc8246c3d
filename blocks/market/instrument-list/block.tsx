import { formatNumber, NBSP } from '#domain/format/number.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { quoteRows, type QuoteRow } from '../../kit/quote-rows.ts';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { InstrumentListProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

/** List of instruments that an editor chose, with their quotes and, in a model portfolio, their weights. */
export function InstrumentList({ props, data, page }: BlockView<InstrumentListProps, ReturnType<typeof needs>>) {
  const { list } = data.quotes;
  const weightOf = new Map(props.instruments.map(({ entityValue, weight }) => [entityValue, weight]));
  const hasWeights = props.instruments.some(({ weight }) => weight !== undefined);
  const shareOf = ({ instrument: { entityValue } }: QuoteRow): string => {
    const weight = weightOf.get(entityValue);
    return weight === undefined ? '' : `Anteil ${formatNumber(weight, { decimals: Number.isInteger(weight) ? 0 : 1 })}${NBSP}%`;
  };
  return (
    <section className="instrument-list">
      <BlockHead title={props.headline} aside={<SourceNotes sources={list.map((quote) => quote.priceSource)} />} />
      <QuoteTable
        caption={`${props.headline}: Kurse und Veränderung zum Vortag`}
        rows={quoteRows(props.instruments, data.instruments.list, list)}
        now={page.now}
        {...(hasWeights && { note: shareOf })}
        empty="Zu diesen Wertpapieren liegen gerade keine Kurse vor."
      />
    </section>
  );
}
