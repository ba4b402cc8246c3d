import type { MoversProps } from '../../generated/props.ts';
import type { TableProps } from '../../kit/answers/table-plan.ts';

export type Period = MoversProps['periods'][number];
const DIRECTIONS = { winners: ['Gewinner', 'descending'], losers: ['Verlierer', 'ascending'] } as const;
const MOST = 25;

/** Period that the address names (`?zeitraum=jahr`), else the first of the document. */
export function periodOf({ periods }: MoversProps, { zeitraum }: Readonly<Record<string, string>>): Period {
  return periods.find(({ name }) => name === zeitraum) ?? periods[0];
}

/** Choices in the address that links and tables pass on. */
export function chosenOf({ periods, choice }: MoversProps, query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { zeitraum } = query;
  const group = choice && choice.options.find(({ value }) => value === query[choice.query]);
  return {
    ...(zeitraum !== undefined && periods.some(({ name }) => name === zeitraum) && { zeitraum }),
    ...(choice && group && { [choice.query]: group.value }),
  };
}

/**
 * Both tables of a period, in the form of a data table. Returns the same objects for each request, since they are the cache keys of plans.
 */
export function tablesOf(props: MoversProps, period: Period): Readonly<Record<keyof typeof DIRECTIONS, TableProps>> {
  const made = known.get(props) ?? new Map<string, ReturnType<typeof tablesOf>>();
  known.set(props, made);
  const tables = made.get(period.name) ?? { winners: tableFor(props, period, 'winners'), losers: tableFor(props, period, 'losers') };
  made.set(period.name, tables);
  return tables;
}

const known = new WeakMap<MoversProps, Map<string, ReturnType<typeof tablesOf>>>();

function tableFor(props: MoversProps, { name, field }: Period, way: keyof typeof DIRECTIONS): TableProps {
  const [headline, direction] = DIRECTIONS[way];
  const own = props.columns.flatMap(({ period, ...column }) => (period === undefined || period === name ? [column] : []));
  return {
    type: 'data-table',
    headline,
    operation: props.operation,
    ...(props.parameters && { parameters: props.parameters }),
    sortBy: { field, direction },
    limit: props.limit ?? MOST,
    empty: 'Dazu ist gerade nichts bekannt.',
    // The change comes right after the price.
    columns: [{ field: 'instrument', label: 'Name' }, ...own.slice(0, 1), { field, label: 'Veränderung', rank: 1 }, ...own.slice(1)],
  };
}
