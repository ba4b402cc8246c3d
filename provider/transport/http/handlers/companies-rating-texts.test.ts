import { describe, expect, it } from 'vitest';
import { rate } from '#market/companies/index.ts';
import type { RatingInputs } from '#market/companies/rating.ts';
import { fundamentalItems, riskItems } from './companies-rating-texts.ts';

const whole: RatingInputs = {
  revision: 0.02,
  priceEarnings: 15,
  usualPriceEarnings: 18,
  expectedReturn: 0.08,
  trend: 0.95,
  lead: -1.24,
  volatility: 23.4,
  beta: 1.2,
  correlation: 0.8,
};
const answered = (inputs: RatingInputs) => {
  const rating = { ...rate(inputs), inputs };
  return [...fundamentalItems(rating), ...riskItems(rating)];
};
const types = (inputs: RatingInputs): string[] => answered(inputs).map(({ typeItem }) => typeItem);

describe('the texts of a rating', () => {
  it('say what each mark stands on, in German figures', () => {
    expect(answered(whole).map(({ longText }) => longText)).toEqual([
      'Die Gewinnerwartung für das laufende Geschäftsjahr hat sich in drei Monaten um 2,0\u00A0% verändert.',
      'Das Kurs-Gewinn-Verhältnis beträgt 15,0; für vergleichbare Unternehmen sind 18,0 üblich.',
      'Der Kurs liegt 5,0\u00A0% unter seinem Durchschnitt der letzten 200 Handelstage.',
      'In vier Wochen betrug der Abstand zum Vergleichsindex \u22121,2\u00A0%.',
      'Das Beta zum Vergleichsindex beträgt 1,2: Fällt der Index um 10\u00A0%, fiel die Aktie im Mittel um 12,0\u00A0%.',
      'Das Risiko der Aktie gilt als mittel: Diese Stufe folgt aus Schwankung und Beta.',
      'Der Kurs schwankte in einem Jahr auf Jahressicht um 23,4\u00A0%.',
      '64,0\u00A0% der Bewegungen erklärt der Vergleichsindex.',
    ]);
  });

  it.each([
    ['trend', ['TECHNICAL_TREND']],
    ['lead', ['RELATIVE_PERFORMANCE']],
    ['volatility', ['VOLATILITY']],
    ['beta', ['BEAR_MARKET_FACTOR']],
    ['correlation', ['CORRELATION']],
  ] as const)('leave out what follows from a figure that a share does not have: %s', (figure, gone) => {
    const { [figure]: _, ...rest } = whole;
    expect(types(whole).filter((type) => !types(rest).includes(type))).toEqual(gone);
  });

  it('claim no risk of a share without any figure for it', () => {
    const { revision, priceEarnings, usualPriceEarnings, expectedReturn } = whole;
    const inputs = { revision, ...(priceEarnings === undefined ? {} : { priceEarnings }), usualPriceEarnings, expectedReturn };
    expect(types(inputs)).toEqual(['EARNING_REVISION_TREND', 'VALUATION_RATING']);
  });
});
