import { rateBetween } from '#domain/currency/rates.ts';
import { formatNumber, NO_VALUE } from '#domain/format/number.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { CurrencyMatrixProps } from '../../generated/props.ts';
import { currencyName, euroRatesOf } from '../../kit/currency/euro-rates.ts';
import type { needs } from './data.ts';

/** Matrix of exchange rates from the currency of the row to that of the column. */
export function CurrencyMatrix({
  props: { headline, currencies },
  data: { pairs },
}: BlockView<CurrencyMatrixProps, ReturnType<typeof needs>>) {
  const rates = euroRatesOf(pairs);
  const codes = currencies.filter((code) => rates[code] !== undefined);
  return (
    <section className="currency-matrix">
      <BlockHead title={headline} aside={<SourceNotes sources={pairs.list.map(({ quote }) => quote?.priceSource)} />} />
      {codes.length < 2 ? (
        <EmptyState>Gerade gibt es keine Wechselkurse.</EmptyState>
      ) : (
        <div className="currency-matrix__scroll">
          <table>
            <caption className="visually-hidden">{headline}: was eine Einheit der Währung links in der Währung oben kostet</caption>
            <thead>
              <tr>
                <th scope="col">1 Einheit kostet</th>
                {codes.map((code) => (
                  <th key={code} scope="col">
                    <abbr title={currencyName(code)}>{code}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {codes.map((from) => (
                <tr key={from}>
                  <th scope="row">
                    {from} <span className="currency-matrix__name">{currencyName(from)}</span>
                  </th>
                  {codes.map((to) => (
                    <td key={to}>{from === to ? NO_VALUE : formatRate(rateBetween(rates, from, to))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Formats a rate with five significant digits, with at least two and at most six decimals. */
function formatRate(rate: number | undefined): string {
  if (rate === undefined) return NO_VALUE;
  return formatNumber(rate, { decimals: Math.min(6, Math.max(2, 4 - Math.floor(Math.log10(rate)))) });
}
