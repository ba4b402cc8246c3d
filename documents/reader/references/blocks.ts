import type { PageBlock, PageBody, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { answerFaults, stateFaults } from './answers.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { cachedPriceFaults } from './cached-prices.ts';
import { isIntroduction } from '../schema-tree.ts';

/** Reports faults of blocks, such as rules that never hold and calls whose answers do not fit the block. */
export function bodyFaults(body: PageBody, path: DocumentPath, page: PageDocument): Fault[] {
  const slots: readonly (readonly [string, readonly PageBlock[]])[] = [
    ['top', body.top ?? []],
    ['main', body.main ?? []],
    ['aside', body.aside ?? []],
  ];
  const placed = slots.flatMap(([slot, blocks]) => blocks.map((block, index) => ({ block, path: [...path, slot, index] })));
  return [
    ...placed.flatMap((each) => [
      ...blockFaults(each.block, each.path, page),
      ...cachedPriceFaults(each.block, each.path, page),
      ...answerFaults(each, page),
    ]),
    ...stateFaults(placed),
    ...introductionFaults(placed),
  ];
}

/** Reports a second introduction of a page. Blocks under a rule may replace each other. */
function introductionFaults(placed: readonly { readonly block: PageBlock; readonly path: DocumentPath }[]): Fault[] {
  const [first, ...others] = placed.filter(({ block }) => block.isEnabled === undefined && isIntroduction(block.type));
  return others.map(({ block, path }) => ({
    rule: 'second-introduction',
    path: [...path, 'type'],
    part: 'value',
    message: `Diese Seite hat schon einen Anfang mit Hauptüberschrift („${first?.block.type}“); mit „${block.type}“ beginnt sie ein zweites Mal.`,
    expected: 'ein einziger Baustein mit der Hauptüberschrift je Seite',
  }));
}

function blockFaults(block: PageBlock, path: DocumentPath, { subject }: PageDocument): Fault[] {
  if (!isRecord(block.isEnabled) || block.isEnabled['layout'] === undefined || subject?.kind === 'issuer') return [];
  return [
    {
      rule: 'wrong-subject',
      path: [...path, 'isEnabled', 'layout'],
      part: 'key',
      message: 'Ein Layout haben nur Seiten von Emittenten; hier erscheint der Baustein nie.',
      expected: 'subject: { kind: issuer, … }',
    },
  ];
}
