import type { Schema } from '#client/operations.ts';
import { type FundDetails, type InstrumentRecord, inEuro, COUNTRIES } from '#market/catalogue/index.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { dateTime } from '../../../../base/date-time.ts';

const REPLICATIONS = { 1: 'Swap', 2: 'vollständig', 3: 'Stichprobe' } as const;

/** Returns noon of a day such as `2020-05-14`: the form of dates without a time. */
export function noonOf(day: string): string {
  return dateTime(Date.parse(`${day}T12:00:00Z`));
}

/** Returns the kind of a fund and its basic details. */
export function fundsDetails({ name, entitySubType, details: { fund } }: InstrumentRecord): Schema<'FundsDetails'> {
  const basics = { officialName: name, isExchangeTraded: entitySubType === 'ETF' };
  if (fund === undefined) return basics;
  const { replication } = fund;
  return {
    ...basics,
    nameTypeFund: fund.nameType,
    nameInvestmentFocus: fund.nameFocus,
    fundsInvestmentRegion: { name: fund.nameRegion },
    fundsTypeCapitalisation: fund.distributing ? { id: 2, name: 'ausschüttend' } : { id: 1, name: 'thesaurierend' },
    ...(replication === undefined ? {} : { fundsTypeReplication: { id: replication, name: REPLICATIONS[replication] } }),
  };
}

/** Returns costs and size; the assets are as of the last day of the previous month. */
export function fundsBaseData(fund: FundDetails, context: ProviderContext): Schema<'FundsBaseData'> {
  return {
    ongoingCharges: fund.ongoingCharges,
    allInFee: fund.ongoingCharges,
    managementFeeExPostMifid: fund.managementFee,
    maxPctInitialFee: fund.maxInitialFee,
    maxPctDistributionFee: 0,
    maxPctRedemptionFee: 0,
    switchingFee: 0,
    custodianBankFeePct: fund.custodianFee,
    isoCurrencyFees: fund.currency,
    volumeFund: fund.volume,
    ...known({ volumeFundEuro: inEuro(fund.volume, fund.currency, context, context.now()) }),
    dateVolume: noonOf(endOfLastMonth(context.now())),
    isoCurrencyFund: fund.currency,
    dateEmission: noonOf(fund.launched),
    nameCustodianBank: fund.custodianBank,
    isoCountry: fund.domicile,
    ...known({ nameCountry: COUNTRIES[fund.domicile] }),
    minInitialInvestment: fund.minInvestment,
    minFollowupInvestment: fund.minFollowup,
  };
}

export function fundsIssuer(fund: FundDetails): Schema<'FundsIssuer'> {
  return { id: fund.idIssuer, name: fund.nameCompany, nameGroupIssuer: fund.nameIssuer };
}

/** Returns the benchmark if it is an index of the catalogue. */
export function fundsBenchmark(fund: FundDetails, { catalogue }: ProviderContext): Schema<'FundsBenchmark'> | undefined {
  const instrument = fund.benchmark === undefined ? undefined : catalogue().instrument(fund.benchmark);
  const notation = instrument && catalogue().notationsOf(instrument.entityValue)[0];
  return (
    instrument && {
      instrument: instrumentAnswer(instrument),
      ...known({ idNotationBenchmark: notation?.idNotation }),
    }
  );
}

/** Returns the last day of the month before an instant, `YYYY-MM-DD`. */
export function endOfLastMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0)).toISOString().slice(0, 10);
}
