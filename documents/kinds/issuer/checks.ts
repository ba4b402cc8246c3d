import type { Issuer } from '../../generated/types.ts';
import type { Fault } from '../../reader/fault.ts';
import { repeated } from '../../reader/references/context.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { suggested } from '../../reader/suggest.ts';
import { oneOfWords } from '../../reader/words.ts';
import type { Check } from '../check.ts';

/** Reports filters of another issuer, and tabs that are used twice or do not exist. */
export const check: Check<readonly Placed<Issuer>[]> = (issuers) =>
  issuers.flatMap((issuer) => ownFaults(issuer).map((fault) => ({ source: issuer.source, fault })));

function ownFaults({ value }: Placed<Issuer>): Fault[] {
  const faults: Fault[] = [];
  if (value.layout === 'finder' && value.finderFilters.idIssuer !== value.idIssuer) {
    faults.push({
      rule: 'other-issuer',
      path: ['finderFilters', 'idIssuer'],
      part: 'value',
      message: `Die Filter suchen Produkte des Emittenten ${value.finderFilters.idIssuer}; diese Microsite gehört ${value.idIssuer}.`,
      expected: String(value.idIssuer),
      suggestion: String(value.idIssuer),
    });
  }
  if (value.layout !== 'list') return faults;
  const tabs = value.tabs.map(({ alias }, index) => ({ alias, index }));
  for (const { entry } of repeated(tabs, ({ alias }) => alias)) {
    faults.push({
      rule: 'duplicate-alias',
      path: ['tabs', entry.index, 'alias'],
      part: 'value',
      message: `Den Reiter „${entry.alias}“ gibt es in dieser Microsite schon.`,
      expected: 'ein Alias, den kein anderer Reiter hat',
    });
  }
  const aliases = tabs.map(({ alias }) => alias);
  if (value.activeTab !== undefined && !aliases.includes(value.activeTab)) {
    faults.push({
      rule: 'unknown-tab',
      path: ['activeTab'],
      part: 'value',
      message: `Einen Reiter „${value.activeTab}“ hat diese Microsite nicht.`,
      expected: oneOfWords(aliases),
      ...suggested(value.activeTab, aliases),
    });
  }
  return faults;
}
