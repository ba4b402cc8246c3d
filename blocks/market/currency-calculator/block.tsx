import { formatDateTime } from '#domain/format/date.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Island } from '../../kit/island.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { CurrencyCalculatorProps } from '../../generated/props.ts';
import { currencyName, euroRatesOf } from '../../kit/currency/euro-rates.ts';
import { conversionOf } from '../../kit/currency/conversion.ts';
import type { needs } from './data.ts';
import { Island as Calculator } from './live.client.tsx';

/** Converts an amount between currencies. Amount and currencies are in the address. */
export function CurrencyCalculator({ props, data: { pairs }, page }: BlockView<CurrencyCalculatorProps, ReturnType<typeof needs>>) {
  const known = euroRatesOf(pairs);
  const codes = props.currencies.filter((code) => known[code] !== undefined);
  const rates = Object.fromEntries(codes.flatMap((code) => (known[code] === undefined ? [] : [[code, known[code]]])));
  const newest = pairs.list
    .flatMap(({ quote }) => quote?.datetimeLast ?? [])
    .toSorted()
    .at(-1);
  return (
    <section className="currency-calculator">
      <BlockHead title={props.headline} aside={<SourceNotes sources={pairs.list.map(({ quote }) => quote?.priceSource)} />} />
      <Island
        name="currency-calculator/live"
        of={Calculator}
        rule="interaction"
        props={{
          path: page.path,
          rates,
          currencies: codes.map((code) => ({ code, name: currencyName(code) })),
          start: conversionOf(page.query, codes),
        }}
      />
      {newest !== undefined && <p className="currency-calculator__time">Kurse vom {formatDateTime(newest)}</p>}
    </section>
  );
}
