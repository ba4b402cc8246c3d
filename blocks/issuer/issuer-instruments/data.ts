import { query, type BlockInput } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerInstrumentsProps } from '../../generated/props.ts';
import { activeTabOf } from '../active-tab.ts';

/** Queries for instruments and quotes of the active tab. A tab contains only values, which are unique across all types. */
export function needs({ subject }: BlockInput<IssuerInstrumentsProps, IssuerSubject>) {
  const tab = activeTabOf(subject);
  if (tab === undefined)
    throw new Error(`Issuer "${subject.issuer.alias}" has no tabs: place this block with isEnabled: { layout: list }.`);
  const list = tab.entityValues.map((entityValue) => ({ entityType: 'UNKNOWN' as const, entityValue }));
  return { instruments: query('listInstruments', { body: { list } }), quotes: query('listQuotesOfInstruments', { body: { list } }) };
}
