import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readVersions } from './versions.ts';

const root = mkdtempSync(join(tmpdir(), 'parkett-versions-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = 'blocks/market/probe';
const schema = (version: unknown) => ({
  'x-version': version,
  properties: { type: { const: 'probe' }, more: { properties: { link: {} } } },
});
const STEP = `- from: 1
  why: Zwei Schlüssel sind einer.
  moves: [{ from: /link, to: /more/link }]
  fixtures: [{ was: { type: probe, link: /a }, is: { type: probe, more: { link: /a } } }]
`;

function read(text: string | undefined, version: unknown) {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  if (text !== undefined) writeFileSync(join(root, folder, 'versions.yaml'), text);
  return readVersions(root, folder, 'probe', schema(version));
}

describe('versions of a block', () => {
  it('are its steps in order, and none where it has had one form only', () => {
    expect(read(STEP, 2)).toEqual({ steps: [[{ from: '/link', to: '/more/link' }]], faults: [] });
    expect(read(undefined, undefined)).toEqual({ steps: [], faults: [] });
  });
  it.each([
    ['a schema whose version has no step to it', STEP, 3, 'Es fehlt der Schritt von Version 2 zu 3'],
    ['a version without any step', undefined, 2, 'Es fehlt der Schritt von Version 1 zu 2'],
    ['a step beyond the schema', STEP, 1, 'das Schema ist aber Version 1'],
    ['a version that is no number', STEP, 'zwei', 'must be a whole number'],
    ['a step without examples', STEP.replace(/ {2}fixtures.*\n/u, ''), 2, 'must be a list of'],
    [
      'an example that does not come to what it says',
      STEP.replace('more: { link: /a }', 'more: { link: /b }'),
      2,
      'example 1 of version 1',
    ],
    [
      'a step away from what the present form has',
      STEP.replace('from: /link, to: /more/link', 'from: /more/link, to: /link'),
      2,
      'nothing would tell',
    ],
  ])('refuses %s', (_, text, version, message) => {
    const { steps, faults } = read(text, version);
    expect(steps).toEqual([]);
    expect(faults.join('\n')).toContain(message);
  });
});
