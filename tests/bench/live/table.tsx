import type { ComponentType } from 'react';
import { columnsOf, type Layout } from './rows.ts';

export interface RowProps {
  readonly notation: number;
}

/** Table of a thousand rows, whose cells the page defines. */
export function Table({ row: Row, layout }: { readonly row: ComponentType<RowProps>; readonly layout: Layout }) {
  return (
    <div className={`data-table ${layout}`}>
      {columnsOf(layout).map((notations) => (
        <table key={notations[0]}>
          <tbody>
            {notations.map((notation) => (
              <tr key={notation}>
                <th>Wert {notation}</th>
                <Row notation={notation} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
