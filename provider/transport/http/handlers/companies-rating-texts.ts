import type { Schema } from '#client/operations.ts';
import { formatNumber, NBSP } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { rate, Rating } from '#market/companies/index.ts';

/** Rating with the figures that it follows from. */
export type RatingAnswer = Rating & { readonly inputs: Parameters<typeof rate>[0] };

const oneDecimal = (value: number): string => formatNumber(value, { decimals: 1 });
const percentText = (value: number): string => formatPercent(value, { decimals: 1, signed: false });

/** Returns the texts of the four criteria for chances. */
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
          : `Das Kurs-Gewinn-Verhältnis beträgt ${oneDecimal(inputs.priceEarnings)}; für vergleichbare Unternehmen sind ${oneDecimal(inputs.usualPriceEarnings)} üblich.`,
    },
    ...trendItems(rating),
    ...leadItems(rating),
  ];
}

/** Returns the texts about the trend; empty for a share with too short a price history. */
function trendItems({ hasTrendStar, inputs: { trend } }: RatingAnswer): Schema<'ScreenerItem'>[] {
  if (trend === undefined) return [];
  return [
    {
      typeItem: 'TECHNICAL_TREND',
      typeDescription: 'Mittelfristiger Trend',
      typeValue: 'FLOAT',
      value: Math.round(1000 * (trend - 1)) / 10,
      hasStar: hasTrendStar,
      numberStars: Number(hasTrendStar),
      shortText: hasTrendStar ? 'Steigender Trend' : trend < 2 - 1.0175 ? 'Fallender Trend' : 'Kein klarer Trend',
      longText: `Der Kurs liegt ${percentText(100 * Math.abs(trend - 1))} ${trend < 1 ? 'unter' : 'über'} seinem Durchschnitt der letzten 200 Handelstage.`,
    },
  ];
}

/** Returns the texts about the lead over the index; empty for a share that cannot be compared, because 0 % would be wrong. */
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

/** Returns the texts of the criteria for risks, without those whose figures are missing. */
export function riskItems(rating: RatingAnswer): Schema<'ScreenerItem'>[] {
  const { volatility, beta, correlation } = rating.inputs;
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
  const items: Schema<'ScreenerItem'>[] = [];
  if (beta !== undefined)
    items.push(
      item(
        'BEAR_MARKET_FACTOR',
        'Bear Market Faktor',
        rating.bearMarketFactor,
        rating.bearMarketFactor > 0 ? 'Anfällig in fallenden Märkten' : 'Ruhig in fallenden Märkten',
        `Das Beta zum Vergleichsindex beträgt ${oneDecimal(beta)}: Fällt der Index um 10${NBSP}%, fiel die Aktie im Mittel um ${percentText(10 * beta)}.`,
      ),
    );
  if (volatility !== undefined || beta !== undefined) {
    const level = RISKS[rating.risk + 1] ?? 'Mittel';
    const known = [volatility !== undefined && 'Schwankung', beta !== undefined && 'Beta'].filter(Boolean).join(' und ');
    items.push(
      item(
        'RISK_RATING',
        'Gesamtrisiko',
        rating.risk,
        level,
        `Das Risiko der Aktie gilt als ${level.toLowerCase()}: Diese Stufe folgt aus ${known}.`,
      ),
    );
  }
  if (volatility !== undefined)
    items.push(
      item(
        'VOLATILITY',
        'Volatilität über ein Jahr',
        Math.round(volatility * 10) / 10,
        `${percentText(volatility)} im Jahr`,
        `Der Kurs schwankte in einem Jahr auf Jahressicht um ${percentText(volatility)}.`,
      ),
    );
  if (correlation !== undefined)
    items.push(
      item(
        'CORRELATION',
        'Korrelation',
        Math.round(correlation * 100) / 100,
        correlation > 0.5 ? 'Läuft mit dem Markt' : 'Läuft unabhängig vom Markt',
        `${percentText(100 * correlation ** 2)} der Bewegungen erklärt der Vergleichsindex.`,
      ),
    );
  return items;
}
