import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unreadKeys } from './read-keys.ts';

const root = join(import.meta.dirname, '../..');
const types = 'documents/generated/types.ts';

/** Keys of the specification whose page or block does not exist yet. This list may only shrink. */
const WAITING = [
  // Keys that name the issuer; finders filter by them.
  'FinderIssuer.idIssuer',
  'ListIssuer.idIssuer',
];

// A key that nothing reads promises editors a feature that does not exist: implement it, or remove it from the schema.
it('no schema offers editors a key that nothing reads', () => {
  const written = readFileSync(join(root, types), 'utf8');
  const withOneMore = written.replace('export interface Site {', 'export interface Site {\n  nobodyReadsMe?: string;');
  const unread = unreadKeys(root, new Map([[types, withOneMore]]));
  // Remove a key from the list once it is read.
  expect(unread).toEqual([...WAITING, 'Site.nobodyReadsMe']);
});
