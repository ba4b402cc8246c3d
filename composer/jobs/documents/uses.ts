import type { DocumentUses } from '../../api.ts';
import { documentKind } from '../../server/files.ts';
import { usesOf } from '../../server/uses.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import type { FindingsOrder } from './findings.ts';

/** Where a document is used and what would be wrong without it, in JSON. */
export function uses(order: FindingsOrder, { checker, scenes }: JobContext): Written<DocumentUses> {
  documentKind(order.file);
  return json(usesOf(checker, scenes.overlay(order), order.file));
}
