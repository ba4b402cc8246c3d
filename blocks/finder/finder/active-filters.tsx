import { valueText, type Counts } from './counts.ts';
import type { PlannedFilter } from './plan.ts';
import { addressOf, stateQuery, type FinderState } from './state.ts';

/** Active filters, each a link to the same search without it. */
export function ActiveFilters({
  filters,
  state,
  counts,
  path,
}: {
  readonly filters: readonly PlannedFilter[];
  readonly state: FinderState;
  readonly counts: Counts;
  readonly path: string;
}) {
  const active = filters.flatMap((filter) => {
    const values = state.chosen.get(filter.name) ?? [];
    return values.map((value) => ({ filter, value, others: values.filter((one) => one !== value) }));
  });
  if (active.length === 0) return null;
  const none = new Map<string, readonly string[]>(filters.map(({ name }) => [name, []]));
  return (
    <ul className="finder__active" aria-label="Gewählte Filter">
      {active.map(({ filter, value, others }) => (
        <li key={`${filter.name} ${value}`}>
          <a className="finder__chip" href={addressOf(path, stateQuery(state, new Map([[filter.name, others]])))}>
            <span className="visually-hidden">Filter entfernen: </span>
            {filter.label}: {valueText(filter, value, counts)}
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <path d="M1 1l8 8M9 1L1 9" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a className="finder__reset" href={addressOf(path, stateQuery(state, none))}>
          Alle entfernen
        </a>
      </li>
    </ul>
  );
}
