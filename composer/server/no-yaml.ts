import type { InvalidYaml } from '../documents/syntax.ts';
import { Refusal } from './refusal.ts';

/** Refusal for every action that needs to parse an invalid text. */
export function noYaml({ line, column, message }: InvalidYaml): Refusal {
  return new Refusal(422, { message: `Zeile ${line}: Das ist kein gültiges YAML. ${message}`, line, column });
}
