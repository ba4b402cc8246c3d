import type { Schema } from '#client/operations.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';

type Figures = Schema<'StockComparedFigures'>;
type Basis = Schema<'StockFigureBasis'>;

/** Figure of a share, the median of its branch, and its derivation. */
export interface ValuationRow {
  readonly label: string;
  readonly own: string;
  readonly median: string;
  /** Sentence with all numbers that the figure is computed from. */
  readonly derivation: string;
}

interface Shape {
  readonly name: keyof Figures;
  readonly label: string;
  readonly write: (value: number | undefined) => string;
  readonly derive: (basis: Basis) => string;
}

const multiple = (value: number | undefined): string => formatNumber(value, { decimals: 2 });
const percent = (value: number | undefined): string => formatPercent(value, { signed: false });
const signed = (value: number | undefined): string => formatPercent(value);

/** Price with venue and time, as in the page's head. */
function priceOf({ lastPrice, isoCurrency, nameMarket, datetimePrice }: Basis): string {
  const price = formatPrice(lastPrice, isoCurrency, priceDecimals(lastPrice, 'STOCK'));
  return `Kurs ${price} (${nameMarket}, ${formatDateTime(datetimePrice, { seconds: true })})`;
}

const each = (value: number | undefined, { isoCurrency }: Basis): string =>
  formatPrice(value, isoCurrency, value !== undefined && Math.abs(value) < 1 ? 4 : 2);
const sum = (value: number | undefined, { isoCurrency }: Basis): string => formatCompact(value, isoCurrency);
const worth = (basis: Basis): string => `${priceOf(basis)} mal ${formatCompact(basis.numShares)} Aktien`;

const SHAPES: readonly Shape[] = [
  {
    name: 'cnPer',
    label: 'Kurs-Gewinn-Verhältnis (KGV)',
    write: multiple,
    derive: (basis) => `${priceOf(basis)} durch erwartetes Ergebnis je Aktie ${basis.labelExpected} von ${each(basis.epsExpected, basis)}.`,
  },
  {
    name: 'cnPeg',
    label: 'KGV durch Gewinnwachstum (PEG)',
    write: multiple,
    derive: (basis) =>
      `KGV durch das erwartete Wachstum des Ergebnisses je Aktie in Prozent: von ${each(basis.epsExpected, basis)} im Jahr ${basis.labelExpected} auf ${each(basis.epsNext, basis)} im Jahr danach. Erst ab 1 % Wachstum.`,
  },
  {
    name: 'cnDivYield',
    label: 'Dividendenrendite',
    write: percent,
    derive: (basis) =>
      `Erwartete Dividende je Aktie ${basis.labelExpected} von ${each(basis.dpsExpected, basis)} durch ${priceOf(basis)}, vor Steuern.`,
  },
  {
    name: 'cnPriceBookvalue',
    label: 'Kurs-Buchwert-Verhältnis',
    write: multiple,
    derive: (basis) => `${worth(basis)} durch erwartetes Eigenkapital ${basis.labelExpected} von ${sum(basis.equityExpected, basis)}.`,
  },
  {
    name: 'cnPriceCf',
    label: 'Kurs-Cashflow-Verhältnis',
    write: multiple,
    derive: (basis) => `${worth(basis)} durch erwarteten Cashflow ${basis.labelExpected} von ${sum(basis.cashflowExpected, basis)}.`,
  },
  {
    name: 'cnPriceProfit',
    label: 'Kurs-Umsatz-Verhältnis',
    write: multiple,
    derive: (basis) => `${worth(basis)} durch erwarteten Umsatz ${basis.labelExpected} von ${sum(basis.turnoverExpected, basis)}.`,
  },
  {
    name: 'cnEbitMa',
    label: 'EBIT-Marge',
    write: percent,
    derive: (basis) =>
      `Ergebnis vor Zinsen und Steuern von ${sum(basis.ebit, basis)} durch Umsatz von ${sum(basis.turnover, basis)} im Geschäftsjahr ${basis.labelReported}.`,
  },
  {
    name: 'cnMarginNet',
    label: 'Nettomarge',
    write: percent,
    derive: (basis) =>
      `Jahresüberschuss von ${sum(basis.incomeAfterMi, basis)} durch Umsatz von ${sum(basis.turnover, basis)} im Geschäftsjahr ${basis.labelReported}.`,
  },
  {
    name: 'cnReturnEquity',
    label: 'Eigenkapitalrendite',
    write: percent,
    derive: (basis) =>
      `Jahresüberschuss von ${sum(basis.incomeAfterMi, basis)} durch Eigenkapital von ${sum(basis.shareholdersEquity, basis)} im Geschäftsjahr ${basis.labelReported}.`,
  },
  {
    name: 'cnTurnGrt1yr',
    label: 'Umsatzwachstum',
    write: signed,
    derive: (basis) =>
      `Umsatz des Geschäftsjahrs ${basis.labelReported} von ${sum(basis.turnover, basis)} gegen ${sum(basis.turnoverBefore, basis)} im Jahr davor.`,
  },
  {
    name: 'cnProfGrt1yr',
    label: 'Gewinnwachstum',
    write: signed,
    derive: (basis) =>
      `Jahresüberschuss des Geschäftsjahrs ${basis.labelReported} von ${sum(basis.incomeAfterMi, basis)} gegen ${sum(basis.incomeAfterMiBefore, basis)} im Jahr davor.`,
  },
];

/** Figures that the share itself has, each with the median of its branch and its derivation. */
export function valuationRows(figures: Figures, medians: Figures | undefined, basis: Basis): readonly ValuationRow[] {
  return SHAPES.filter(({ name }) => figures[name] !== undefined).map(({ name, label, write, derive }) => ({
    label,
    own: write(figures[name]),
    median: write(medians?.[name]),
    derivation: derive(basis),
  }));
}
