import type { ErrorObject } from 'ajv';
import type { Fault, Meant } from './fault.ts';
import type { DocumentPath } from './path.ts';
import { suggested } from './suggest.ts';
import { converted, germanValue, listHint, matching, oneOfWords, typeWord, valueWord } from './words.ts';

/** A value that the schema refuses. */
export function valueFault(path: DocumentPath, error: ErrorObject): Fault {
  const name = fieldName(path);
  const base = { path, part: 'value' as const };
  const { data, params } = error;
  switch (error.keyword) {
    case 'type': {
      const wanted = [params['type']].flat().map(String);
      const expected = wanted.map(typeWord).join(' oder ');
      if (data === null || data === undefined) return { ...base, rule: 'empty-value', message: `${name} ist leer.`, expected };
      const isUnquoted = wanted.includes('string') && (typeof data === 'number' || typeof data === 'boolean');
      const asWritten = isUnquoted
        ? unquoted(name)
        : data !== null && wanted.includes('array')
          ? unlisted(name, expected, data)
          : undefined;
      const suggestion = wanted.map((type) => converted(data, type)).find((text) => text !== undefined);
      return {
        ...base,
        rule: 'wrong-type',
        message: `${name} muss ${expected} sein; hier steht ${valueWord(data)}.`,
        expected: listHint(data, wanted) ?? expected,
        suggestion,
        ...(asWritten && { asWritten }),
      };
    }
    case 'oneOf':
      return {
        ...base,
        rule: 'wrong-type',
        message: `${name} muss ein einzelner Wert oder eine Liste sein; hier steht ${valueWord(data)}.`,
        expected: describe(error),
      };
    case 'enum':
    case 'const': {
      const allowed = [error.keyword === 'enum' ? params['allowedValues'] : params['allowedValue']].flat().map(String);
      if (error.parentSchema?.['x-vocabulary'] !== undefined) {
        return {
          ...base,
          rule: 'unknown-block',
          message: `Den Bausteintyp „${String(data)}“ gibt es nicht.`,
          expected: oneOfWords(allowed),
          meant: () => suggested(String(data), allowed),
        };
      }
      return {
        ...base,
        rule: 'wrong-value',
        message: `${name} hat keinen gültigen Wert; hier steht ${valueWord(data)}.`,
        expected: oneOfWords(allowed),
        meant: () => enumSuggestion(String(data), allowed),
      };
    }
    case 'pattern':
      return {
        ...base,
        rule: 'wrong-form',
        message: `${name} hat nicht die richtige Form; hier steht ${valueWord(data)}.`,
        expected: describe(error),
        meant: () => ({ suggestion: matching(String(data), String(params['pattern'])) }),
      };
    default:
      return { ...base, rule: 'wrong-size', message: `${name} ${limitText(error)}.`, expected: describe(error) };
  }
}

function enumSuggestion(written: string, allowed: readonly string[]): Meant {
  const near = suggested(written, allowed);
  if (near.isCertain) return near;
  return { suggestion: allowed.length === 1 ? allowed[0] : (germanValue(written, allowed) ?? near.suggestion) };
}

/** A number or switch where a text belongs: only as it is written it is the text that was meant. */
function unquoted(name: string): NonNullable<Fault['asWritten']> {
  return (written) => ({
    message: `${name} muss ein Text sein; hier steht ${written} ohne Anführungszeichen, also kein Text.`,
    suggestion: `'${written}'`,
  });
}

/** A single value where a list belongs. */
function unlisted(name: string, expected: string, data: unknown): Fault['asWritten'] {
  if (typeof data === 'object') return undefined;
  return (written) => ({ message: `${name} muss ${expected} sein; hier steht ${valueWord(data)}.`, suggestion: `[${written}]` });
}

function fieldName(path: DocumentPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'Das Dokument';
  return typeof last === 'number' ? `Der ${last + 1}. Eintrag von „${String(path.at(-2) ?? 'Liste')}“` : `„${last}“`;
}

function limitText({ keyword, params }: ErrorObject): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'minLength':
      return limit === 1 ? 'ist leer' : `braucht mindestens ${limit} Zeichen`;
    case 'maxLength':
      return `darf höchstens ${limit} Zeichen haben`;
    case 'minItems':
    case 'minProperties':
      return limit === 1 ? 'braucht mindestens einen Eintrag' : `braucht mindestens ${limit} Einträge`;
    case 'maxItems':
    case 'maxProperties':
      return `darf höchstens ${limit} Einträge haben`;
    case 'minimum':
      return `muss mindestens ${limit} sein`;
    case 'exclusiveMinimum':
      return `muss größer als ${limit} sein`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `darf höchstens ${limit} sein`;
    case 'uniqueItems':
      return 'enthält denselben Eintrag zweimal';
    default:
      return `passt nicht zum Schema (${keyword})`;
  }
}

/** The description and first example of the schema that refused the value. */
function describe({ parentSchema }: ErrorObject): string | undefined {
  const description: unknown = parentSchema?.['description'];
  const examples: unknown = parentSchema?.['examples'];
  const parts = [
    typeof description === 'string' ? description : undefined,
    Array.isArray(examples) && examples.length > 0 ? `Zum Beispiel: ${JSON.stringify(examples[0])}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
