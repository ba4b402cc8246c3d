import type { BlockView } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { quoteRows } from '../../kit/quote-rows.ts';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { IssuerInstrumentsProps } from '../../generated/props.ts';
import { activeTabOf } from '../active-tab.ts';
import type { needs } from './data.ts';

/** Push list: the instruments of the active tab with bid, ask and last price, in the order of the configuration. */
export function IssuerInstruments({ data, page, subject }: BlockView<IssuerInstrumentsProps, ReturnType<typeof needs>, IssuerSubject>) {
  const tab = activeTabOf(subject);
  if (tab === undefined) return null;
  const instruments = data.instruments.list;
  const ordered = tab.entityValues.flatMap((value) => instruments.filter(({ entityValue }) => entityValue === value));
  return (
    <section className="issuer-instruments">
      <BlockHead title={tab.title} aside={<SourceNotes sources={data.quotes.list.map((quote) => quote.priceSource)} />} />
      <QuoteTable
        caption={`${tab.title}: Geld, Brief, Kurs und Veränderung zum Vortag`}
        rows={quoteRows(ordered, instruments, data.quotes.list)}
        now={page.now}
        withBook
        empty="Zu dieser Liste liegen gerade keine Kurse vor."
      />
    </section>
  );
}
