import { documentKind } from '../../server/files.ts';
import { usesOf } from '../../server/uses.ts';
import { json } from '../json.ts';
import type { JobContext } from '../context.ts';
import type { FindingsOrder } from './findings.ts';

/** Where a document is used and what would be wrong without it, as `DocumentUses` in JSON. */
export function uses(order: FindingsOrder, { checker, scenes }: JobContext): Uint8Array {
  documentKind(order.file);
  return json(usesOf(checker, scenes.overlay(order), order.file));
}
