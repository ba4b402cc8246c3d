import type { Schema } from '#client/operations.ts';
import { filledRoute } from '#documents/routes/pattern.ts';
import {
  addToSelection,
  isComparable,
  readSelection,
  selectionPath,
  shownAs,
  tickedSelection,
  type Comparable,
  type Refusal,
} from '#domain/comparison/selection.ts';
import { typePlural, typeOfPath } from '#domain/derivative/types.ts';
import type { SubjectAddress, SubjectModule, SubjectSource } from '../kit/subject-module.ts';

/** Compared instruments, which the address names. */
export interface ComparisonSubject extends Comparable {
  readonly kind: 'comparison';
  /** Plural name of the compared instruments. */
  readonly name: string;
  readonly entityType: Schema<'EntityType'>;
  /** Type of derivatives that is compared; empty for other instruments. */
  readonly entitySubType: string;
  readonly isins: readonly string[];
  /** Compared instruments as one text for calls about pairs; undefined for fewer than two. */
  readonly pairs?: string;
  /** Values of the address that are not compared: instruments after the tenth, and values that are not an ISIN. */
  readonly leftOut: readonly string[];
  /** Instrument that could not be added, with the reason. */
  readonly refused?: { readonly asked: string; readonly reason: Refusal | 'unknown' };
}

/** Maximum number of hits in which the first of the right kind is searched. */
const MOST_HITS = 20;

/** Subject module of comparisons. Text added by the form (`?dazu=`) is searched once, and then the address contains its ISIN. */
export const comparison: SubjectModule<ComparisonSubject> = {
  async resolve(address, source) {
    const { config, params, route } = address;
    const type = typeOf(address);
    if (type === null) return undefined;
    const { isins, leftOut } = readSelection(source.query['werte']);
    const subject: ComparisonSubject = {
      kind: 'comparison',
      name: type === undefined ? config.name : typePlural(type),
      entityType: config.entityType,
      entitySubTypes: type === undefined ? config.entitySubTypes : [type],
      withoutSubTypes: config.withoutSubTypes,
      entitySubType: type ?? '',
      isins,
      ...(isins.length > 1 && { pairs: isins.join(',') }),
      leftOut,
    };
    const canonicalPath = filledRoute(
      route,
      config.parameter === undefined ? {} : { [config.parameter]: String(params[config.parameter]) },
    );
    const ticked = tickedSelection(source.query);
    // Lists send a longer query than necessary. Redirects to the address that all links use.
    if (ticked !== '') {
      const { werte = '' } = source.query;
      return { elsewhere: selectionPath(canonicalPath, readSelection(`${werte},${ticked}`).isins) };
    }
    const asked = source.query['dazu']?.trim() ?? '';
    if (asked === '') return { subject, canonicalPath };
    const found = await lookFor(asked, subject, source);
    if (found === undefined) return { subject: { ...subject, refused: { asked, reason: 'unknown' } }, canonicalPath };
    const added = addToSelection(isins, found.isin);
    return added.refusal === undefined
      ? { elsewhere: selectionPath(canonicalPath, added.isins, shownAs(source.query)) }
      : { subject: { ...subject, refused: { asked: found.name, reason: added.refusal } }, canonicalPath };
  },
  name: ({ name }) => `${name} vergleichen`,
  facts: ({ name }) => ({ 'comparison.name': name }),
  otherSpellings: 'serve',
  sitemap: 'documents',
};

/** Type of derivatives that the address names; undefined if the page needs none, null for an unknown name. */
function typeOf({ config: { parameter }, params }: SubjectAddress<'comparison'>) {
  return parameter === undefined ? undefined : (typeOfPath(String(params[parameter])) ?? null);
}

async function lookFor(asked: string, subject: ComparisonSubject, { ask }: SubjectSource) {
  const { entityType, entitySubTypes } = subject;
  const type = entitySubTypes?.includes('ETF') === true ? 'ETF' : entityType;
  const answer = await ask('queryInstruments', { query: { searchValue: asked.slice(0, 100), type, limit: MOST_HITS } });
  const found = answer?.list.find((instrument) => instrument.isin !== undefined && isComparable(subject, instrument));
  return found?.isin === undefined ? undefined : { isin: found.isin, name: found.name };
}
