import { formatDate, formatTime } from '#domain/format/date.ts';
import { comparisonPath } from '#domain/comparison/selection.ts';
import { formatInteger, NBSP } from '#domain/format/number.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Island } from '../../kit/island.tsx';
import { Paging } from '../../kit/paging.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { FinderProps } from '../../generated/props.ts';
import type { AnswerQueries } from '../../kit/answers/ask.ts';
import { isKnown } from '../../kit/answers/answer-value.tsx';
import { valueAtPath } from '../../kit/answers/reading.ts';
import { sourcesOf } from '../../kit/answers/sources.ts';
import { tableColumn, type TableRow } from '../../kit/answers/table-column.tsx';
import { orderOf, orderQuery, sortLink } from '../../kit/answers/table-order.ts';
import { shownPage } from '../../kit/answers/table-paging.ts';
import type { PlannedColumn } from '../../kit/answers/table-plan.ts';
import { isSortable } from '#documents/operations/sorting.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ColumnSets } from './column-sets.tsx';
import { CompareButton, tickColumn } from './compare.tsx';
import { countsOf } from './counts.ts';
import { CsvLink } from './csv-link.tsx';
import { stateOf } from './data.ts';
import { Filter } from './filter.tsx';
import { finderPlan, shownColumns, type PlannedFilter } from './plan.ts';
import { Island as SavedSearches } from './saved.client.tsx';
import { addressOf, stateQuery } from './state.ts';

/** Search with filters over any call that counts its hits, as the page document names it. Its whole state is in the address. */
export function Finder({
  props,
  data,
  page,
  subject,
  config: { products },
}: BlockView<FinderProps, AnswerQueries> & WithConfig<'products'>) {
  const plan = finderPlan(props);
  const { table, tablePlan, filters } = plan;
  const state = stateOf(props, plan, { page, subject });
  const counts = countsOf(data.answer);
  const order = orderOf(table, tablePlan, page.query);
  const list = valueAtPath(data.answer, tablePlan.rows);
  const shown = shownPage(Array.isArray(list) ? list : [], valueAtPath(data.answer, tablePlan.total), table, tablePlan, page.query);
  const kept = stateQuery(state);
  const isChosen = state.columns.length > 0;
  const columns = shownColumns(plan, state.columns).filter(
    ({ optional, ...column }) => isChosen || !optional || shown.rows.some((entry) => isKnown(entry, column)),
  );
  const keptUnsorted = stateQuery({ ...state, order: {} });
  const sortOf = (column: PlannedColumn) =>
    isSortable(tablePlan.operation, column.path) ? sortLink(column, order, page.path, keptUnsorted) : undefined;
  const instant = valueAtPath(data.answer, 'dateCalculation');
  const [type, ...furtherTypes] = state.chosen.get('entitySubType') ?? [];
  const comparing = props.compare === undefined ? undefined : comparisonPath(props.compare, furtherTypes.length === 0 ? type : undefined);
  const draw = (filter: PlannedFilter) => (
    <Filter
      key={filter.name}
      filter={filter}
      values={state.chosen.get(filter.name) ?? []}
      counts={counts}
      isPreset={(state.presets.get(filter.name)?.length ?? 0) > 0}
    />
  );
  const drawn = columns.map((column) => {
    const one = tableColumn(column, page.now, sortOf(column));
    return isChosen ? { ...one, rank: 1 as const, fold: false } : one;
  });
  const others = filters.filter(({ isFirst }) => !isFirst);
  const set = others.filter(({ name }) => (state.chosen.get(name)?.length ?? 0) > 0).length;
  return (
    <section className="finder" aria-label={props.headline} data-finder="">
      <form className="finder__form" action={page.path} role="search" aria-label="Filter" data-finder-form="">
        <div className="finder__bar">
          {filters.filter(({ isFirst }) => isFirst).map(draw)}
          <button className="finder__submit" type="submit">
            Suchen
          </button>
        </div>
        {others.length > 0 && (
          <details className="finder__more">
            <summary>
              Weitere Filter
              <span data-part="more">{set > 0 && <span className="finder__told">{formatInteger(set)}</span>}</span>
            </summary>
            <div className="finder__groups">
              {[...Map.groupBy(others, ({ group }) => group ?? '')].map(([group, own]) => (
                <fieldset key={group} className="finder__group">
                  {group !== '' && <legend>{group}</legend>}
                  <div className="finder__bar">{own.map(draw)}</div>
                </fieldset>
              ))}
            </div>
          </details>
        )}
        <div data-part="kept" hidden>
          {Object.entries({ ...orderQuery(page.query), ...(isChosen && { spalten: state.columns.join(',') }) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </div>
      </form>
      <div data-part="active">
        {state.refused.map(({ filter, text }) => (
          <p key={filter.name + text} className="finder__refused" role="alert">
            „{text.slice(0, 40)}“ ist {filter.isDays ? 'kein Tag' : 'keine Zahl'}: {filter.label} filtert so nicht.
            {filter.isDays ? '' : ' Schreib etwa 1.234,50.'}
          </p>
        ))}
        <ActiveFilters filters={filters} state={state} counts={counts} path={page.path} />
      </div>
      <div className="finder__head">
        <h2 className="finder__total" data-part="total">
          {formatInteger(shown.total)} {hitsWord(props, shown.total)}
        </h2>
        <div className="finder__tools">
          <div data-part="note" className="finder__note">
            <SourceNotes sources={sourcesOf(shown.rows, columns)} />
          </div>
          {props.csv === true && (
            <CsvLink path={page.path} kept={kept} products={products} routes={page.routes} features={page.visitor.features} />
          )}
          {props.saved !== undefined && (
            <Island
              name="finder/saved"
              of={SavedSearches}
              props={{ finder: page.path, query: addressOf('', kept).slice(1), page: props.saved }}
              rule="interaction"
            />
          )}
          <div data-part="columns">
            <ColumnChoice columns={tablePlan.columns} shown={columns} path={page.path} kept={withoutColumns(kept)} />
          </div>
        </div>
      </div>
      <p className="visually-hidden" role="status" data-finder-status="" />
      {plan.sets.length > 0 && (
        <div data-part="sets">
          <ColumnSets sets={plan.sets} chosen={state.columns} path={page.path} kept={withoutColumns(kept)} />
        </div>
      )}
      <div className="finder__hits" data-part="hits">
        {shown.rows.length === 0 && shown.page > 0 ? (
          <EmptyState>
            So weit reicht die Liste nicht. <a href={addressOf(page.path, kept)}>Zur ersten Seite</a>
          </EmptyState>
        ) : (
          <DataTable<TableRow>
            caption={`${props.headline}: Treffer`}
            isWide={isChosen}
            columns={[
              ...drawn.slice(0, 1),
              // Right after the name, so that phones show it without scrolling.
              ...(comparing === undefined ? [] : [tickColumn]),
              ...drawn.slice(1),
            ]}
            rows={shown.rows.map((entry, place) => ({ place, entry }))}
            rowKey={({ place }) => place}
            empty={props.empty ?? 'Zu diesen Filtern passt gerade nichts. Nimm einen davon weg.'}
          />
        )}
        {comparing !== undefined && shown.rows.length > 0 && <CompareButton path={comparing} />}
        <Paging path={page.path} page={shown.page} perPage={props.perPage ?? 25} total={shown.total} kept={kept} />
        {typeof instant === 'string' && shown.rows.length > 0 && (
          <p className="finder__instant">
            Kurse und Kennzahlen, Stand{' '}
            <time dateTime={instant}>
              {formatDate(instant)}, {formatTime(instant)}
              {NBSP}Uhr
            </time>
          </p>
        )}
      </div>
    </section>
  );
}

function hitsWord({ hits }: FinderProps, total: number): string {
  return hits === undefined ? 'Treffer' : total === 1 ? hits.one : hits.many;
}

function withoutColumns({ spalten: _spalten, ...others }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return others;
}
