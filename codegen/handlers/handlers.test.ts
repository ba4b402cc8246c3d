import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generate } from '../run.ts';
import { createTestTree } from '../test-tree.ts';
import { handlersTask } from './task.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());

const FOLDER = 'provider/transport/http/handlers';
const handler = (name: string): string => `export const ${name}: Handler<'${name}'> = {\n  dataClass: 'content',\n};\n`;
/** Problems with the two calls of the test; the tree also contains the project's contracts. */
const run = async () =>
  (await generate(tree.root, [handlersTask])).problems.filter((problem) => /\b(?:getWord|listWords)\b/u.test(problem));
const table = (): string => readFileSync(join(tree.root, 'provider/transport/http/generated/handlers.ts'), 'utf8').replaceAll(/\s+/gu, ' ');

it('finds each handler by what its file exports, and names the calls that nobody answers and those that two do', async () => {
  tree.write('contracts/http/words.yaml', CONTRACT);
  tree.write(`${FOLDER}/words.ts`, `const hidden: Handler<'listWords'> = {};\n${handler('listWords')}`);
  expect(await run()).toEqual([expect.stringContaining('nobody answers getWord; export const getWord')]);
  tree.write(`${FOLDER}/parts/word.ts`, handler('getWord'));
  tree.write(`${FOLDER}/words.test.ts`, handler('getWord'));
  expect(await run()).toEqual([]);
  expect(table()).toContain("import { getWord } from '../handlers/parts/word.ts'; import { listWords } from '../handlers/words.ts';");
  expect(table()).toContain('HANDLERS: AllHandlers = { getWord, listWords, }');
  tree.write(`${FOLDER}/zwei.ts`, handler('getWord'));
  expect(await run()).toEqual([`${FOLDER}/zwei.ts: another file has a handler of getWord, too.`]);
});

const CONTRACT = `openapi: 3.1.0
info: { title: Wörter, version: 1.0.0 }
paths:
  /v1/words:
    get: { operationId: listWords, responses: { '200': { description: Erfolg. } } }
  /v1/words/{word}:
    get:
      operationId: getWord
      parameters: [{ name: word, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: Erfolg. } }
`;
