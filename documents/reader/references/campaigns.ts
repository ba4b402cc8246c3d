import type { Fault, PlacedFault } from '../fault.ts';
import { isRecord } from '../path.ts';
import { repeated } from './context.ts';
import type { Campaigns } from './content.ts';
import type { Placed } from './placed.ts';

/** Reports campaigns that a rule lists twice, two rules with the same condition, and messages of one campaign for the same place. */
export function campaignFaults(document: Placed<Campaigns> | undefined): PlacedFault[] {
  if (document === undefined) return [];
  const { source } = document;
  return [...twiceBrought(document), ...twicePlaced(document)].map((fault) => ({ source, fault }));
}

function twiceBrought({ value: { rules }, source }: Placed<Campaigns>): Fault[] {
  const brought = rules.flatMap(({ when = {}, campaigns }, rule) =>
    campaigns.map(({ campaign }, index) => ({
      campaign,
      rule,
      key: sameText([when, campaign]),
      path: ['rules', rule, 'campaigns', index, 'campaign'],
    })),
  );
  return repeated(brought, ({ key }) => key).map(({ entry, first }) => {
    const line = source.locate(first.path, 'value').line;
    const where =
      entry.rule === first.rule ? `diese Regel schon in Zeile ${line}` : `eine Regel mit derselben Bedingung schon in Zeile ${line}`;
    return {
      rule: 'duplicate-campaign',
      path: entry.path,
      part: 'value',
      message: `Die Kampagne ${entry.campaign} nennt ${where}: Nur das größere Gewicht zählt.`,
      expected: 'jede Kampagne je Bedingung einmal: Lösche eine der beiden',
    };
  });
}

/** Messages of a campaign have the same weight, so the second one for a place is never shown. */
function twicePlaced({ value: { campaigns }, source }: Placed<Campaigns>): Fault[] {
  const placed = campaigns.flatMap(({ id, interactions }, index) =>
    interactions.flatMap(({ scope, slot }, position) =>
      slot === undefined
        ? []
        : [{ scope, slot, key: sameText([id, scope, slot]), path: ['campaigns', index, 'interactions', position, 'slot'] }],
    ),
  );
  return repeated(placed, ({ key }) => key).map(({ entry, first }) => ({
    rule: 'duplicate-place',
    path: entry.path,
    part: 'value',
    message: `Den Platz ${entry.slot} im Bereich ${entry.scope} hat in dieser Kampagne schon Zeile ${source.locate(first.path, 'value').line}: Gezeigt würde nur einer der Hinweise.`,
    expected: 'eine andere Nummer, oder keine: dann ist es der nächste freie Platz',
  }));
}

/** Returns a text that is equal for values with the same meaning: the order of keys and of choices does not count. */
function sameText(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (isRecord(part)) return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    // Levels of the content are hierarchical, so their order counts.
    return Array.isArray(part) && key !== '' && key !== 'contentLevels' ? part.map(String).toSorted() : part;
  });
}
