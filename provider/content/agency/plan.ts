import { given } from '#domain/input/given.ts';
import { XETRA_HOURS, xetraHours } from '#domain/venue/xetra.ts';
import { hashText, uniform } from '#market/base/index.ts';
import { HALF_HOUR_MS, isTradingDay, scheduleOf, tradingDay } from '#market/calendar/index.ts';
import { formatDay, parseDay, weekday } from '#domain/time/timezone.ts';
import { localToInstant } from '#domain/time/local-time.ts';
import type { ArticleInstrument } from '../article.ts';
import { firstOfWhy, whyInGermany, whyInNewYork, type Turns, type WhyDraft } from './why-plan.ts';

export type SlotKind =
  | 'opening'
  | 'midday'
  | 'closing'
  | 'movers'
  | 'highs'
  | 'rate'
  | 'share'
  | 'week'
  | 'outlook'
  | 'dates'
  | 'dealing'
  | 'chance'
  | 'morning'
  | 'session'
  | 'day'
  | 'why'
  | 'figures';

/** Report that the agency writes at a fixed minute. Its content follows from the market at that minute. */
export interface Slot {
  readonly id: string;
  readonly alias: string;
  readonly at: number;
  readonly kind: SlotKind;
  /** Alias of the category of the report. */
  readonly category: string;
  readonly subject: ArticleInstrument;
  /** Choice among the members of the slot's index, for a report about one of them. */
  readonly turns?: Turns;
}

/** Categories of the agency with the addresses of their reports; all kinds missing from `PLACE_OF` belong to the first. */
const PLACES = {
  'agentur-meldungen': 'news/agentur',
  'directors-dealings': 'news/feed/directors-dealings',
  boersentag: 'news/marktberichte/boersentag',
  'trading-chance-redaktion-44': 'news/feed/trading-chance-redaktion-44',
  'bewegte-aktien': 'news/feed/bewegte-aktien',
} as const;
type Place = keyof typeof PLACES;
const PLACE_OF: Readonly<Partial<Record<SlotKind, Place>>> = {
  dealing: 'directors-dealings',
  chance: 'trading-chance-redaktion-44',
  morning: 'boersentag',
  session: 'boersentag',
  day: 'boersentag',
  why: 'bewegte-aktien',
};

/** Aliases of the categories that the agency fills. */
export const AGENCY_CATEGORIES: readonly string[] = Object.keys(PLACES);

/** Instruments that the agency writes about. */
export interface Beat {
  readonly has: (entityValue: string) => boolean;
  /** Shares that get individual reports. */
  readonly shares: readonly string[];
  /** Returns the shares of the large indices whose companies report on a day (days since 1970). */
  readonly reporting: (day: number) => readonly string[];
}

type Draft = Omit<Slot, 'id' | 'alias' | 'category'> & { readonly slug: string };

const FIRST_DAY = parseDay('2015-01-01');
const SHARES_PER_DAY = 5;
/** Start numbers by kind of report, so that a new kind does not change the numbers of others. */
const OWN_FROM = 1;
const OTHERS_FROM = 500;
const SESSIONS_FROM = 550;
const FIGURES_FROM = 800;
const XETRA = scheduleOf(1);

/**
 * Plans the reports of a Berlin day (`YYYY-MM-DD`), oldest first. The plan follows from the calendar alone, so that lists can be counted
 * without a price. Weekdays that are Xetra holidays have no reports.
 */
export function planOf(day: string, beat: Beat): readonly Slot[] {
  const number = parseDay(day);
  if (number < FIRST_DAY) return [];
  const drafts = draftsOf(day, number, beat)
    .filter(({ subject }) => beat.has(subject.entityValue))
    .toSorted(inOrder);
  return [...Map.groupBy(drafts, firstNumberOf)]
    .flatMap(([from, group]) => numbered(day, group, from))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function firstNumberOf({ kind, subject, turns }: Draft): number {
  if (turns !== undefined) return firstOfWhy(subject.entityValue, turns);
  if (kind === 'figures') return FIGURES_FROM;
  if (kind === 'morning' || kind === 'session') return SESSIONS_FROM;
  return PLACE_OF[kind] === undefined ? OWN_FROM : OTHERS_FROM;
}

function inOrder(a: Draft, b: Draft): number {
  if (a.at !== b.at) return a.at - b.at;
  return a.slug === b.slug ? 0 : a.slug < b.slug ? -1 : 1;
}

function numbered(day: string, drafts: readonly Draft[], from: number): Slot[] {
  return drafts.map(({ slug, ...slot }, index) => {
    const id = `${day.replaceAll('-', '')}${String(index + from).padStart(3, '0')}`;
    const category = PLACE_OF[slot.kind] ?? 'agentur-meldungen';
    return { ...slot, id, category, alias: `${PLACES[category]}/${id}-${slug}` };
  });
}

/** Returns the day in the id of a report; undefined for ids of other articles. */
export function dayOfId(id: string): string | undefined {
  const match = /^(20\d\d)(\d\d)(\d\d)\d{3}$/u.exec(id);
  if (match === null) return undefined;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || formatDay(parseDay(day)) !== day ? undefined : day;
}

function draftsOf(day: string, number: number, beat: Beat): Draft[] {
  const draft = draftFor(day);
  const crypto = [draft('07:00', 'rate', 'CRYPTO', 'BTC', 'bitcoin-am-morgen'), draft('20:00', 'rate', 'CRYPTO', 'ETH', 'ether-am-abend')];
  const week = weekday(number);
  if (week === 6) return [...crypto, ...weekReview(draft)];
  if (week === 0) return [...crypto, draft('18:00', 'outlook', 'INDEX', '20735', 'wochenausblick')];
  if (!isTradingDay(XETRA, number)) return [];
  const xetra = [
    ...germany(draft),
    ...shareNotes(day, draft, beat),
    ...otherReports(day, draft, beat),
    ...whyInGermany((time) => draft(time, 'why', '', '', '').at).map(whyDraft),
  ];
  return [
    ...crypto,
    ...abroad(number),
    ...rates(draft),
    draft('18:05', 'closing', 'INDEX', '193736', 'euro-stoxx-50-schluss'),
    ...beat.reporting(number).map((share) => draft('07:05', 'figures', 'STOCK', share, 'quartalszahlen')),
    ...withinHours(xetra, number),
  ];
}

/**
 * Fits the reports to the Xetra hours of a day. On a short day it drops reports between the early close and the regular one, and moves
 * those after the close forward.
 */
function withinHours(drafts: readonly Draft[], day: number): readonly Draft[] {
  const earlier = (XETRA_HOURS.closing - (xetraHours(day)?.closing ?? XETRA_HOURS.closing)) * 60_000;
  if (earlier === 0) return drafts;
  const closing = given(tradingDay(XETRA, day), 'trading day').end * HALF_HOUR_MS;
  return drafts.flatMap((draft) => {
    if (draft.at < closing) return [draft];
    return draft.at < closing + earlier ? [] : [{ ...draft, at: draft.at - earlier }];
  });
}

type DraftOf = (time: string, kind: SlotKind, entityType: string, entityValue: string, slug: string) => Draft;

function draftFor(day: string): DraftOf {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (time, kind, entityType, entityValue, slug) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const at = localToInstant({ year, month, day: date, hour, minute, second: 0 }, 'Europe/Berlin');
    return { at, kind, subject: { entityType, entityValue }, slug };
  };
}

function whyDraft({ index, ...draft }: WhyDraft): Draft {
  return { ...draft, kind: 'why', subject: { entityType: 'INDEX', entityValue: index } };
}

function weekReview(draft: DraftOf): Draft[] {
  return [
    draft('09:00', 'week', 'INDEX', '20735', 'woche-dax'),
    draft('09:30', 'week', 'INDEX', '193736', 'woche-euro-stoxx-50'),
    draft('10:00', 'week', 'INDEX', '4359526', 'woche-s-p-500'),
    draft('10:30', 'week', 'PRECIOUS_METAL', '1326189', 'woche-gold'),
    draft('11:00', 'week', 'CURRENCY', 'EURUSD', 'woche-euro'),
  ];
}

function germany(draft: DraftOf): Draft[] {
  return [
    draft('07:15', 'dates', 'INDEX', '20735', 'termine-des-tages'),
    draft('09:05', 'opening', 'INDEX', '20735', 'dax-eroeffnung'),
    draft('09:08', 'opening', 'INDEX', '323547', 'mdax-eroeffnung'),
    draft('09:12', 'opening', 'INDEX', '193736', 'euro-stoxx-50-eroeffnung'),
    draft('09:45', 'movers', 'INDEX', '20735', 'dax-gewinner-und-verlierer-am-morgen'),
    draft('11:00', 'movers', 'INDEX', '323547', 'mdax-gewinner-und-verlierer'),
    draft('12:40', 'midday', 'INDEX', '193736', 'euro-stoxx-50-am-mittag'),
    draft('14:00', 'movers', 'INDEX', '20735', 'dax-gewinner-und-verlierer-am-nachmittag'),
    draft('15:00', 'movers', 'INDEX', '6623216', 'tecdax-gewinner-und-verlierer'),
    draft('16:00', 'highs', 'INDEX', '20735', '52-wochen-hochs-und-tiefs'),
    draft('17:42', 'closing', 'INDEX', '20735', 'dax-schluss'),
    draft('17:46', 'closing', 'INDEX', '323547', 'mdax-schluss'),
    draft('17:50', 'closing', 'INDEX', '6623216', 'tecdax-schluss'),
    draft('17:54', 'closing', 'INDEX', '324724', 'sdax-schluss'),
    draft('17:58', 'movers', 'INDEX', '20735', 'dax-gewinner-und-verlierer-zum-schluss'),
  ];
}

/** Plans reports on New York and Tokyo, some minutes after they open or close by their local time. */
function abroad(number: number): Draft[] {
  const minute = 60_000;
  const newYork = tradingDay(scheduleOf(10), number);
  const tokyo = tradingDay(scheduleOf(14), number);
  const at = (instant: number, kind: SlotKind, entityValue: string, slug: string): Draft[] => [
    { at: Math.ceil(instant / minute) * minute, kind, subject: { entityType: 'INDEX', entityValue }, slug },
  ];
  return [
    ...(tokyo === undefined ? [] : at(tokyo.closeTime + 9 * minute, 'closing', '60972397', 'nikkei-225-schluss')),
    ...(newYork === undefined
      ? []
      : [
          ...at(newYork.openTime + 11 * minute, 'opening', '324977', 'dow-jones-eroeffnung'),
          ...at(newYork.openTime + 16 * minute, 'opening', '325104', 'nasdaq-100-eroeffnung'),
          ...at(newYork.closeTime + 8 * minute, 'closing', '324977', 'dow-jones-schluss'),
          ...at(newYork.closeTime + 12 * minute, 'closing', '325104', 'nasdaq-100-schluss'),
          ...whyInNewYork(newYork.openTime, newYork.closeTime).map(whyDraft),
        ]),
  ];
}

function rates(draft: DraftOf): Draft[] {
  return [
    draft('08:15', 'rate', 'PRECIOUS_METAL', '1326189', 'gold-am-morgen'),
    draft('08:30', 'rate', 'CURRENCY', 'EURUSD', 'euro-am-morgen'),
    draft('09:30', 'rate', 'COMMODITY', '7743988', 'brent-am-morgen'),
    draft('12:05', 'rate', 'CURRENCY', 'EURUSD', 'euro-am-mittag'),
    draft('13:15', 'rate', 'PRECIOUS_METAL', '1326190', 'silber-am-mittag'),
    draft('14:30', 'rate', 'COMMODITY', '15534887', 'kupfer-am-nachmittag'),
    draft('16:30', 'rate', 'PRECIOUS_METAL', '1326189', 'gold-am-nachmittag'),
    draft('17:05', 'rate', 'CURRENCY', 'EURUSD', 'euro-am-nachmittag'),
    draft('18:30', 'rate', 'COMMODITY', '7743988', 'brent-am-abend'),
  ];
}

/** Selects shares of a day for one purpose at random, without repetition. */
function drawn(key: number, { shares }: Beat, size: number): readonly string[] {
  return shares
    .map((entityValue, index) => ({ entityValue, lot: uniform(key, index, 0) }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, size)
    .map(({ entityValue }) => entityValue);
}

/** Plans one trading idea, two directors' dealings, and the reports on the exchange day from before its open to its close. */
function otherReports(day: string, draft: DraftOf, beat: Beat): Draft[] {
  const [first = '', second = ''] = drawn(hashText(`agency/dealings/${day}`), beat, 2);
  const [chance = ''] = drawn(hashText(`agency/chance/${day}`), beat, 1);
  return [
    draft('10:15', 'chance', 'STOCK', chance, 'trading-chance'),
    draft('11:40', 'dealing', 'STOCK', first, 'directors-dealings'),
    draft('15:20', 'dealing', 'STOCK', second, 'directors-dealings'),
    draft('07:20', 'morning', 'INDEX', '20735', 'vor-dem-start'),
    draft('09:20', 'session', 'INDEX', '20735', 'boersentag-zum-start'),
    draft('12:35', 'session', 'INDEX', '20735', 'boersentag-am-mittag'),
    draft('15:45', 'session', 'INDEX', '20735', 'boersentag-am-nachmittag'),
    draft('17:50', 'day', 'INDEX', '20735', 'boersentag'),
  ];
}

/** Plans five reports on shares per day, spread over the hours of Xetra. */
function shareNotes(day: string, draft: DraftOf, beat: Beat): Draft[] {
  const key = hashText(`agency/shares/${day}`);
  return drawn(key, beat, SHARES_PER_DAY).map((entityValue, index) => {
    const minute = 9 * 60 + 20 + index * 94 + Math.floor(uniform(key, index, 1) * 50);
    const time = `${Math.floor(minute / 60)}:${minute % 60}`;
    return draft(time, 'share', 'STOCK', entityValue, 'aktie-im-blick');
  });
}
