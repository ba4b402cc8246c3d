import type { ErrorObject } from 'ajv';
import type { Fault } from './fault.ts';
import { isRecord, type DocumentPath } from './path.ts';
import { subjectTraits } from './schema-tree.ts';

/** Reports a block that does not belong on this kind of page: it is about another subject, or has a form and the page is public. */
export function placeFault(page: unknown, path: DocumentPath, { data, parentSchema }: ErrorObject): Fault {
  const block = String(data);
  const wanted: unknown = parentSchema?.['x-subject'];
  if (typeof wanted !== 'string') {
    return {
      rule: 'form-on-public-page',
      path,
      part: 'value',
      message: `Der Baustein „${block}“ enthält ein Formular. Es gehört auf eine Seite, die für jeden Besucher eigens gezeichnet wird.`,
      expected: 'audience: private',
    };
  }
  const subject = isRecord(page) ? page['subject'] : undefined;
  const kind = isRecord(subject) ? subject['kind'] : undefined;
  const own = typeof kind === 'string' ? `diese ist über ${subjectTraits(kind).about}` : 'diese hat keinen Gegenstand';
  return {
    rule: 'wrong-subject',
    path,
    part: 'value',
    message: `Der Baustein „${block}“ braucht eine Seite über ${subjectTraits(wanted).about}; ${own}.`,
    expected: `subject: { kind: ${wanted}, … }`,
  };
}
