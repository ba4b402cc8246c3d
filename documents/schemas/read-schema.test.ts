import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSchema } from './read-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const name = { type: 'string', enum: ['x'], description: 'Ein Name.' };
const shared = { definitions: { name, names: { items: { $ref: '#/definitions/name' } }, loop: { $ref: 'shared.json#/definitions/loop' } } };
writeFileSync(join(folder, 'shared.json'), JSON.stringify(shared));

function read(schema: object) {
  writeFileSync(join(folder, 'block.json'), JSON.stringify(schema));
  return readSchema(join(folder, 'block.json'));
}

it('puts the content of another file in place of a reference, with the keys beside the reference instead of its own', () => {
  const properties = {
    name: { $ref: 'shared.json#/definitions/name' },
    other: { $ref: 'shared.json#/definitions/name', description: 'Ein anderer.' },
    names: { $ref: 'shared.json#/definitions/names', type: 'array' },
    own: { $ref: '#/definitions/own' },
  };
  expect(read({ properties })).toEqual({
    properties: {
      name,
      other: { ...name, description: 'Ein anderer.' },
      names: { items: name, type: 'array' },
      own: { $ref: '#/definitions/own' },
    },
  });
});

it.each([
  ['a file that does not exist', { $ref: 'gone.json#/definitions/name' }, 'does not exist'],
  ['a definition that does not exist', { $ref: 'shared.json#/definitions/nam' }, '"#/definitions/nam" is missing'],
  ['a reference to itself', { $ref: 'shared.json#/definitions/loop' }, 'refers to itself'],
  ['a list instead of a schema', [], 'must be a JSON object'],
])('names %s', (_, schema, message) => {
  expect(() => read(schema)).toThrow(message);
});
