import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted, verbatim } from '../output.ts';
import { titledTypes } from '../schemas/types.ts';
import { validatorDeclarations, validatorSource } from '../schemas/validators.ts';
import type { Task } from '../task.ts';
import { constantsSource } from './constants.ts';
import { readGatewayContract } from './read.ts';
import { selfContained, wholeSchema } from './schemas.ts';

const folder = 'gateway/generated';
const contract = 'contracts/gateway.yaml';
const dictionary = 'contracts/gateway/dictionary.txt';

/** Generates from the gateway's contract: types of its messages, named values, validators (for servers and tests) and the dictionary. */
export const gatewayTask: Task = {
  name: 'gateway',
  owns: [`${folder}/`],
  reads: (path) => path === contract || path === dictionary,
  async run(root) {
    const { messages, schemas, constants } = readGatewayContract(readFileSync(join(root, contract), 'utf8'), contract);
    const words = readDictionary(join(root, dictionary));
    const whole = selfContained(schemas);
    const union = `export type GatewayMessage = ${messages.join(' | ')};`;
    const typeOf = new Map([...whole.keys()].map((name) => [name, name]));
    const files = [
      await formatted(`${folder}/messages.ts`, `${await titledTypes(wholeSchema(schemas), 'GatewaySchemas')}\n${union}`),
      await formatted(`${folder}/constants.ts`, constantsSource(constants)),
      verbatim(`${folder}/validators.cjs`, validatorSource(whole, { isBrief: true })),
      await formatted(`${folder}/validators.d.cts`, validatorDeclarations(typeOf, './messages.ts')),
      await formatted(`${folder}/dictionary.ts`, `export const dictionary = ${JSON.stringify(words)};`),
    ];
    return { files, problems: [] };
  },
};

/**
 * Returns the dictionary: the file without its final line break.
 * @throws Error if a character takes more than one byte
 */
function readDictionary(file: string): string {
  const words = readFileSync(file, 'utf8').trimEnd();
  if (Buffer.byteLength(words) !== words.length) throw new Error(`${dictionary}: only ASCII, so that each character is one byte.`);
  return words;
}
