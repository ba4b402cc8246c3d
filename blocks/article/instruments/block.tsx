import type { BlockView } from '../../kit/block.ts';
import { quoteRows } from '../../kit/quote-rows.ts';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { InstrumentsProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

/** Instruments that an article mentions, with quotes and links, in the author's order. */
export function Instruments({ props, data, page }: BlockView<InstrumentsProps, ReturnType<typeof needs>>) {
  const { title = 'Instrumente im Artikel', instruments } = props;
  const quotes = data.quotes?.list ?? [];
  return (
    <figure className="instruments">
      <figcaption className="instruments__head">
        <span className="instruments__title">{title}</span>
        <SourceNotes sources={quotes.map((quote) => quote.priceSource)} />
      </figcaption>
      <QuoteTable
        caption={`${title}: Kurs und Veränderung zum Vortag`}
        rows={quoteRows(instruments, data.instruments.list, quotes)}
        now={page.now}
        empty="Diese Instrumente sind uns nicht bekannt."
      />
    </figure>
  );
}
