import type { FundDetails } from '#market/catalogue/index.ts';
import type { Column } from '../column.ts';
import type { FinderRow } from '../row.ts';
import { CHANGES, choice, COMMON, date, figure, flag, number } from './common.ts';

export const REPLICATIONS: Readonly<Record<string, string>> = { 1: 'Swap', 2: 'vollständig', 3: 'Stichprobe' };
export const CAPITALISATIONS: Readonly<Record<string, string>> = { 1: 'thesaurierend', 2: 'ausschüttend' };

const fundOf = ({ instrument }: FinderRow): FundDetails | undefined => instrument.details.fund;
const amount = (name: string, label: string, of: (fund: FundDetails) => number | undefined): Column =>
  number(name, label, (row) => valueIn(row, of));
const group = (
  name: string,
  label: string,
  of: (fund: FundDetails) => string | undefined,
  labelOf: (fund: FundDetails, value: string) => string = (_fund, value) => value,
): Column =>
  choice(
    name,
    label,
    (row) => valueIn(row, of),
    (value, row) => valueIn(row, (fund) => labelOf(fund, value)) ?? value,
  );

/** Columns by which funds and ETFs can be filtered and sorted. */
export const FUND_COLUMNS: readonly Column[] = [
  ...COMMON,
  flag('isExchangeTraded', 'ETF', ({ instrument }) => instrument.entitySubType === 'ETF'),
  group(
    'idInvestmentFocus',
    'Anlageschwerpunkt',
    (fund) => String(fund.idFocus),
    (fund) => fund.nameFocus,
  ),
  group('nameTypeFund', 'Art des Fonds', (fund) => fund.nameType),
  group('nameRegion', 'Anlageregion', (fund) => fund.nameRegion),
  group(
    'idIssuer',
    'Gesellschaft',
    (fund) => String(fund.idIssuer),
    (fund) => fund.nameIssuer,
  ),
  group(
    'idInstrumentBenchmark',
    'Vergleichsindex',
    (fund) => fund.benchmark,
    (fund, value) => fund.nameIndex ?? value,
  ),
  group(
    'idTypeReplication',
    'Abbildung',
    (fund) => (fund.replication === undefined ? undefined : String(fund.replication)),
    (_, value) => REPLICATIONS[value] ?? value,
  ),
  group(
    'idTypeCapitalisation',
    'Erträge',
    (fund) => (fund.distributing ? '2' : '1'),
    (_, value) => CAPITALISATIONS[value] ?? value,
  ),
  group('isoCurrencyFund', 'Fondswährung', (fund) => fund.currency),
  group('riskClass', 'Risikoklasse', (fund) => String(fund.riskClass)),
  flag('savingsPlan', 'Sparplanfähig', (row) => valueIn(row, (fund) => fund.savingsPlan)),
  amount('ongoingCharges', 'Laufende Kosten in Prozent im Jahr', (fund) => fund.ongoingCharges),
  amount('managementFee', 'Verwaltungsgebühr in Prozent im Jahr', (fund) => fund.managementFee),
  amount('maxPctInitialFee', 'Höchster Ausgabeaufschlag in Prozent', (fund) => fund.maxInitialFee),
  amount('minInitialInvestment', 'Kleinste erste Anlage', (fund) => fund.minInvestment),
  amount('volumeFund', 'Fondsvermögen in Fondswährung', (fund) => fund.volume),
  figure('volumeFundEuro', 'Fondsvermögen in Euro', (row, figures) => figures.volumeInEuro(row)),
  date('dateEmission', 'Auflage', (row) => valueIn(row, (fund) => fund.launched)),
  ...CHANGES,
];

/** Returns undefined for imported funds without details. */
function valueIn<Result>(row: FinderRow, of: (fund: FundDetails) => Result): Result | undefined {
  const fund = fundOf(row);
  return fund === undefined ? undefined : of(fund);
}
