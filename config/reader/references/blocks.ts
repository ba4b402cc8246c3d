import type { PageBlock, PageBody, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';

/** Rules that never hold. */
export function bodyFaults(body: PageBody, path: DocumentPath, page: PageDocument): Fault[] {
  const slots: readonly (readonly [string, readonly PageBlock[]])[] = [
    ['top', body.top ?? []],
    ['main', body.main ?? []],
    ['aside', body.aside ?? []],
  ];
  return slots.flatMap(([slot, blocks]) => blocks.flatMap((block, index) => blockFaults(block, [...path, slot, index], page)));
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
