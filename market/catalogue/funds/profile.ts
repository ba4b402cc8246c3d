import { formatPercent } from '#domain/format/percent.ts';
import type { FundDetails } from '../types.ts';

const REPLICATIONS = {
  1: 'über ein Tauschgeschäft (Swap)',
  2: 'vollständig mit den Wertpapieren des Index',
  3: 'mit einer Auswahl der Wertpapiere des Index',
} as const;

const RHYTHMS = { 0: '', 1: 'einmal im Jahr', 2: 'zweimal im Jahr', 4: 'jedes Quartal' } as const;

/** Describes in two or three German sentences what a fund does. */
export function fundProfile(fund: FundDetails): string[] {
  return [`${aimOf(fund)} ${earningsOf(fund)} ${costsOf(fund)}`];
}

function aimOf(fund: FundDetails): string {
  const { replication, nameIndex, nameFocus, nameType, nameCompany, universe } = fund;
  if (replication !== undefined) return `Der ETF bildet den Index ${nameIndex ?? nameFocus} ab, und zwar ${REPLICATIONS[replication]}.`;
  if (universe.equityPct !== undefined) {
    return `Der Mischfonds der ${nameCompany} verteilt das Geld auf Aktien (rund ${universe.equityPct} Prozent) und Anleihen.`;
  }
  const measure = nameIndex === undefined ? '' : `, gemessen wird am ${nameIndex}`;
  return `Der ${nameType} der ${nameCompany} legt im Schwerpunkt „${nameFocus}“ an${measure}.`;
}

function earningsOf({ distributions }: FundDetails): string {
  return distributions === 0 ? 'Erträge bleiben im Fonds.' : `Erträge schüttet er ${RHYTHMS[distributions]} aus.`;
}

function costsOf({ ongoingCharges, launched, maxInitialFee }: FundDetails): string {
  const fee = maxInitialFee > 0 ? ` bei einem Ausgabeaufschlag von höchstens ${percent(maxInitialFee)}` : '';
  return `Aufgelegt wurde er ${launched.slice(0, 4)}, die laufenden Kosten betragen ${percent(ongoingCharges)} im Jahr${fee}.`;
}

function percent(value: number): string {
  return formatPercent(value, { signed: false });
}
