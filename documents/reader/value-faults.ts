import type { ErrorObject } from 'ajv';
import { isNoDay } from './days.ts';
import type { Fault, Suggestion } from './fault.ts';
import { matching } from './forms.ts';
import { germanValue } from './german.ts';
import type { DocumentPath } from './path.ts';
import { suggested } from './suggest.ts';
import { typeFault } from './type-faults.ts';
import { oneOfWords, valueWord } from './words.ts';

/** Reports a value that the schema refuses. */
export function valueFault(path: DocumentPath, error: ErrorObject): Fault {
  const name = fieldName(path);
  const base = { path, part: 'value' as const };
  const { data, params } = error;
  switch (error.keyword) {
    case 'type':
      return { ...base, ...typeFault(name, error) };
    case 'uniqueItems': {
      const places = [Number(params['j']), Number(params['i'])];
      const [first, again] = [Math.min(...places), Math.max(...places)];
      const message = `${name} enthält denselben Eintrag zweimal: den ${first + 1}. und den ${again + 1}.`;
      return { ...base, path: [...path, again], rule: 'duplicate-entry', message, expected: 'jeden Eintrag einmal' };
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
          suggest: () => suggested(String(data), allowed),
        };
      }
      return {
        ...base,
        rule: 'wrong-value',
        message: `${name} hat keinen gültigen Wert; hier steht ${valueWord(data)}.`,
        expected: oneOfWords(allowed),
        suggest: () => enumSuggestion(String(data), allowed),
      };
    }
    case 'pattern':
      if (data === '') return { ...base, rule: 'wrong-size', message: `${name} ist leer.`, expected: describe(error) };
      return { ...base, ...formFault(name, String(data), String(params['pattern']), describe(error)) };
    default:
      return { ...base, rule: 'wrong-size', message: `${name} ${limitText(error)}.`, expected: describe(error) };
  }
}

/** Reports a text that does not match a pattern. */
function formFault(name: string, text: string, pattern: string, expected: string | undefined): Omit<Fault, 'path' | 'part'> {
  if (/-\(0\[1-9\]|T\\d\\d/u.test(pattern) && isNoDay(text))
    return { rule: 'unknown-day', message: `Den Tag „${text}“ gibt es in keinem Kalender.`, expected: 'ein Tag wie 2026-12-31' };
  const trimmed = text.trim();
  if (trimmed !== text && new RegExp(pattern, 'u').test(trimmed)) {
    const message = `${name} hat ein Leerzeichen am Anfang oder Ende; hier steht ${valueWord(text)}.`;
    return { rule: 'wrong-form', message, expected, suggestion: trimmed };
  }
  return {
    rule: 'wrong-form',
    message: `${name} hat nicht die richtige Form; hier steht ${valueWord(text)}.`,
    expected,
    suggest: () => ({ suggestion: matching(text, pattern) }),
  };
}

function enumSuggestion(written: string, allowed: readonly string[]): Suggestion {
  const near = suggested(written, allowed);
  if (near.isCertain) return near;
  return { suggestion: allowed.length === 1 ? allowed[0] : (germanValue(written, allowed) ?? near.suggestion ?? partOf(written, allowed)) };
}

/** Returns the allowed value that the text contains or is contained in: `Mo` for „Montag“, `noindex` for „noindex, nofollow“. */
function partOf(written: string, allowed: readonly string[]): string | undefined {
  const [first = ''] = written.split(/[,;\s]/u);
  const candidates = allowed.filter(
    (value) => value === first || written.startsWith(value) || (first.length > 3 && value.split(/[/-]/u).includes(first)),
  );
  return candidates.length === 1 ? candidates[0] : undefined;
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
    default:
      return `passt nicht zum Schema (${keyword})`;
  }
}

/** Returns the description and first example of the schema that refused the value. */
function describe({ parentSchema }: ErrorObject): string | undefined {
  const description: unknown = parentSchema?.['description'];
  const examples: unknown = parentSchema?.['examples'];
  const parts = [
    typeof description === 'string' ? description : undefined,
    Array.isArray(examples) && examples.length > 0 ? `Zum Beispiel: ${JSON.stringify(examples[0])}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
