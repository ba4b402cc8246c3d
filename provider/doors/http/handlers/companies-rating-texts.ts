import type { Schema } from '#client/operations.ts';
import type { rate, Rating } from '../../../data/companies/rating.ts';

/** A rating with what it follows from. */
export type RatingAnswer = Rating & { readonly inputs: Parameters<typeof rate>[0] };

const one = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const percentText = (value: number): string => `${one.format(value)} %`;

/** The four marks for chances, in words. */
export function fundamentalItems(rating: RatingAnswer): Schema<'ScreenerItem'>[] {
  const { inputs } = rating;
  const revision = 100 * inputs.revision;
  return [
    {
      typeItem: 'EARNING_REVISION_TREND',
      typeDescription: 'Revidierte Gewinnprognose',
      typeValue: 'FLOAT',
      value: Math.round(revision * 100) / 100,
      hasStar: rating.hasRevisionStar,
      numberStars: Number(rating.hasRevisionStar),
      shortText: Math.abs(revision) <= 1 ? 'Prognosen unverändert' : revision > 0 ? 'Positive Tendenz' : 'Negative Tendenz',
      longText: `Die Gewinnerwartung für das laufende Geschäftsjahr hat sich in drei Monaten um ${percentText(revision)} verändert.`,
    },
    {
      typeItem: 'VALUATION_RATING',
      typeDescription: 'Bewertung',
      typeValue: 'INT',
      value: rating.valuation,
      hasStar: rating.hasValuationStar,
      numberStars: Number(rating.hasValuationStar),
      shortText: VALUATIONS[rating.valuation + 2] ?? 'Angemessen bewertet',
      longText:
        inputs.priceEarnings === undefined
          ? 'Für das laufende Geschäftsjahr wird kein Gewinn erwartet.'
          : `Das Kurs-Gewinn-Verhältnis beträgt ${one.format(inputs.priceEarnings)}; für vergleichbare Unternehmen sind ${one.format(inputs.usualPriceEarnings)} üblich.`,
    },
    {
      typeItem: 'TECHNICAL_TREND',
      typeDescription: 'Mittelfristiger Trend',
      typeValue: 'FLOAT',
      value: Math.round(1000 * ((inputs.trend ?? 1) - 1)) / 10,
      hasStar: rating.hasTrendStar,
      numberStars: Number(rating.hasTrendStar),
      shortText: rating.hasTrendStar ? 'Steigender Trend' : (inputs.trend ?? 1) < 2 - 1.0175 ? 'Fallender Trend' : 'Kein klarer Trend',
      longText: `Der Kurs liegt ${percentText(100 * Math.abs((inputs.trend ?? 1) - 1))} ${(inputs.trend ?? 1) < 1 ? 'unter' : 'über'} seinem Durchschnitt der letzten 200 Handelstage.`,
    },
    ...leadItems(rating),
  ];
}

/** Nothing for a share that cannot be compared: 0 % would be a claim. */
function leadItems({ hasLeadStar, inputs: { lead } }: RatingAnswer): Schema<'ScreenerItem'>[] {
  if (lead === undefined) return [];
  return [
    {
      typeItem: 'RELATIVE_PERFORMANCE',
      typeDescription: 'Relative Entwicklung in vier Wochen',
      typeValue: 'FLOAT',
      value: Math.round(10 * lead) / 10,
      hasStar: hasLeadStar,
      numberStars: Number(hasLeadStar),
      shortText: hasLeadStar ? 'Besser als der Vergleichsindex' : 'Kein Vorsprung vor dem Vergleichsindex',
      longText: `In vier Wochen betrug der Abstand zum Vergleichsindex ${percentText(lead)}.`,
    },
  ];
}

const VALUATIONS = ['Stark unterbewertet', 'Leicht unterbewertet', 'Angemessen bewertet', 'Leicht überbewertet', 'Stark überbewertet'];
const RISKS = ['Niedrig', 'Mittel', 'Hoch'];

/** The marks for risks, in words. */
export function riskItems(rating: RatingAnswer): Schema<'ScreenerItem'>[] {
  const { volatility = 30, beta = 1, correlation = 0 } = rating.inputs;
  const item = (typeItem: string, typeDescription: string, value: number, shortText: string, longText: string) =>
    ({
      typeItem,
      typeDescription,
      typeValue: Number.isInteger(value) ? 'INT' : 'FLOAT',
      value,
      hasStar: false,
      shortText,
      longText,
    }) as const;
  const level = RISKS[rating.risk + 1] ?? 'Mittel';
  return [
    item(
      'BEAR_MARKET_FACTOR',
      'Bear Market Faktor',
      rating.bearMarketFactor,
      rating.bearMarketFactor > 0 ? 'Anfällig in fallenden Märkten' : 'Ruhig in fallenden Märkten',
      `Das Beta zum Vergleichsindex beträgt ${one.format(beta)}: Fällt der Index um 10 %, fiel die Aktie im Mittel um ${percentText(10 * beta)}.`,
    ),
    item(
      'RISK_RATING',
      'Gesamtrisiko',
      rating.risk,
      level,
      `Das Risiko der Aktie gilt als ${level.toLowerCase()}: Schwankung und Beta bestimmen diese Stufe.`,
    ),
    item(
      'VOLATILITY',
      'Volatilität über ein Jahr',
      Math.round(volatility * 10) / 10,
      `${percentText(volatility)} im Jahr`,
      `Der Kurs schwankte in einem Jahr auf Jahressicht um ${percentText(volatility)}.`,
    ),
    item(
      'CORRELATION',
      'Korrelation',
      Math.round(correlation * 100) / 100,
      correlation > 0.5 ? 'Läuft mit dem Markt' : 'Läuft unabhängig vom Markt',
      `${percentText(100 * correlation ** 2)} der Bewegungen erklärt der Vergleichsindex.`,
    ),
  ];
}
