import type { Schema } from '#client/operations.ts';
import type { ReportPicture } from '#domain/article/report-pictures.ts';
import type { ArticleInstrument } from '../article.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { AgencySources } from './figures.ts';
import type { Slot } from './plan.ts';
import type { Say } from './words.ts';

/** Report that a writer makes of a slot. */
export interface Report {
  readonly headline: string;
  readonly teaser: string;
  /** Id of a picture of the house. */
  readonly picture?: ReportPicture;
  /** Subject where the calendar cannot know it: a share that the market has chosen. Otherwise the slot's subject holds. */
  readonly about?: Schema<'ArticleAbout'>;
  /** Written only for readers of the whole report; lists do not need it. */
  readonly body: () => Body;
}

export interface Body {
  readonly contentItems: readonly Schema<'ContentItem'>[];
  /** Instruments beside the slot's subject. */
  readonly also?: readonly ArticleInstrument[];
}

/** Writes the report of a slot; undefined when the market has no figures for it. */
export type Writer = (slot: Slot, sources: AgencySources, say: Say) => Report | undefined;

export function paragraph(...sentences: readonly string[]): Schema<'ContentItem'> {
  return { type: 'paragraph', value: sentences.filter((sentence) => sentence !== '').join(' ') };
}

/** Last line of every report, so that it is not taken for news of the real exchanges. */
export const SIMULATED: Schema<'ContentItem'> = {
  type: 'hint',
  title: 'Simulierte Meldung',
  value:
    'Diese Meldung hat unsere Marktsimulation geschrieben. Kurse und Bewegungen sind nicht die der wirklichen Börsen und keine Empfehlung.',
};

/** A name within markup: „Procter & Gamble“ holds a sign of it. */
export function escaped(name: string): string {
  return name.replaceAll('&', '&amp;');
}

/** `SAP-Aktie`, `Aktie von Volkswagen (VW) Vz`. */
export function shareName(name: string): string {
  return /^[\p{L}\d]+$/u.test(name) ? `${name}-Aktie` : `Aktie von ${name}`;
}

/** Names an instrument the way pieces do. */
export function keyOf({ entityType, entityValue }: InstrumentRecord): ArticleInstrument {
  return { entityType, entityValue };
}
