import type { MostSearchedProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { HitTable } from '../hit-table.tsx';
import type { needs } from './data.ts';

/** Instruments that visitors search for most. */
export function MostSearched({ props: { headline }, data: { found }, page }: BlockView<MostSearchedProps, ReturnType<typeof needs>>) {
  const { list, quotes = [] } = found;
  return (
    <section className="most-searched">
      <BlockHead title={headline} aside={<SourceNotes sources={quotes.map(({ priceSource }) => priceSource)} />} />
      <HitTable caption={`${headline}: Kurse`} hits={list} quotes={quotes} now={page.now} empty="Noch wurde nichts gesucht." />
    </section>
  );
}
