import type { InvalidYaml } from '../documents/syntax.ts';
import { Refusal } from './refusal.ts';

/** The answer to whatever needs to read a text that cannot be read. */
export function noYaml({ line, column, message }: InvalidYaml): Refusal {
  return new Refusal(422, { message: `Zeile ${line}: Das ist kein gültiges YAML. ${message}`, line, column });
}
