import type { Schema } from '#client/operations.ts';
import { contractPart, isData, readField, valueAtPath, type Shown } from './reading.ts';

/** Sources of the shown prices. */
export function sourcesOf(rows: readonly unknown[], fields: readonly Shown[]): readonly Schema<'PriceSource'>[] {
  const priced = fields.filter(({ section }) => section.source !== undefined);
  const bySection = [...new Map(priced.map((shown) => [shown.section, shown])).values()];
  return rows.flatMap((row) =>
    bySection.flatMap((shown) => {
      const source = valueAtPath(readField(row, shown).holder, shown.section.source);
      return contractPart<Schema<'PriceSource'> | undefined>(source, isData, undefined) ?? [];
    }),
  );
}
