import { formatPercent } from '#domain/format/percent.ts';
import { latestStand } from '#domain/format/latest.ts';
import { displayName } from '#domain/instrument/name.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { HeatFields } from '../../kit/heat-fields.tsx';
import { TightLink } from '../../kit/tight-link.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import type { IndexMembersProps } from '../../generated/props.ts';
import { contributionsOf, type Contribution } from './contributions.ts';
import type { needs } from './data.ts';

const DEFAULT_LIMIT = 5;
/** Maximum number of members on a map; more cannot be told apart. */
const SHOWN = 40;

/** Members that move the index today: a map, and the largest contributions in both directions. */
export function IndexMembers({ props, data, subject }: BlockView<IndexMembersProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const { list, sum } = contributionsOf(data.members.list, data.index?.performancePct);
  if (list.length < 2) return null;
  // Map, contributions and index share one instant and do not update, while the prices in the page's head do.
  const stand = latestStand([data.index, ...data.members.list.map(({ quote }) => quote)].map((quote) => quote?.datetimeLast));
  const name = displayName(subject.instrument);
  return (
    <section className="index-members">
      <BlockHead
        title={props.headline ?? 'Wer den Index bewegt'}
        aside={<a href={subPagePath(subject.section, subject.slug, 'einzelwerte')}>Alle Einzelwerte</a>}
      />
      <HeatFields fields={list.slice(0, SHOWN).map(({ weight, ...member }) => ({ ...member, size: weight }))} shape="column" />
      <p className="index-members__stand">
        {list.length > SHOWN ? `Die ${SHOWN} schwersten Mitglieder, das schwerste zuerst.` : 'Das schwerste Mitglied zuerst.'} Veränderung
        zum Vortag.
        {sum !== undefined &&
          ` Zusammen ergeben die ${list.length} Mitglieder ${formatPercent(sum)}, der Index ${formatPercent(data.index?.performancePct)}.`}
        {stand !== undefined && ` ${stand}.`}
      </p>
      {sum !== undefined && (
        <DataTable
          caption={`Größte Beiträge zur Veränderung von ${name}`}
          columns={COLUMNS}
          rows={extremes(list, props.limit ?? DEFAULT_LIMIT)}
          rowKey={({ instrument }) => instrument.entityValue}
          empty="Gerade bewegt kein Mitglied den Index."
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<Contribution>[] = [
  { key: 'name', head: 'Name', cell: ({ instrument }) => <TightLink instrument={instrument} /> },
  { key: 'weight', head: 'Gewicht', align: 'end', rank: 2, cell: ({ weight }) => formatPercent(weight, { signed: false }) },
  { key: 'change', head: 'Veränderung', align: 'end', cell: ({ change }) => <PriceChange value={change} /> },
  {
    key: 'points',
    head: 'Beitrag in PP',
    align: 'end',
    cell: ({ points }) => <PriceChange value={points} unit="absolute" decimals={3} arrow={false} />,
  },
];

/** Largest contributions first, then the lowest ones in descending order; no member twice. */
function extremes(list: readonly Contribution[], limit: number): readonly Contribution[] {
  const ranked = list.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
  return ranked.length <= limit * 2 ? ranked : [...ranked.slice(0, limit), ...ranked.slice(-limit)];
}
