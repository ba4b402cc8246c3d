import type { Schema } from '#client/operations.ts';
import type { ReportPicture } from '#domain/article/report-pictures.ts';
import type { ArticleInstrument } from '../article.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { AgencySources } from './figures.ts';
import type { Slot } from './plan.ts';
import type { Say } from './words.ts';

/** Report that a writer makes for a slot. */
export interface Report {
  readonly headline: string;
  readonly teaser: string;
  /** Id of a picture that the portal provides. */
  readonly picture?: ReportPicture;
  /** Subject if only the market determines it, such as one of the top movers; otherwise it is the subject of the slot. */
  readonly about?: Schema<'ArticleAbout'>;
  /** Writes the text, only for readers of the whole report; lists do not need it. */
  readonly body: () => Body;
}

export interface Body {
  readonly contentItems: readonly Schema<'ContentItem'>[];
  /** Instruments in addition to the slot's subject. */
  readonly also?: readonly ArticleInstrument[];
}

/** Writes the report of a slot; undefined if the market has no figures for it. */
export type Writer = (slot: Slot, sources: AgencySources, say: Say) => Report | undefined;

export function paragraph(...sentences: readonly string[]): Schema<'ContentItem'> {
  return { type: 'paragraph', value: sentences.filter((sentence) => sentence !== '').join(' ') };
}

/** Last line of every report, so that it is not mistaken for news of real exchanges. */
export const SIMULATED: Schema<'ContentItem'> = {
  type: 'hint',
  title: 'Simulierte Meldung',
  value:
    'Diese Meldung hat unsere Marktsimulation geschrieben. Kurse und Bewegungen sind nicht die der wirklichen Börsen und keine Empfehlung.',
};

/** Escapes a name for markup, such as the ampersand of „Procter & Gamble“. */
export function escaped(name: string): string {
  return name.replaceAll('&', '&amp;');
}

/** Returns the name with „Aktie“: `SAP-Aktie`, `Aktie von Volkswagen (VW) Vz`. */
export function shareName(name: string): string {
  return /^[\p{L}\d]+$/u.test(name) ? `${name}-Aktie` : `Aktie von ${name}`;
}

/** Returns the reference of an instrument as articles use it. */
export function keyOf({ entityType, entityValue }: InstrumentRecord): ArticleInstrument {
  return { entityType, entityValue };
}
