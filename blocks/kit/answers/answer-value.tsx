import type { ReactNode } from 'react';
import type { Schema } from '#client/operations.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatCoverRatio } from '#domain/format/cover-ratio.ts';
import { formatDate, formatDateTime, formatQuoteTime } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { Format } from '#documents/operations/formats.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { isEntityType } from '../entity-type.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { TightLink } from '../tight-link.tsx';
import { LIVE_FIELDS, LiveValue } from '../live-value.tsx';
import { PriceChange, RateChange } from '../price-change.tsx';
import { closeOf, QualityBadge } from '../quality-badge.tsx';
import { QuoteTime } from '../quote-table.tsx';
import { contractPart, isData, readField, valueAtPath, type Shown } from './reading.ts';

const COUNTRIES = /* @__PURE__ */ new Intl.DisplayNames('de', { type: 'region', fallback: 'code' });

interface FieldContext {
  readonly shown: Shown;
  readonly holder: Readonly<Record<string, unknown>>;
  readonly now: string;
}

/** Formats a value of an answer; a dash if it is unknown or contradicts the contract. */
export function answerValue(row: unknown, shown: Shown, now: string): ReactNode {
  const { value, holder } = readField(row, shown);
  const context = { shown, holder, now };
  if (typeof value === 'number') return WRITE_NUMBER[shown.format]?.(value, context) ?? NO_VALUE;
  if (typeof value === 'string') return linked(WRITE_TEXT[shown.format]?.(value, context) ?? NO_VALUE, valueAtPath(row, shown.link));
  if (shown.format === 'course') return courseOf(value);
  if (typeof value === 'boolean') return shown.format === 'yes-no' ? (value ? 'ja' : 'nein') : NO_VALUE;
  return shown.format === 'instrument' ? instrument(value) : NO_VALUE;
}

/** Text as a link to an address in its row; plain text if the address is missing or unsafe. */
function linked(text: ReactNode, address: unknown): ReactNode {
  const href = typeof address === 'string' ? safeHref(address) : undefined;
  return href === undefined ? text : <a href={href}>{text}</a>;
}

/** Returns true if the row has a value to show. */
export function isKnown(row: unknown, shown: Shown): boolean {
  const { value } = readField(row, shown);
  return value !== undefined && value !== null && value !== '';
}

/** Sparkline of a list of numbers; renders nothing without numbers. */
function courseOf(value: unknown): ReactNode {
  const prices = Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
  return <Sparkline series={{ at: prices.map((_, index) => index), value: prices }} />;
}

type Write<Value> = Readonly<Partial<Record<Format, (value: Value, context: FieldContext) => ReactNode>>>;

const WRITE_NUMBER: Write<number> = {
  number: (value, { shown }) => formatNumber(value, shown.decimals === undefined ? {} : { decimals: shown.decimals }),
  integer: (value, context) => moving(context, formatInteger(value), 0),
  percent: (value, { shown }) => formatPercent(value, { signed: false, decimals: shown.decimals ?? 2 }),
  change: (value, { shown, holder }) => (
    <PriceChange
      value={value}
      decimals={shown.decimals ?? 2}
      notation={shown.field.live === undefined ? undefined : notationOf(shown, holder)}
    />
  ),
  difference: changeOf,
  price: (value, context) => {
    const decimals = decimalsOf(context, value);
    return moving(context, formatPrice(value, unitOf(context), decimals), decimals);
  },
  amount: (value, context) => formatPrice(value, unitOf(context), context.shown.decimals ?? 2),
  // Rounded to cents, a dividend of six cents would look the same for years.
  'per-share': (value, context) => formatPrice(value, unitOf(context), context.shown.decimals ?? priceDecimals(value)),
  money: (value, context) => formatCompact(value, unitOf(context), context.shown.decimals ?? 2),
  'cover-ratio': formatCoverRatio,
  year: String,
};

const WRITE_TEXT: Write<string> = {
  text: (value) => value,
  date: (value) => formatDate(value),
  'date-time': (value) => formatDateTime(value),
  time: quoteTime,
  country: (value) => (/^[A-Z]{2}$/u.test(value) ? COUNTRIES.of(value) : value),
  quality: (value, { shown, holder }) => <QualityBadge code={value} notation={notationOf(shown, holder)} closed={closeIn(holder)} />,
  link: (value) => {
    const href = safeHref(value);
    return href === undefined ? value : <a href={href}>{linkText(value)}</a>;
  },
};

function closeIn({ isClose, datetimeLast }: FieldContext['holder']): string | undefined {
  return typeof datetimeLast === 'string' ? closeOf({ isClose: isClose === true, datetimeLast }) : undefined;
}

/** Change of a price in its unit; for a rate in percentage points. */
function changeOf(value: number, context: FieldContext): ReactNode {
  const { shown, holder } = context;
  const notation = shown.field.live === undefined ? undefined : notationOf(shown, holder);
  if (valueAtPath(holder, shown.section.entityType) === 'INTEREST') return <RateChange value={value} notation={notation} />;
  return <PriceChange value={value} unit="absolute" arrow={false} decimals={decimalsOf(context, value)} notation={notation} />;
}

const LONGEST_LINK = 28;

/** Text of a link, such as `emittent.example/kontakt`; for long addresses only the host, since it names the owner. */
function linkText(address: string): string {
  const text = address.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
  return text.length > LONGEST_LINK ? text.replace(/\/.*/su, '') : text;
}

function instrument(value: unknown): ReactNode {
  const found = contractPart<Schema<'Instrument'> | undefined>(value, isNamed, undefined);
  return found === undefined ? NO_VALUE : <TightLink instrument={{ ...found, urls: isData(found.urls) ? found.urls : {} }} />;
}

function isNamed(value: unknown): boolean {
  return isData(value) && typeof value['name'] === 'string';
}

/** Time of the last price with its quality, as in all tables of quotes. */
function quoteTime(value: string, { shown, holder, now }: FieldContext): ReactNode {
  if (shown.field.live === 'datetimeLast' && holder['codeQualityPrice'] !== undefined && isData(holder['market']))
    return <QuoteTime quote={contractPart<Schema<'Quote'> | undefined>(holder, isData, undefined)} now={now} />;
  return moving({ shown, holder, now }, <time dateTime={value}>{formatQuoteTime(value, now)}</time>);
}

/** Value that live updates may replace, if its notation is known. */
function moving({ shown, holder }: FieldContext, children: ReactNode, decimals?: number): ReactNode {
  const notation = notationOf(shown, holder);
  const field = LIVE_FIELDS.find((each) => each === shown.field.live);
  if (field === undefined || notation === undefined) return children;
  return (
    <LiveValue notation={notation} field={field} {...(decimals !== undefined && { decimals })}>
      {children}
    </LiveValue>
  );
}

function notationOf({ section }: Shown, holder: FieldContext['holder']): number | undefined {
  const notation = valueAtPath(holder, section.notation);
  return typeof notation === 'number' ? notation : undefined;
}

/** Unit of a value: a currency code in the contract, else the content of the neighboring field that the contract names. */
export function unitOf({ shown: { field }, holder }: Pick<FieldContext, 'shown' | 'holder'>): string {
  if (field.unit === undefined || /^[A-Z]{3}$/u.test(field.unit)) return field.unit ?? '';
  const unit = holder[field.unit];
  return typeof unit === 'string' ? unit : '';
}

/** Decimals of the venue's quotes, else by type of instrument and its last price. */
function decimalsOf({ shown: { section, decimals }, holder }: FieldContext, value: number): number {
  if (decimals !== undefined) return decimals;
  const [quoted, entityType, height] = [section.decimals, section.entityType, section.height].map((path) => valueAtPath(holder, path));
  return priceDecimals(
    typeof height === 'number' ? height : value,
    isEntityType(entityType) ? entityType : undefined,
    typeof quoted === 'number' ? quoted : undefined,
  );
}
