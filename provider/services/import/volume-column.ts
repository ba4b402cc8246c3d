import { columnOf, type ColumnMap } from './columns.ts';
import { isMissing } from './fault.ts';
import { ImportError } from './import-error.ts';
import type { Table } from './table.ts';

/** Column names for a number of units. */
export const UNITS = [
  'stück',
  'stücke',
  'stueck',
  'stuecke',
  'stückzahl',
  'shares',
  'pieces',
  'volume',
  'vol',
  'gehandelte stück',
  'umsatz stück',
];
/** Names that mean units in some files and euros in others, alone or at the end of a longer word. */
const EITHER = /^(?:\p{L}+)?(?:umsatz|volumen|turnover)(?![\p{L}])/u;
/** Patterns in a name for money, and for units. */
const MONEY = /€|\beuro?\b|\busd\b|\$/iu;
const COUNTED = /st(?:ü|ue)ck|\bstk\b|\bst\.|shares|pieces|anteile/iu;

/**
 * Returns the columns including the traded units, and the column that was left out because it holds money. An ambiguous column with two
 * decimals counts as money; otherwise the operator has to decide.
 * @param given columns named by the operator: `volume` among them is trusted
 * @throws ImportError that asks for the meaning of a column
 */
export function withoutTurnover(
  table: Table,
  columns: ColumnMap,
  given: ColumnMap,
): { readonly columns: ColumnMap; readonly turnover: string | undefined } {
  const taken = new Set(columns.values());
  const either = table.header.filter((name) => !taken.has(name) && EITHER.test(name.toLowerCase()));
  const counted = either.filter((name) => COUNTED.test(name) && !MONEY.test(name));
  const turnover = either.find((name) => !counted.includes(name));
  if (given.has('volume')) return { columns, turnover };
  const volume = columns.get('volume') ?? counted[0];
  if (volume !== undefined) {
    // Units are whole numbers; fractions of funds and cryptocurrencies have more decimals than money, or a varying number.
    if (!COUNTED.test(volume) && hasCents(columnOf(table, volume))) throw doubt(table, volume);
    return { columns: new Map([...columns, ['volume', volume]]), turnover };
  }
  if (turnover === undefined || MONEY.test(turnover) || hasCents(columnOf(table, turnover))) return { columns, turnover };
  throw doubt(table, turnover);
}

function doubt({ file }: Table, column: string): ImportError {
  return new ImportError(
    `${file}: „${column}“ kann Stück oder einen Betrag in Währung nennen. Sind es Stück, sage es mit --map volume=${column}; sonst lass die Spalte mit --map volume= aus.`,
  );
}

/** Returns true if most values have two decimals, like money. */
function hasCents(texts: readonly string[]): boolean {
  const values = texts.map((text) => text.trim().replace(/\s?(?:€|EUR)$/u, '')).filter((text) => !isMissing(text));
  return values.filter((text) => /[.,]\d{2}$/u.test(text)).length * 2 > values.length;
}
