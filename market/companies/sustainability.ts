import { gauss, uniform } from '../base/hash.ts';
import type { CompanyModel } from './types.ts';

export interface Sustainability {
  readonly totalScore: number;
  readonly climateScore: number;
  readonly renewableEnergy: number;
  readonly societyScore: number;
  readonly topPay: number;
  readonly payRatio: number;
  readonly genderScore: number;
}

/** Sectors with high emissions or much mining. */
const HEAVY: ReadonlySet<string> = new Set(['Chemie und Rohstoffe', 'Energie und Versorger', 'Automobil', 'Verkehr und Tourismus']);

/** Simulated sustainability marks (0 to 100); the total is the mean of climate, society and equality. */
export function sustainabilityOf({ company, key, shares, lead }: CompanyModel): Sustainability {
  const climate = score(58 + 15 * gauss(key, 300, 0) - (HEAVY.has(company.sector.name) ? 14 : 0));
  const society = score(62 + 12 * gauss(key, 301, 0));
  const gender = score(60 + 13 * gauss(key, 302, 0));
  const size = Math.log10(Math.max(1e7, shares * (lead.details.model?.level ?? 1)));
  const payRatio = Math.round(12 + 14 * (size - 7) * (0.5 + uniform(key, 303, 0)));
  return {
    totalScore: Math.round((climate + society + gender) / 0.3) / 10,
    climateScore: climate,
    renewableEnergy: score(climate * (0.6 + 0.7 * uniform(key, 304, 0))),
    societyScore: society,
    topPay: payRatio * Math.round(48_000 + 24_000 * uniform(key, 305, 0)),
    payRatio,
    genderScore: gender,
  };
}

function score(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
}
