import { formatDate, formatTime } from '#domain/format/date.ts';
import { formatInteger, NBSP } from '#domain/format/number.ts';
import { isLeveraged } from '#domain/derivative/types.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable } from '../../kit/data-table.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import type { DerivativeProductsProps } from '../../generated/props.ts';
import { columnsFor } from './columns.tsx';
import { PER_PAGE, type needs } from './data.ts';

/** The products of a type, page by page, with the instant that their figures hold for. */
export function DerivativeProducts({ props, data: { products }, page }: BlockView<DerivativeProductsProps, ReturnType<typeof needs>>) {
  const { list, total, dateCalculation } = products;
  const headline = props.headline ?? 'Produkte';
  return (
    <section className="derivative-products">
      <BlockHead title={headline} aside={total === 0 ? undefined : `${formatInteger(total)} Produkte`} />
      <DataTable
        caption={headline}
        columns={columnsFor(list, isLeveraged(props.entitySubType))}
        rows={list}
        rowKey={({ instrument }) => instrument.entityValue}
        empty="Auf dieser Seite stehen keine Produkte."
      />
      <Paging path={page.path} page={pageOf(page.query)} perPage={PER_PAGE} total={total} />
      {dateCalculation !== undefined && list.length > 0 && (
        <p className="derivative-products__instant">
          Simulierte Kurse und Kennzahlen, Stand{' '}
          <time dateTime={dateCalculation}>
            {formatDate(dateCalculation)}, {formatTime(dateCalculation)}
            {NBSP}Uhr
          </time>
        </p>
      )}
    </section>
  );
}
