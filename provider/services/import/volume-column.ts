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
/** Names of pieces in one file and of euros in another. */
const EITHER = ['umsatz', 'volumen', 'turnover'];
/** Signs in a name that mean money. */
const MONEY = /€|\beuro?\b|\busd\b|\$/iu;

/**
 * The columns with the pieces that were traded, and which column was left out because it holds money. One that may hold either is taken for
 * money where it has cents; else somebody has to say.
 * @param given columns that were named by hand: `volume` among them is believed
 * @throws ImportError that asks what a column holds
 */
export function withoutTurnover(
  table: Table,
  columns: ColumnMap,
  given: ColumnMap,
): { readonly columns: ColumnMap; readonly turnover: string | undefined } {
  const taken = new Set(columns.values());
  const doubtful = table.header.find((name) => !taken.has(name) && isEither(name));
  if (given.has('volume') || columns.has('volume') || doubtful === undefined) return { columns, turnover: doubtful };
  if (MONEY.test(doubtful) || hasCents(columnOf(table, doubtful))) return { columns, turnover: doubtful };
  throw new ImportError(
    `${table.file}: „${doubtful}“ kann Stück oder einen Betrag in Währung nennen. Sind es Stück, sage es mit --map volume=${doubtful}; sonst lass die Spalte mit --map volume= aus.`,
  );
}

function isEither(name: string): boolean {
  const plain = name.toLowerCase();
  return EITHER.some((each) => plain === each || plain.startsWith(`${each} `) || plain.startsWith(`${each}(`));
}

/** Pieces are whole, but for parts of funds and coins, whose files call the column `Volume`. */
function hasCents(texts: readonly string[]): boolean {
  const values = texts.map((text) => text.trim().replace(/\s?(?:€|EUR)$/u, '')).filter((text) => !isMissing(text));
  return values.filter((text) => /[.,]\d{2}$/u.test(text)).length * 2 > values.length;
}
