import type { DraftDifference, OperationOutput } from '../../api.ts';
import { migratedText } from '../../documents/migrate-text.ts';
import { textOf } from '../../server/drafts.ts';
import { documentKind, readDocumentText } from '../../server/files.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import { compare } from './compare.ts';
import type { FindingsOrder } from './findings.ts';

/** Differences between a draft and the published document, as JSON. */
export function difference(order: FindingsOrder, context: JobContext): Written<OperationOutput<'getDraftDifferences'>> {
  const { file } = order;
  documentKind(file);
  const draft = context.scenes.draft(order, file);
  const published = readDocumentText(context.folders, file);
  // Migrates the blocks first, because the migration is not an edit.
  const before = published && migratedText(file, published);
  const differences: readonly DraftDifference[] = draft === undefined ? [] : compare({ file, before, after: textOf(draft) }, context);
  return json({ differences });
}
