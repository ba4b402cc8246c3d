import { tickName } from '#domain/comparison/selection.ts';
import type { Column } from '../../kit/data-table.tsx';
import { isData, valueAtPath } from '../../kit/answers/reading.ts';
import type { TableRow } from '../../kit/answers/table-column.tsx';

/** Id of the form below the table, which the checkboxes in the table belong to. */
const FORM = 'finder-compare';

/** Column of checkboxes that choose hits for the comparison. */
export const tickColumn: Column<TableRow> = {
  key: 'compare',
  head: 'Vergleich',
  align: 'end',
  cell({ entry }) {
    const instrument = valueAtPath(entry, 'instrument');
    if (!isData(instrument) || typeof instrument['isin'] !== 'string') return null;
    const name = typeof instrument['name'] === 'string' ? instrument['name'] : instrument['isin'];
    return <input type="checkbox" form={FORM} name={tickName(instrument['isin'])} aria-label={`${name} vergleichen`} />;
  },
};

/** Button that sends the ticked hits to the page of the comparison; works without scripts. */
export function CompareButton({ path }: { readonly path: string }) {
  return (
    <form className="finder__compare" id={FORM} action={path}>
      <button className="finder__apply" type="submit">
        Angekreuzte vergleichen
      </button>
    </form>
  );
}
