import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { quoteRows } from '../../kit/quote-rows.ts';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { InstrumentListProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

/** A list of instruments that an editor named, with their quotes. */
export function InstrumentList({ props, data, page }: BlockView<InstrumentListProps, ReturnType<typeof needs>>) {
  const { list } = data.quotes;
  return (
    <section className="instrument-list">
      <BlockHead title={props.headline} aside={<SourceNotes sources={list.map((quote) => quote.priceSource)} />} />
      <QuoteTable
        caption={`${props.headline}: Kurse und Veränderung zum Vortag`}
        rows={quoteRows(props.instruments, data.instruments.list, list)}
        now={page.now}
        empty="Zu diesen Wertpapieren liegen gerade keine Kurse vor."
      />
    </section>
  );
}
