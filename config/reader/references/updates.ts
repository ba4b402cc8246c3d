import type { Updates } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isDay } from '../is-day.ts';
import { repeated, type PlacedFault } from './context.ts';
import type { Placed } from './placed.ts';

/** Anchors used twice, and days that no calendar has. */
export function updateFaults({ value: { updates }, source }: Placed<Updates>): PlacedFault[] {
  const entries = updates.map(({ id, date }, index) => ({ id, date, index }));
  const twice = repeated(entries, ({ id }) => id).map(({ entry, first }): Fault => ({
    rule: 'duplicate-id',
    path: ['updates', entry.index, 'id'],
    part: 'value',
    message: `Den Anker „${entry.id}“ gibt es schon in Zeile ${source.locate(['updates', first.index, 'id'], 'value').line}.`,
    expected: 'ein Anker, den kein anderer Eintrag hat',
  }));
  const strange = entries
    .filter(({ date }) => !isDay(date))
    .map(({ date, index }): Fault => ({
      rule: 'unknown-day',
      path: ['updates', index, 'date'],
      part: 'value',
      message: `Den Tag „${date}“ gibt es in keinem Kalender.`,
      expected: 'ein Tag wie 2026-11-22',
    }));
  return [...twice, ...strange].map((fault) => ({ source, fault }));
}
