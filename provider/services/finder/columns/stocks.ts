import { foldText } from '../../../base/fold.ts';
import type { Column } from '../column.ts';
import { CHANGES, choice, COMMON, figure } from './common.ts';

/** Columns by which shares can be filtered and sorted. */
export const STOCK_COLUMNS: readonly Column[] = [
  ...COMMON,
  choice(
    'initial',
    'Erster Buchstabe',
    ({ instrument }) => /^[a-z]/u.exec(foldText(instrument.name))?.[0],
    (letter) => letter.toUpperCase(),
  ),
  figure('totalVolume', 'Gehandelte Stück heute', (row, figures) => figures.turnover(row)),
  choice(
    'idIndex',
    'Index',
    ({ indices }) => indices.map(({ entityValue }) => entityValue),
    (value, { indices }) => indices.find(({ entityValue }) => entityValue === value)?.name ?? value,
  ),
  choice(
    'idSector',
    'Sektor',
    ({ company }) => textOf(company?.sector.idSector),
    (value, { company }) => company?.sector.name ?? value,
  ),
  choice(
    'idBranch',
    'Branche',
    ({ company }) => textOf(company?.branch.idBranch),
    (value, { company }) => company?.branch.name ?? value,
  ),
  choice(
    'isoCountry',
    'Land',
    ({ company }) => company?.isoCountry,
    (value, { company }) => company?.nameCountry ?? value,
  ),
  choice('isoCurrency', 'Währung', ({ notation }) => notation.isoCurrency),
  figure('marketCapInstrument', 'Börsenwert in Euro', (row, figures) => {
    const [price, shares] = [figures.last(row), row.instrument.details.stock?.sharesOutstanding];
    return price === undefined || shares === undefined ? undefined : figures.worth(row, price * shares);
  }),
  figure('cnPer', 'Kurs-Gewinn-Verhältnis', (row, figures) => figures.share(row)?.cnPer),
  figure('cnPeg', 'Kurs-Gewinn-Verhältnis durch Gewinnwachstum', (row, figures) => figures.share(row)?.cnPeg),
  figure('cnDivYield', 'Dividendenrendite in Prozent', (row, figures) => figures.share(row)?.cnDivYield),
  figure('cnPriceBookvalue', 'Kurs-Buchwert-Verhältnis', (row, figures) => figures.share(row)?.cnPriceBookvalue),
  figure('cnPriceCf', 'Kurs-Cashflow-Verhältnis', (row, figures) => figures.share(row)?.cnPriceCf),
  figure('cnPriceProfit', 'Kurs-Umsatz-Verhältnis', (row, figures) => figures.share(row)?.cnPriceProfit),
  ...CHANGES,
  figure('volatility30', 'Volatilität über 30 Tage in Prozent', (row, figures) => figures.volatility(row, 30)),
  figure('volatility250', 'Volatilität über 250 Tage in Prozent', (row, figures) => figures.volatility(row, 250)),
  figure('differenceHigh52WPct', 'Abstand zum 52-Wochen-Hoch in Prozent', (row, figures) => figures.distance(row, 'high')),
  figure('differenceLow52WPct', 'Abstand zum 52-Wochen-Tief in Prozent', (row, figures) => figures.distance(row, 'low')),
];

function textOf(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}
