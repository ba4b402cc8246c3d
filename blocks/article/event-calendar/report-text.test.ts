import { expect, it } from 'vitest';
import { perShareText } from './report-text.ts';

type Event = Parameters<typeof perShareText>[0];
const report = (figures: object | undefined) =>
  ({ stocksCompanyEvent: { companyEvent: { ...(figures && { reportFigures: figures }) } } }) as unknown as Event;
const written = (figures: object | undefined): string | undefined => perShareText(report(figures))?.replaceAll('\u00A0', ' ');
const EURO = { isoCurrency: 'EUR', revenueExpected: 1 };

it.each([
  [{ ...EURO, epsExpected: 1.48 }, '1,48 EUR erwartet'],
  [{ ...EURO, epsExpected: 1.48, eps: 1.52 }, '1,52 EUR, erwartet 1,48 EUR'],
  [{ ...EURO, epsExpected: 1.48, eps: 1.484 }, '1,48 EUR, wie erwartet'],
  [{ ...EURO, isoCurrency: 'USD', epsExpected: -0.2, eps: 0.1 }, '0,1000 USD, erwartet −0,2000 USD'],
  [undefined, undefined],
])('tells of %o per share: %s', (figures, text) => expect(written(figures)).toBe(text));

it('tells nothing of what is no company’s', () => expect(perShareText({} as Event)).toBeUndefined());
