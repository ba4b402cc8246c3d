import type { Schema } from '#client/operations.ts';
import { isDerivativeType, typeShort } from '#domain/derivative/types.ts';
import { formatDay } from '#domain/time/timezone.ts';
import { issuerOf } from '#market/catalogue/index.ts';
import type { FacetName, FinderAnswer, NumberName } from '#market/derivatives/index.ts';

/** Fields whose number is a count of days since 1970. */
export const DAY_NUMBERS: ReadonlySet<string> = new Set(['dateMaturity', 'dateFirstTrading']);

const LABELS: Readonly<Record<FacetName, string>> = {
  entitySubType: 'Art',
  idIssuer: 'Emittent',
  idExerciseRight: 'Richtung',
  feature: 'Besonderheit',
  openEnded: 'Laufzeit',
  yearMaturity: 'Fälligkeit',
};

const VALUE_LABELS: Readonly<Record<string, string>> = {
  STANDARD: 'Standard',
  STOP_LOSS: 'mit Stop-Loss',
  SMART_TURBO: 'Smart Turbo',
  OTC_KO: 'nur außerbörslich',
};

/** Returns the counts of the facets with German labels. */
export function facetsOf(facets: NonNullable<FinderAnswer['facets']>): Schema<'FinderFacet'>[] {
  return [...facets].map(([name, counts]) => ({
    name,
    label: LABELS[name],
    values: [...counts].map(([value, count]) => ({ value, label: labelOf(name, value), count })),
  }));
}

const RANGE_LABELS: Readonly<Record<NumberName, string>> = {
  bid: 'Geld',
  ask: 'Brief',
  spread: 'Spanne',
  spreadAskPct: 'Spanne in Prozent',
  gearingAsk: 'Hebel',
  leverage: 'Omega',
  premiumAsk: 'Aufgeld in Prozent',
  breakEven: 'Gewinnschwelle',
  strikeAbs: 'Basispreis',
  knockOutAbs: 'Knock-out-Schwelle',
  differenceKnockoutPct: 'Abstand zur Schwelle in Prozent',
  impliedVolatility: 'Implizite Volatilität in Prozent',
  delta: 'Delta',
  discountPct: 'Abschlag in Prozent',
  maximumReturnPct: 'Höchster Ertrag in Prozent',
  maximumReturnPerAnnumPct: 'Höchster Ertrag in Prozent im Jahr',
  bonusReturnPct: 'Bonusertrag in Prozent',
  sidewaysYieldPct: 'Seitwärtsertrag in Prozent',
  capAbs: 'Höchstkurs',
  bonusLevel: 'Bonuslevel',
  coverRatio: 'Bezugsverhältnis',
  dateMaturity: 'Fälligkeit',
  dateFirstTrading: 'Erster Handelstag',
};

/** Returns the histograms of the numbers with German labels. */
export function rangesOf(histograms: NonNullable<FinderAnswer['histograms']>): Schema<'FinderRange'>[] {
  return [...histograms].map(([name, { from, to, shares }]) => {
    const text = (bound: number): string => (DAY_NUMBERS.has(name) ? formatDay(Math.round(bound)) : String(bound));
    return { name: `${name}Range`, label: RANGE_LABELS[name], from: text(from), to: text(to), shares: [...shares] };
  });
}

function labelOf(name: FacetName, value: string): string {
  if (name === 'entitySubType') return isDerivativeType(value) ? typeShort(value) : value;
  if (name === 'idIssuer') return issuerOf(Number(value))?.name ?? value;
  if (name === 'idExerciseRight') return value === '2' ? 'Call' : 'Put';
  if (name === 'openEnded') return value === 'true' ? 'Open End' : 'mit Fälligkeit';
  return VALUE_LABELS[value] ?? value;
}
