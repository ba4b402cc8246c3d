import type { PageBlock, PageBody, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { answerFaults, stateFaults } from './answers.ts';
import { isRecord, type DocumentPath } from '../path.ts';

/** Rules that never hold, and calls that do not answer with what a block shows. */
export function bodyFaults(body: PageBody, path: DocumentPath, page: PageDocument): Fault[] {
  const slots: readonly (readonly [string, readonly PageBlock[]])[] = [
    ['top', body.top ?? []],
    ['main', body.main ?? []],
    ['aside', body.aside ?? []],
  ];
  const placed = slots.flatMap(([slot, blocks]) => blocks.map((block, index) => ({ block, path: [...path, slot, index] })));
  return [...placed.flatMap((each) => [...blockFaults(each.block, each.path, page), ...answerFaults(each, page)]), ...stateFaults(placed)];
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
