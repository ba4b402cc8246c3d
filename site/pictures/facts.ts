import type { Schema } from '#client/operations.ts';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import { formatNumber, NBSP } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { numberAt } from '#domain/input/at.ts';
import { displayName } from '#domain/instrument/name.ts';
import { qualityLabel } from '#domain/instrument/quality.ts';
import { unitShort } from '#domain/instrument/unit.ts';

/** German texts in the picture of an instrument. */
export interface PictureFacts {
  readonly name: string;
  /** Type and codes: `Aktie · WKN 716460 · ISIN DE0007164600`. */
  readonly identity: string;
  readonly price?: { readonly figure: string; readonly unit: string };
  readonly change?: { readonly text: string; readonly direction: 'up' | 'down' | 'flat' };
  /** Venue, time and quality of the price: `Xetra, 20.11.2026, 15:14:59 Uhr, verzögert`. */
  readonly stand?: string;
  /** Source of the prices, such as `Simulierte Kurse`. */
  readonly source?: string;
  /** Closing prices over time, at least two. */
  readonly line?: { readonly values: readonly number[]; readonly since: string };
}

interface Known {
  readonly instrument: Schema<'Instrument'>;
  readonly quote?: Schema<'Quote'> | undefined;
  readonly history?: Schema<'ChartHistory'> | undefined;
}

/** Maximum number of points: a line of a thousand pixels shows no more. */
const MOST_POINTS = 260;
/**
 * Characters that the font of the pictures lacks. It has Latin with its marks, and signs; others would have to be fetched from elsewhere.
 */
const UNKNOWN_LETTERS = /[^\u0020-\u024F\u1E00-\u1EFF\u2010-\u2026\u20AC\u2122\u2212]/gu;

/** Texts of an instrument's picture; without a quote or history, only the known ones. */
export function pictureFacts({ instrument, quote, history }: Known): PictureFacts {
  const codes = [
    instrument.displayType,
    instrument.wkn && `WKN${NBSP}${instrument.wkn}`,
    instrument.isin && `ISIN${NBSP}${instrument.isin}`,
    instrument.wkn === undefined && instrument.isin === undefined && instrument.symbol && `Symbol${NBSP}${instrument.symbol}`,
  ];
  return {
    name: drawable(displayName(instrument)),
    identity: drawable(codes.filter(Boolean).join(' · ')),
    ...(quote === undefined ? {} : quoteFacts(quote, instrument.entityType)),
    ...(history === undefined || history.last.length < 2 ? {} : { line: lineOf(history) }),
  };
}

function quoteFacts(quote: Schema<'Quote'>, entityType: Schema<'EntityType'>): Partial<PictureFacts> {
  const decimals = priceDecimals(quote.last, entityType, quote.market.decimals);
  const isRate = entityType === 'INTEREST';
  const moved = isRate ? quote.performance : quote.performancePct;
  const text = isRate ? `${formatNumber(moved, { decimals: 3, signed: true })}${NBSP}PP` : formatPercent(moved);
  const moment = quote.codeQualityPrice === 'EOD' ? formatDate(quote.datetimeLast) : formatDateTime(quote.datetimeLast, { seconds: true });
  const shown = readSign(text);
  return {
    price: { figure: formatNumber(quote.last, { decimals }), unit: unitShort(quote.displayUnit) },
    ...(moved === undefined ? {} : { change: { text, direction: shown } }),
    // Pictures are viewed for days, so a price that is real-time now is shown with its time only.
    stand: drawable(
      [quote.market.name, moment, ...(quote.codeQualityPrice === 'RLT' ? [] : [qualityLabel(quote.codeQualityPrice)])].join(', '),
    ),
    ...(quote.priceSource === undefined ? {} : { source: drawable(quote.priceSource.name) }),
  };
}

/** Sign of the displayed text: a change that is rounded to zero has no direction. */
function readSign(text: string): 'up' | 'down' | 'flat' {
  return text.startsWith('+') ? 'up' : text.startsWith('\u2212') ? 'down' : 'flat';
}

function lineOf({ last, datetimeLast }: Schema<'ChartHistory'>): NonNullable<PictureFacts['line']> {
  const step = Math.max(1, Math.ceil(last.length / MOST_POINTS));
  // Selects points so that the line ends with the newest price.
  const values = last.filter((_, index) => (last.length - 1 - index) % step === 0);
  return { values, since: formatDate(new Date(numberAt(datetimeLast, 0) * 1_000).toISOString()) };
}

function drawable(text: string): string {
  return text.replaceAll(UNKNOWN_LETTERS, '').replaceAll(/ {2,}/gu, ' ').trim();
}
