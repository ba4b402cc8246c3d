import { displayName } from '#domain/instrument/name.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { Island } from '../../kit/island.tsx';
import type { PriceHistoryExportProps } from '../../generated/props.ts';
import { spanOf, spanParameters } from '../price-history-table/span.ts';
import { Island as LiveExport } from './live.client.tsx';

/** Button that saves the days of the address as a file; its code loads at the first interaction. */
export function PriceHistoryExport({ subject, page }: BlockView<PriceHistoryExportProps, NoQueries, InstrumentSubject>) {
  const { entityType, entityValue } = subject.instrument;
  const span = spanParameters(spanOf(page.query));
  return (
    <div className="price-history-export">
      <Island
        name="price-history-export/live"
        of={LiveExport}
        props={{ entityType, entityValue, name: displayName(subject.instrument), span }}
        rule="interaction"
      />
    </div>
  );
}
