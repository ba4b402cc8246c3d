import { typeLong } from '#domain/derivative/types.ts';
import type { BlockView, IssuerSubject } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Facts } from '../../kit/facts.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { IssuerFinderTeaserProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { UnderlyingQuote } from './underlying-quote.tsx';

/** The filters that the issuer has preset, in words, with the quote of the underlying. */
export function IssuerFinderTeaser({
  props,
  data,
  page,
  subject,
}: BlockView<IssuerFinderTeaserProps, ReturnType<typeof needs>, IssuerSubject>) {
  const { issuer } = subject;
  if (issuer.layout !== 'finder') return null;
  const { entitySubType, entityValueUnderlying } = issuer.finderFilters;
  const { instrument, quote } = data;
  const facts = [
    { label: 'Emittent', value: issuer.name },
    ...(entitySubType === undefined ? [] : [{ label: 'Produktart', value: typeLong(entitySubType) }]),
    ...(entityValueUnderlying === undefined
      ? []
      : [{ label: 'Basiswert', value: instrument === undefined ? entityValueUnderlying : <InstrumentLink instrument={instrument} /> }]),
    ...(quote === undefined ? [] : [{ label: 'Kurs des Basiswerts', value: <UnderlyingQuote quote={quote} now={page.now} /> }]),
  ];
  return (
    <section className="issuer-finder-teaser">
      <BlockHead title={props.headline ?? 'Voreingestellte Filter'} aside={quote && <SourceNote source={quote.priceSource} />} />
      <Facts facts={facts} />
    </section>
  );
}
