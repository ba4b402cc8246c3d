import type { PageBlock, PageBody, PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { pageVocabulary } from '../schema-tree.ts';
import { linkFault } from './links.ts';
import type { References } from './context.ts';

const SUBJECTS: Readonly<Record<string, string>> = { instrument: 'ein Instrument', article: 'einen Artikel', issuer: 'einen Emittenten' };
/** Props of blocks that are addresses. */
const LINK_PROPS = ['link', 'url', 'href', 'path'];
/** The place of an article's content stands in the vocabulary without a folder of its own. */
const ARTICLE_CONTENT = 'article-content';

/** Blocks on a page without their subject, forms on public pages, rules that never hold, links that lead nowhere. */
export function bodyFaults(body: PageBody, path: DocumentPath, page: PageDocument, references: References): Fault[] {
  const slots: readonly (readonly [string, readonly PageBlock[]])[] = [
    ['top', body.top ?? []],
    ['main', body.main ?? []],
    ['aside', body.aside ?? []],
  ];
  return slots.flatMap(([slot, blocks]) => blocks.flatMap((block, index) => blockFaults(block, [...path, slot, index], page, references)));
}

function blockFaults(block: PageBlock, path: DocumentPath, { subject, audience }: PageDocument, references: References): Fault[] {
  const faults: Fault[] = [];
  const wanted = block.type === ARTICLE_CONTENT ? 'article' : pageVocabulary().get(block.type)?.subject;
  if (wanted !== undefined && subject?.kind !== wanted) {
    faults.push({
      rule: 'wrong-subject',
      path: [...path, 'type'],
      part: 'value',
      message: `Der Baustein „${block.type}“ braucht ${SUBJECTS[wanted] ?? wanted} als Gegenstand der Seite; diese Seite hat ${subject === undefined ? 'keinen Gegenstand' : (SUBJECTS[subject.kind] ?? subject.kind)}.`,
      expected: `subject: { kind: ${wanted}, … }`,
    });
  }
  if (pageVocabulary().get(block.type)?.hasForm === true && audience !== 'private') {
    faults.push({
      rule: 'form-on-public-page',
      path: [...path, 'type'],
      part: 'value',
      message: `Der Baustein „${block.type}“ enthält ein Formular. Es gehört auf eine Seite, die für jeden Besucher eigens gezeichnet wird.`,
      expected: 'audience: private',
    });
  }
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
