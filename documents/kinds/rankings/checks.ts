import type { RankingList, Rankings, RankingSource } from '../../generated/types.ts';
import { oneOfWords } from '../../reader/words.ts';
import { suggested } from '../../reader/suggest.ts';
import type { DocumentPath } from '../../reader/path.ts';
import { repeated } from '../../reader/references/context.ts';
import type { Placed } from '../../reader/references/placed.ts';
import type { Check } from '../check.ts';

const SORTS: Readonly<Record<RankingSource['class'], readonly RankingSource['sort'][]>> = {
  STOCK: ['performancePct', 'marketCapInstrument'],
  FUND: ['performancePct', 'ongoingCharges', 'volumeFundEuro', 'performancePct1Y', 'performancePct3Y'],
  ETF: ['performancePct', 'ongoingCharges', 'volumeFundEuro', 'performancePct1Y', 'performancePct3Y'],
  BOND: ['performancePct', 'yieldToMaturity'],
  DERIVATIVE: ['sidewaysYieldPct'],
  INDEX: ['performancePct'],
};
const FUNDS = ['idInstrumentBenchmark', 'idInvestmentFocus', 'nameTypeFund', 'volumeFundEuroRange', 'ongoingChargesRange'];
const FILTERS: Readonly<Record<RankingSource['class'], readonly string[]>> = {
  STOCK: ['idIndex', 'isoCountry', 'marketCapInstrumentRange'],
  FUND: FUNDS,
  ETF: FUNDS,
  BOND: ['isoCountry', 'isoCurrency', 'remainingYearsRange', 'nameTypeBond'],
  DERIVATIVE: ['entitySubType', 'entityValueUnderlying'],
  INDEX: ['isoCountry'],
};

/** Reports orders and filters that a class does not have, and lists of best ETFs that hold other instruments or have an alias twice. */
export const check: Check<Placed<Rankings>> = ({ value: { topLists, bestEtfs }, source }) => {
  const items = bestEtfs.flatMap(({ items: own }, type) => own.map((list, index) => ({ list, path: ['bestEtfs', type, 'items', index] })));
  const lists = [...topLists.map((list, index) => ({ list, path: ['topLists', index] })), ...items];
  return [
    ...lists.flatMap(({ list, path }) => sourceFaults(list, path)),
    ...items.flatMap(({ list, path }) => (list.source.class === 'ETF' ? [] : [noEtf(list, path)])),
    ...bestEtfs.flatMap(({ title, items: own }, type) =>
      repeated(
        own.map(({ alias }, index) => ({ alias, index })),
        ({ alias }) => alias,
      ).map(({ entry }) => ({
        rule: 'duplicate-alias',
        path: ['bestEtfs', type, 'items', entry.index, 'alias'],
        part: 'value' as const,
        message: `Den Alias „${entry.alias}“ gibt es unter „${title}“ schon.`,
        expected: 'ein Alias, den keine andere Liste dieser Art hat',
      })),
    ),
  ].map((fault) => ({ source, fault }));
};

function noEtf({ source }: RankingList, path: DocumentPath) {
  return {
    rule: 'wrong-class',
    path: [...path, 'source', 'class'],
    part: 'value' as const,
    message: `Unter den besten ETFs stehen nur ETFs und nichts von der Art ${source.class}.`,
    expected: 'ETF',
    suggestion: 'ETF',
  };
}

function sourceFaults({ source }: RankingList, path: DocumentPath) {
  const { class: wanted, sort, filters = {} } = source;
  // An unknown class is a finding of its own.
  if (!Object.hasOwn(SORTS, wanted)) return [];
  const sorts = SORTS[wanted];
  const known = FILTERS[wanted];
  return [
    ...(sorts.includes(sort)
      ? []
      : [
          {
            rule: 'wrong-order',
            path: [...path, 'source', 'sort'],
            part: 'value' as const,
            message: `Nach „${sort}“ lässt sich die Art ${wanted} nicht ordnen.`,
            expected: oneOfWords(sorts),
            ...suggested(sort, sorts),
          },
        ]),
    ...Object.keys(filters)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        rule: 'wrong-filter',
        path: [...path, 'source', 'filters', name],
        part: 'key' as const,
        message: `Nach „${name}“ lässt sich die Art ${wanted} nicht filtern.`,
        expected: oneOfWords(known),
        ...suggested(name, known),
      })),
  ];
}
