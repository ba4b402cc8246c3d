import { formatDateTime } from '#domain/format/date.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import { TipButton, TipText } from '../../kit/tip.tsx';
import type { ShareValuationProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { valuationRows, type ValuationRow } from './derivations.ts';

type View = BlockView<ShareValuationProps, ReturnType<typeof needs>, InstrumentSubject>;

/** Price, earnings and growth figures of a share beside the median of its branch. A button shows the inputs of a figure. */
export function ShareValuation({ props, data, subject }: View) {
  const { figures, basis, medians, nameBranch, numShares, dateMedians, source } = data.peers ?? {};
  if (figures === undefined || basis === undefined) return null;
  const rows = valuationRows(figures, medians, basis);
  const name = displayName(subject.instrument);
  const isCompared = medians !== undefined && nameBranch !== undefined && numShares !== undefined && numShares > 1;
  return (
    <section className="share-valuation">
      <BlockHead title={props.headline ?? 'Bewertung im Branchenvergleich'} aside={<SourceNote source={source} />} />
      <DataTable
        caption={isCompared ? `Kennzahlen von ${name} neben dem Median der Branche ${nameBranch}` : `Kennzahlen von ${name}`}
        columns={columnsOf(name, isCompared)}
        rows={rows}
        rowKey={({ label }) => label}
        empty="Zu dieser Aktie sind keine Kennzahlen bekannt."
      />
      {rows.map(({ label, derivation }) => (
        <TipText key={label} term={label} text={derivation} />
      ))}
      {isCompared && (
        <p className="share-valuation__stand">
          Median über {numShares} Aktien der Branche {nameBranch}, Stand {formatDateTime(dateMedians)}. Wer einen Wert nicht hat, etwa ein
          KGV ohne Gewinn, zählt bei ihm nicht mit.
        </p>
      )}
    </section>
  );
}

/** Label whose last part stays on one line with the button if the label breaks. */
function Label({ text }: { readonly text: string }) {
  const parts = text.split(/(?<=[ -])/u);
  return (
    <>
      {parts.slice(0, -1).join('')}
      <span className="share-valuation__end">
        {parts.at(-1)}
        <TipButton term={text} />
      </span>
    </>
  );
}

function columnsOf(name: string, isCompared: boolean): readonly Column<ValuationRow>[] {
  const label: Column<ValuationRow> = {
    key: 'label',
    head: 'Kennzahl',
    cell: (row) => (
      <span className="share-valuation__label">
        <Label text={row.label} />
      </span>
    ),
  };
  const own: Column<ValuationRow> = { key: 'own', head: name, align: 'end', rank: 1, cell: (row) => row.own };
  const median: Column<ValuationRow> = { key: 'median', head: 'Branche (Median)', align: 'end', rank: 1, cell: (row) => row.median };
  return isCompared ? [label, own, median] : [label, own];
}
