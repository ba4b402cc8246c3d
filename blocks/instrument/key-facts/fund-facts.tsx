import type { Schema } from '#client/operations.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { knownFacts, type Fact } from '../../kit/facts.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';

/** Facts of a fund: company, objective, costs, assets. Costs of zero are shown, since they matter to visitors. */
export function fundFacts({
  fundsDetails,
  fundsBaseData,
  fundsIssuer,
  fundsEvaluation,
  fundsBenchmarkList,
}: Schema<'FundSnapshot'>): readonly Fact[] {
  const { nameTypeFund, nameInvestmentFocus, fundsInvestmentRegion, fundsTypeCapitalisation, fundsTypeReplication } = fundsDetails;
  const { ongoingCharges, maxPctInitialFee, volumeFund, isoCurrencyFund, dateEmission, minInitialInvestment } = fundsBaseData;
  const currency = isoCurrencyFund ?? 'EUR';
  const benchmark = fundsBenchmarkList?.list[0];
  return knownFacts([
    ['Gesellschaft', fundsIssuer?.name],
    ['Art', nameTypeFund],
    ['Anlageschwerpunkt', nameInvestmentFocus],
    ['Region', fundsInvestmentRegion?.name],
    ['Vergleichsindex', benchmark && <InstrumentLink instrument={benchmark.instrument} />],
    ['Erträge', fundsTypeCapitalisation?.name],
    ['Nachbildung', fundsTypeReplication?.name],
    ['Laufende Kosten', percent(ongoingCharges)],
    ['Ausgabeaufschlag', percent(maxPctInitialFee)],
    ['Fondsvermögen', volumeFund && formatCompact(volumeFund, currency)],
    ['Kleinste Anlage', minInitialInvestment && formatPrice(minInitialInvestment, currency, 2)],
    ['Auflage', dateEmission && formatDate(dateEmission)],
    ['Risikoklasse', fundsEvaluation?.riskClass && `${fundsEvaluation.riskClass} von 7`],
  ]);
}

function percent(value: number | undefined): string | undefined {
  return value === undefined ? undefined : formatPercent(value, { signed: false });
}
