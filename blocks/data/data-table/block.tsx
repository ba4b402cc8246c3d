import { isSortable } from '#documents/operations/sorting.ts';
import { SponsorLabel } from '../../kit/sponsor-label.tsx';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable as Table } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Paging } from '../../kit/paging.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { isKnown } from '../../kit/answers/answer-value.tsx';
import { queryKeys, type AnswerQueries } from '../../kit/answers/ask.ts';
import { valueAtPath } from '../../kit/answers/reading.ts';
import { sourcesOf } from '../../kit/answers/sources.ts';
import { instantOf } from '../../kit/answers/still.ts';
import { sponsoredRows, sponsoringOf } from '../sponsored.ts';
import { largestOf, tableColumn, type TableRow } from '../../kit/answers/table-column.tsx';
import { TableCurve } from '../table-curve.tsx';
import { offeredOrders, orderOf, orderQuery, sortedRows, sortLink, type RowOrder } from '../../kit/answers/table-order.ts';
import { shownPage } from '../../kit/answers/table-paging.ts';
import { tableOf, type PlannedColumn, type TablePlan, type TableProps } from '../../kit/answers/table-plan.ts';
import { TransposedTable } from '../transposed-table.tsx';

/** Table from any read call of the contracts, as the page document names it. Sponsored tables are labeled. */
export function DataTable({ props, data, page, config }: BlockView<TableProps, AnswerQueries> & WithConfig<'site'>) {
  const plan = tableOf(props);
  const order = orderOf(props, plan, page.query);
  const list = valueAtPath(data.answer, plan.rows);
  const sponsoring = sponsoringOf(data.answer);
  const entries = sortedRows(
    sponsoredRows(Array.isArray(list) ? list : [], sponsoring?.customer, { type: props.headline, origin: page.path }),
    order,
  );
  const shown = shownPage(entries, valueAtPath(data.answer, plan.total), props, plan, page.query);
  if (shown.rows.length === 0 && shown.page === 0 && props.hideIfEmpty === true) return null;
  if (plan.across !== undefined && shown.rows.length > 0)
    return (
      <section>
        <BlockHead title={props.headline} aside={<SourceNotes sources={sourcesOf([data.answer, ...shown.rows], plan.columns)} />} />
        <TransposedTable caption={props.headline} entries={shown.rows} plan={plan} across={plan.across} now={page.now} />
        <Note text={props.note} />
      </section>
    );
  const kept = Object.fromEntries(queryKeys(props).flatMap((key) => (page.query[key] === undefined ? [] : [[key, page.query[key]]])));
  const columns = plan.columns.filter(({ optional, ...column }) => !optional || shown.rows.some((entry) => isKnown(entry, column)));
  const instant = instantOf(data.answer, shown.rows, columns);
  const curve = curveOf(props, plan.columns);
  const sortOf = (column: PlannedColumn) =>
    props.sortable === true && isSortable(plan.operation, column.path) ? sortLink(column, order, page.path, kept) : undefined;
  return (
    <section>
      <BlockHead
        title={props.headline}
        aside={
          <>
            {instant !== undefined && <span className="data-table__instant">{instant}</span>}
            <SourceNotes sources={sourcesOf(shown.rows, columns)} />
          </>
        }
      />
      {sponsoring?.customer !== undefined && shown.rows.length > 0 && <SponsorLabel sponsoring={sponsoring} site={config.site} />}
      <Orders orders={offeredOrders(props, order, page.path, kept)} />
      {shown.rows.length === 0 && shown.page > 0 ? (
        <EmptyState>
          So weit reicht die Liste nicht. <a href={page.path}>Zur ersten Seite</a>
        </EmptyState>
      ) : (
        <>
          {curve && <TableCurve rows={shown.rows} {...curve} />}
          <Table<TableRow>
            caption={props.headline}
            columns={columns.map((column) => ({
              ...tableColumn(
                order?.column === column ? { ...column, rank: 1, fold: false } : column,
                page.now,
                sortOf(column),
                column.bar ? largestOf(shown.rows, column) : undefined,
              ),
              order: directionOf(column, order, plan),
            }))}
            rows={shown.rows.map((entry, place) => ({ place, entry }))}
            rowKey={({ place }) => place}
            empty={props.empty ?? 'Dazu gibt es gerade nichts.'}
          />
        </>
      )}
      {shown.rows.length > 0 && <Note text={props.note} />}
      {props.perPage !== undefined && (
        <Paging
          path={page.path}
          page={shown.page}
          perPage={props.perPage}
          total={shown.total}
          kept={{ ...kept, ...orderQuery(page.query) }}
        />
      )}
    </section>
  );
}

/** Direction in which a column orders the rows: the visitor's, else the one that the contract states for the list. */
function directionOf(column: PlannedColumn, order: RowOrder | undefined, { given }: TablePlan): RowOrder['direction'] | undefined {
  if (order !== undefined) return order.column === column ? order.direction : undefined;
  return given?.path === column.path ? given.direction : undefined;
}

function Note({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="data-table__note">{text}</p>;
}

function Orders({ orders }: { readonly orders: ReturnType<typeof offeredOrders> }) {
  if (orders.length === 0) return null;
  return (
    <nav className="data-table__orders" aria-label="Ordnung der Liste">
      <ul>
        {orders.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Columns of the curve in the document; the check of the configuration ensures that they exist. */
function curveOf({ curve }: TableProps, columns: readonly PlannedColumn[]) {
  const named = (path: string | undefined): PlannedColumn | undefined => columns.find((column) => column.path === path);
  const [across, up] = [named(curve?.across), named(curve?.up)];
  return across && up && { across, up };
}
