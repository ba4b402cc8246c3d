import type { ErrorObject } from 'ajv';
import { quoted } from './cause.ts';
import { timeOf } from './days.ts';
import type { Fault } from './fault.ts';
import { isRecord } from './path.ts';
import { converted, listHint, typeWord, valueWord } from './words.ts';

/** Message about a value of another type that needs its source text: `01067` is the number 1067. */
type AsWritten = NonNullable<Fault['asWritten']>;

/** Reports a value of another type than its schema requires. */
export function typeFault(name: string, error: ErrorObject): Omit<Fault, 'path' | 'part'> {
  const { data, params, parentSchema } = error;
  const wanted = [params['type']].flat().map(String);
  const expected = wanted.map(typeWord).join(' oder ');
  if (data === null || data === undefined) return { rule: 'empty-value', message: `${name} ist leer.`, expected };
  const message = `${name} muss ${expected} sein; hier steht ${valueWord(data)}.`;
  const asWritten = writtenFault(name, message, wanted, error);
  return {
    rule: 'wrong-type',
    message,
    expected: listHint(data, wanted) ?? expected,
    suggestion: wanted.map((type) => converted(data, type)).find((text) => text !== undefined) ?? tagged(data, parentSchema),
    ...(asWritten && { asWritten: asWritten(parentSchema ?? {}) }),
  };
}

function writtenFault(
  name: string,
  message: string,
  wanted: readonly string[],
  { data }: ErrorObject,
): ((schema: Readonly<Record<string, unknown>>) => AsWritten) | undefined {
  const isSingle = typeof data === 'number' || typeof data === 'boolean';
  if (wanted.includes('string')) {
    if (isSingle) return (schema) => unquoted(name, schema['pattern']);
    if (Array.isArray(data) && data.length === 1) return () => (written) => ({ message, suggestion: unbracketed(written) });
    if (isRecord(data)) return () => (written) => colonFault(written, data) ?? { message };
  }
  if (wanted.includes('array') && !Array.isArray(data))
    return (schema) => (written) => ({ message, suggestion: bracketed(written, data, schema['items']) });
  if (wanted.includes('integer') && typeof data === 'number') return () => (written) => ({ message, suggestion: withoutPoints(written) });
  return undefined;
}

/** Returns `type: page-intro` for `page-intro`, if only the type of a section was written. */
function tagged(data: unknown, schema: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const discriminator = schema?.['discriminator'];
  if (typeof data !== 'string' || !/^[a-z][a-z-]*$/u.test(data) || !isRecord(discriminator)) return undefined;
  return `${String(discriminator['propertyName'])}: ${data}`;
}

/** Handles a number or switch in place of a text: the intended text is its source text. */
function unquoted(name: string, pattern: unknown): AsWritten {
  return (written) => {
    const form = typeof pattern === 'string' ? timeOf(written).find((time) => new RegExp(pattern, 'u').test(time)) : undefined;
    return {
      message: `${name} muss ein Text sein; hier steht ${written} ohne Anführungszeichen, also kein Text.`,
      suggestion: `'${form ?? written}'`,
    };
  };
}

/** Returns `Probe` for `[Probe]`. */
function unbracketed(written: string): string | undefined {
  return /^\[([^[\]{},]+)\]$/u.exec(written)?.[1]?.trim();
}

/** Handles a text with a colon, which YAML takes for a section with one key. */
function colonFault(written: string, data: Readonly<Record<string, unknown>>): ReturnType<AsWritten> | undefined {
  const entries = Object.entries(data);
  const [key, value] = entries[0] ?? [];
  if (entries.length !== 1 || written.startsWith('{') || typeof value === 'object' || !written.startsWith(`${key}: `)) return undefined;
  return {
    message: 'Ein Text mit Doppelpunkt gehört in Anführungszeichen; so liest ihn YAML als Schlüssel mit einem Wert.',
    suggestion: quoted(written),
  };
}

/** Returns `[a, b]` for `a, b`, with the quotes that its entries need; `[Mo, Di, Mi]` for `Mo-Mi`. */
function bracketed(written: string, data: unknown, items: unknown): string | undefined {
  if (isRecord(data)) return /^\{.*\}$/u.test(written) ? `[${written}]` : undefined;
  if (/^[>|]/u.test(written)) return undefined;
  const schema = isRecord(items) ? items : {};
  const { enum: allowed } = schema;
  const [from = '', to = ''] = written.split(/[-–]/u).map((part) => part.trim());
  const [first, last] = Array.isArray(allowed) ? [allowed.indexOf(from), allowed.indexOf(to)] : [-1, -1];
  if (Array.isArray(allowed) && first >= 0 && last > first) return `[${allowed.slice(first, last + 1).join(', ')}]`;
  const isText = schema['type'] === 'string';
  const entries = written.split(/,\s*/u).map((entry) => (isText && /^[\d.]+$/u.test(entry) ? `'${entry}'` : entry));
  return `[${entries.join(', ')}]`;
}

/** Returns `90002` for `90.002`, which YAML takes for a decimal number. */
function withoutPoints(written: string): string | undefined {
  return /^-?[1-9]\d{0,2}(?:\.\d{3})+$/u.test(written) ? written.replaceAll('.', '') : undefined;
}
