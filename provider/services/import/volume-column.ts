import { columnOf, type ColumnMap } from './columns.ts';
import { isMissing } from './fault.ts';
import { ImportError } from './import-error.ts';
import type { Table } from './table.ts';

/** Names that mean pieces. */
export const PIECES = [
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
/** Names of pieces in one file and of euros in another, alone or at the end of a longer word. */
const EITHER = /^(?:\p{L}+)?(?:umsatz|volumen|turnover)(?![\p{L}])/u;
/** Signs in a name that mean money, and pieces. */
const MONEY = /€|\beuro?\b|\busd\b|\$/iu;
const COUNTED = /st(?:ü|ue)ck|\bstk\b|\bst\.|shares|pieces|anteile/iu;

/**
 * The columns with the pieces that were traded, and which column was left out because it holds money. One that may hold either is taken for
 * money where it has cents; else the operator has to say.
 * @param given columns that were named by hand: `volume` among them is believed
 * @throws ImportError that asks what a column holds
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
    // Pieces are whole; parts of funds and coins have more places than money, or now one and now another.
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

/** Whether most values have the two places of money. */
function hasCents(texts: readonly string[]): boolean {
  const values = texts.map((text) => text.trim().replace(/\s?(?:€|EUR)$/u, '')).filter((text) => !isMissing(text));
  return values.filter((text) => /[.,]\d{2}$/u.test(text)).length * 2 > values.length;
}
