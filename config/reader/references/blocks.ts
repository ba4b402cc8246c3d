import type { PageBlock, PageBody, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { linkFault } from './links.ts';
import type { References } from './context.ts';

/** Props of blocks that are addresses. */
const LINK_PROPS = ['link', 'url', 'href', 'path'];

/** Rules that never hold, links without a target. */
export function bodyFaults(body: PageBody, path: DocumentPath, page: PageDocument, references: References): Fault[] {
  const slots: readonly (readonly [string, readonly PageBlock[]])[] = [
    ['top', body.top ?? []],
    ['main', body.main ?? []],
    ['aside', body.aside ?? []],
  ];
  return slots.flatMap(([slot, blocks]) => blocks.flatMap((block, index) => blockFaults(block, [...path, slot, index], page, references)));
}

function blockFaults(block: PageBlock, path: DocumentPath, { subject }: PageDocument, references: References): Fault[] {
  const faults: Fault[] = [];
  if (isRecord(block.isEnabled) && block.isEnabled['layout'] !== undefined && subject?.kind !== 'issuer') {
    faults.push({
      rule: 'wrong-subject',
      path: [...path, 'isEnabled', 'layout'],
      part: 'key',
      message: 'Ein Layout haben nur Seiten von Emittenten; hier erscheint der Baustein nie.',
      expected: 'subject: { kind: issuer, … }',
    });
  }
  const props: Readonly<Record<string, unknown>> = { ...block };
  for (const key of LINK_PROPS) {
    const link = props[key];
    const fault = typeof link === 'string' ? linkFault(link, undefined, [...path, key], references) : undefined;
    if (fault) faults.push(fault);
  }
  return faults;
}
