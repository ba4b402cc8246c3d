import type { DocumentUses } from '../../api.ts';
import { documentKind } from '../../server/files.ts';
import { usesOf } from '../../server/uses.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import type { FindingsOrder } from './findings.ts';

/** Uses of a document and the errors that its deletion would cause, as JSON. */
export function uses(order: FindingsOrder, { checker, scenes }: JobContext): Written<DocumentUses> {
  documentKind(order.file);
  return json(usesOf(checker, scenes.overlay(order), order.file));
}
