import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate, plan } from '../run.ts';
import { createTestTree, type TestTree } from '../test-tree.ts';
import { gatewayTask } from './task.ts';

let tree: TestTree;
beforeEach(() => void (tree = createTestTree()));
afterEach(() => tree.dispose());

const contract = (schemas: string, more = '') => `
x-constants:
  encoding: { plain: a, compressed: b }
${more}
components:
  messages:
    Note: { payload: { $ref: '#/components/schemas/Note' } }
    Ping: { payload: { $ref: '#/components/schemas/Ping' } }
  schemas:
    Ping: { type: object, required: [Message], properties: { Message: { const: Ping } } }
${schemas}`;
const note = `
    Note:
      type: object
      required: [Message, text]
      properties: { Message: { const: Note }, text: { $ref: '#/components/schemas/Text' }, open: { description: Anything. }, some: { type: object } }
    Text: { type: string, maxLength: 9 }`;

const read = (path: string) => readFileSync(join(tree.root, 'gateway/generated', path), 'utf8');
const problems = async () => (await plan(tree.root, [gatewayTask])).problems.join('\n');

it('makes types of messages and their union, named values and the dictionary', async () => {
  tree.write('contracts/gateway.yaml', contract(note));
  tree.write('contracts/gateway/dictionary.txt', '{"Message":"\n');
  expect((await generate(tree.root, [gatewayTask])).problems).toEqual([]);
  expect(read('messages.ts')).toContain('export type GatewayMessage = Note | Ping;');
  expect(read('messages.ts')).toMatch(/interface Note \{\s+Message: 'Note';\s+text: Text;[^}]*open\?: unknown;\s+some\?: object;\s+\}/);
  expect(read('constants.ts')).toContain("export const encoding = { plain: 'a', compressed: 'b' } as const;");
  expect(read('constants.ts')).toContain('export type Encoding = (typeof encoding)[keyof typeof encoding];');
  expect(read('dictionary.ts')).toContain(`export const dictionary = '{"Message":"';`);
  expect(read('validators.d.cts')).toContain('readonly Note: ValidateFunction<Note>;');
  expect(read('validators.d.cts')).not.toContain('Text');
});

describe('says what is wrong with', () => {
  it.each([
    ['a message without a schema of its name', contract('    Text: { type: string }'), 'the message "Note" has no schema of its name'],
    [
      'a constant that is no text or number',
      contract(note, '  flags: { one: true }'),
      '"one" of the constants "flags" must be a text or a number',
    ],
    ['a document without constants', contract(note).replace('x-constants', 'constants'), '"x-constants" must be an object'],
    ['YAML that is none', 'a: [', 'contracts/gateway.yaml'],
  ])('%s', async (_, text, expected) => {
    tree.write('contracts/gateway.yaml', text);
    expect(await problems()).toContain(expected);
  });

  it('a dictionary with a character of two bytes', async () => {
    tree.write('contracts/gateway/dictionary.txt', 'ä');
    expect(await problems()).toContain('dictionary.txt: only ASCII');
  });
});
