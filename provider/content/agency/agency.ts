import { LRUCache } from 'lru-cache';
import { spend } from '#market/base/index.ts';
import { formatDay, parseDay } from '#domain/time/timezone.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { ArticleRecord } from '../article.ts';
import type { AgencySources } from './figures.ts';
import { writeChance } from './chance-report.ts';
import { writeDay } from './day-report.ts';
import { writeDates } from './dates-report.ts';
import { writeDealing } from './dealing-report.ts';
import { writeIndexReport } from './index-report.ts';
import { writeFigures } from './figures-report.ts';
import { writeHighs, writeMovers } from './movers-report.ts';
import { writeMorning } from './morning-report.ts';
import { writeOutlook } from './outlook-report.ts';
import { dayOfId, planOf, type Beat, type Slot, type SlotKind } from './plan.ts';
import { writeSession } from './session-report.ts';
import { EXPLAINED_INDICES } from './why-plan.ts';
import { writeWhy } from './why-report.ts';
import { writeRate, writeShare, writeWeek } from './single-report.ts';
import type { Body, Writer } from './text.ts';
import { capital, pressName, sayFor } from './words.ts';

export const AGENCY = { source: 'kurswerk', name: 'Kurswerk Nachrichten' } as const;

/** Simulated news agency: reports are a pure function of the market and the minute at which they are written. */
export interface Agency {
  /** Returns the slots of the days `from` to `to` (`YYYY-MM-DD`, both included), newest first. */
  slots(from: string, to: string): readonly Slot[];
  /** Returns the slot with an id or an alias. */
  slot(key: string): Slot | undefined;
  /** Returns the written report; undefined if the market has no figures for it. */
  report(slot: Slot): ArticleRecord | undefined;
}

const PLANS_KEPT = 400;
const REPORTS_KEPT = 2_000;
const FAMILIES = ['20735', '323547', '6623216'];

const WRITERS: Readonly<Record<SlotKind, Writer>> = {
  opening: writeIndexReport,
  midday: writeIndexReport,
  closing: writeIndexReport,
  movers: writeMovers,
  highs: writeHighs,
  rate: writeRate,
  share: writeShare,
  week: writeWeek,
  outlook: writeOutlook,
  dates: writeDates,
  dealing: writeDealing,
  chance: writeChance,
  morning: writeMorning,
  session: writeSession,
  day: writeDay,
  why: writeWhy,
  figures: writeFigures,
};

/** Creates the simulated agency of a market. Plans and reports are made on demand and cached up to a limit. */
export function createAgency(catalogued: AgencySources): Agency {
  const sources = withPressNames(catalogued);
  const followed = new Set(EXPLAINED_INDICES.flatMap((index) => sources.membersOf(index)).map(({ entityValue }) => entityValue));
  const reporting = (day: number): readonly string[] =>
    sources
      .datesOn(day)
      .flatMap(({ share, report }) => (report !== undefined && followed.has(share.entityValue) ? [share.entityValue] : []));
  const beat: Beat = {
    has: (entityValue) => sources.instrument(entityValue) !== undefined,
    reporting,
    shares: [...new Set(FAMILIES.flatMap((index) => sources.membersOf(index)).map(({ entityValue }) => entityValue))].toSorted(),
  };
  const plans = new LRUCache<string, readonly Slot[]>({ max: PLANS_KEPT });
  const reports = new LRUCache<string, { readonly record: ArticleRecord | undefined }>({ max: REPORTS_KEPT });
  const plan = (day: string): readonly Slot[] => {
    const known = plans.get(day);
    if (known !== undefined) return known;
    spend();
    const made = planOf(day, beat);
    plans.set(day, made);
    return made;
  };
  return {
    slots(from, to) {
      const days: string[] = [];
      for (let day = parseDay(to); day >= parseDay(from); day -= 1) days.push(formatDay(day));
      return days.flatMap((day) => plan(day).toReversed());
    },
    slot(key) {
      const id = /^(?:news\/(?:[a-z0-9-]+\/)+)?(\d{11})(?:-|$)/u.exec(key)?.[1];
      const day = id === undefined ? undefined : dayOfId(id);
      return day === undefined ? undefined : plan(day).find((slot) => slot.id === key || slot.alias === key);
    },
    report(slot) {
      const known = reports.get(slot.id);
      if (known !== undefined) return known.record;
      spend();
      const record = write(slot, sources);
      reports.set(slot.id, { record });
      return record;
    },
  };
}

/** Returns the same instruments with the names that the agency uses. */
function withPressNames(sources: AgencySources): AgencySources {
  const called = <Named extends InstrumentRecord | undefined>(record: Named): Named =>
    record === undefined || pressName(record.name) === record.name ? record : { ...record, name: pressName(record.name) };
  return {
    ...sources,
    instrument: (entityValue) => called(sources.instrument(entityValue)),
    membersOf: (index) => sources.membersOf(index).map(called),
    datesOn: (day) => sources.datesOn(day).map((note) => ({ ...note, share: called(note.share) })),
  };
}

/** Writes a report. Its text is only written when it is read, not when it is listed. */
function write(slot: Slot, sources: AgencySources): ArticleRecord | undefined {
  const report = WRITERS[slot.kind](slot, sources, sayFor(slot.id));
  if (report === undefined) return undefined;
  const subject = report.about ?? slot.subject;
  let body: Body | undefined;
  const read = (): Body => (body ??= report.body());
  return {
    id: slot.id,
    alias: slot.alias,
    headline: capital(report.headline),
    teaser: report.teaser,
    category: slot.category,
    source: AGENCY.source,
    author: AGENCY.name,
    publishedAt: slot.at,
    ...(report.picture !== undefined && { cloudinaryId: report.picture }),
    ...(report.about && { about: report.about }),
    get instruments() {
      const seen = new Set([subject.entityValue]);
      return [subject, ...(read().also ?? []).filter(({ entityValue }) => seen.size !== seen.add(entityValue).size)];
    },
    get contentItems() {
      return read().contentItems.filter(({ type, value }) => type !== 'paragraph' || value !== '');
    },
  };
}
