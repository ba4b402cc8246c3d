import { isRenderedOnServer } from '#domain/derivative/types.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Island } from '../../kit/island.tsx';
import type { DerivativeFactsProps } from '../../generated/props.ts';
import type { DerivativeFactQueries } from './data.ts';
import { Island as LoadedFacts } from './live.client.tsx';
import { RiskNotice } from './risk.tsx';
import { DerivativeSheet } from './sheet.tsx';

type View = BlockView<DerivativeFactsProps, DerivativeFactQueries, InstrumentSubject>;

/** Terms of a derivative and key figures of its current price. */
export function DerivativeFacts({ props, data: { snapshot }, subject, page }: View) {
  return (
    <section className="derivative-facts">
      <BlockHead title={props.headline ?? 'Kennzahlen und Ausstattung'} />
      <RiskNotice entitySubType={subject.instrument.entitySubType ?? ''} />
      {snapshot ? (
        <DerivativeSheet snapshot={snapshot} />
      ) : isRenderedOnServer(subject.instrument.entitySubType ?? '') ? (
        <EmptyState>Zu diesem Produkt gibt es keine Kennzahlen: Es wird zurzeit nicht gehandelt.</EmptyState>
      ) : (
        <Island
          name="derivative-facts/live"
          of={LoadedFacts}
          props={{ entityValue: subject.instrument.entityValue, path: page.path }}
          rule="visible"
        />
      )}
    </section>
  );
}
