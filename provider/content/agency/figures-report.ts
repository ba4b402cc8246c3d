import { formatCompact } from '#domain/format/compact.ts';
import { datesOf } from './figures.ts';
import { escaped, paragraph, SIMULATED, type Report, type Writer } from './text.ts';
import { currencySign, perShare, percent } from './words.ts';

/** Maximum difference in percent that counts as expected. */
const AS_EXPECTED = 0.5;

/**
 * Writes a report on a company's results on the day of their release: earnings per share and revenue, each compared with the expected one.
 */
export const writeFigures: Writer = (slot, sources, say) => {
  const date = datesOf(sources, slot.at).find(
    ({ share, report }) => report !== undefined && share.entityValue === slot.subject.entityValue,
  );
  if (date?.report === undefined) return undefined;
  const { share, title, report } = date;
  const sign = currencySign(report.isoCurrency);
  const [eps, epsExpected] = [perShare(report.eps, sign), perShare(report.epsExpected, sign)];
  const [revenue, revenueExpected] = [report.revenue, report.revenueExpected].map((money) => formatCompact(money, sign, 2));
  const profit = against(report.eps, report.epsExpected);
  return {
    headline: {
      above: say(`${share.name} verdient mehr als erwartet`, `${share.name} übertrifft die Erwartungen`),
      below: say(`${share.name} verdient weniger als erwartet`, `${share.name} verfehlt die Erwartungen`),
      as: say(`${share.name} legt Zahlen wie erwartet vor`, `${share.name}: Zahlen im Rahmen der Erwartungen`),
    }[profit.way],
    teaser: `${title}: Ergebnis je Aktie ${eps}, erwartet waren ${epsExpected}.`,
    body: () => ({
      contentItems: [
        paragraph(
          `${escaped(share.name)} hat den ${title} vorgelegt.`,
          `Das Ergebnis je Aktie beträgt ${eps}${profit.words === '' ? '' : ` und liegt damit ${profit.words}`}; erwartet waren ${epsExpected}.`,
        ),
        paragraph(`Der Umsatz kommt auf ${revenue}, gerechnet worden war mit ${revenueExpected}.`),
        {
          type: 'table',
          title: escaped(title),
          rows: [
            ['', 'Berichtet', 'Erwartet'],
            ['Ergebnis je Aktie', eps, epsExpected],
            ['Umsatz', revenue ?? '', revenueExpected ?? ''],
          ],
        },
        SIMULATED,
      ],
    }),
  } satisfies Report;
};

/** Compares a figure with the expected one: above or below, and by how many percent. Without a percentage if a loss was expected. */
function against(actual: number, expected: number): { readonly way: 'above' | 'below' | 'as'; readonly words: string } {
  const apart = expected > 0 ? (actual / expected - 1) * 100 : undefined;
  if (apart !== undefined && Math.abs(apart) < AS_EXPECTED) return { way: 'as', words: '' };
  const way = actual >= expected ? 'above' : 'below';
  return { way, words: apart === undefined ? '' : `${percent(apart)} ${way === 'above' ? 'darüber' : 'darunter'}` };
}
