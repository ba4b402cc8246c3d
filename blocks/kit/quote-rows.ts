import type { Schema } from '#client/operations.ts';
import type { Series } from './chart/series.ts';

/** Row of a table of quotes. */
export interface QuoteRow {
  readonly instrument: Schema<'Instrument'>;
  readonly quote: Schema<'Quote'> | undefined;
  readonly course?: Series | undefined;
  /** Price of a week ago and the change since, in its unit and in percent, for tables of the week. */
  readonly week?: Readonly<Record<'base' | 'absolute' | 'percent', number | undefined>> | undefined;
}

type Key = Pick<Schema<'InstrumentKey'>, 'entityType' | 'entityValue'>;

/** Joins instruments and quotes in the order of the editor; unknown instruments are left out. */
export function quoteRows(
  keys: readonly Key[],
  instruments: readonly Schema<'Instrument'>[],
  quotes: readonly Schema<'Quote'>[],
): QuoteRow[] {
  const instrumentOf = new Map(instruments.map((instrument) => [nameOf(instrument), instrument]));
  const quoteOf = new Map(quotes.map((quote) => [nameOf(quote), quote]));
  return keys.flatMap((key) => {
    const instrument = instrumentOf.get(nameOf(key));
    return instrument === undefined ? [] : [{ instrument, quote: quoteOf.get(nameOf(key)) }];
  });
}

function nameOf({ entityType, entityValue }: Key): string {
  return `${entityType}/${entityValue}`;
}
