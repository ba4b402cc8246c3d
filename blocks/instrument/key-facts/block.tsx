import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Facts, type Fact } from '../../kit/facts.tsx';
import type { KeyFactsProps } from '../../generated/props.ts';
import type { KeyFactQueries } from './data.ts';
import { bondFacts } from './bond-facts.ts';
import { commodityFacts, cryptoFacts, currencyFacts, indexFacts, quoteFacts, stockFacts } from './facts.tsx';
import { fundFacts } from './fund-facts.tsx';
import { snapshotOf } from '../snapshot-queries.ts';

type View = BlockView<KeyFactsProps, KeyFactQueries, InstrumentSubject>;

/** Facts of the instrument by its type, and its quote's figures of the day and year. */
export function KeyFacts({ props, data, subject, page }: View) {
  const facts = factsOf(data, subject, page.now);
  return (
    <section className="key-facts">
      <BlockHead title={props.headline ?? 'Kennzahlen'} />
      {facts.length === 0 ? <EmptyState>Zu diesem Wertpapier sind keine Kennzahlen bekannt.</EmptyState> : <Facts facts={facts} />}
    </section>
  );
}

function factsOf(data: View['data'], { instrument }: InstrumentSubject, now: View['page']['now']): readonly Fact[] {
  const { stock, index, fund, bond, currency, crypto } = data;
  const material = data.commodity ?? data.metal;
  const latest = snapshotOf(data)?.quote ?? data.quote;
  return [
    ...(stock ? stockFacts(stock) : []),
    ...(index ? indexFacts(index) : []),
    ...(material ? commodityFacts(material) : []),
    ...(fund ? fundFacts(fund) : []),
    ...(bond ? bondFacts(bond, now) : []),
    ...(currency ? currencyFacts(currency) : []),
    ...(crypto ? cryptoFacts(crypto) : []),
    ...(latest ? quoteFacts(latest, instrument.entityType) : []),
  ];
}
