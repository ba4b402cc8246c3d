import { formatNumber } from '#domain/format/number.ts';
import type { Field } from './fields.ts';

/** What is wrong with one value, in the words of JSON Schema. */
export interface Violation {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Text = (field: Field, params: Violation['params']) => string;

/** What a visitor is told, by the keyword that is violated. */
const texts: Readonly<Record<string, Text>> = {
  required: ({ label, kind, options }) => {
    if (kind === 'checkbox') return `Bitte setze das Häkchen bei „${label}“.`;
    return options ? `Bitte wähle bei „${label}“ etwas aus.` : `Bitte fülle das Feld „${label}“ aus.`;
  },
  minLength: ({ label }, { limit }) => `Das Feld „${label}“ braucht mindestens ${count(limit, 'Zeichen')}.`,
  maxLength: ({ label }, { limit }) => `Das Feld „${label}“ fasst höchstens ${count(limit, 'Zeichen')}.`,
  minimum: ({ label }, { limit }) => `Bitte gib bei „${label}“ mindestens ${figure(limit)} an.`,
  maximum: ({ label }, { limit }) => `Bitte gib bei „${label}“ höchstens ${figure(limit)} an.`,
  exclusiveMinimum: ({ label }, { limit }) => `Bitte gib bei „${label}“ mehr als ${figure(limit)} an.`,
  exclusiveMaximum: ({ label }, { limit }) => `Bitte gib bei „${label}“ weniger als ${figure(limit)} an.`,
  multipleOf: ({ label }, { multipleOf }) => `Bitte gib bei „${label}“ ein Vielfaches von ${figure(multipleOf)} an.`,
  type: ({ label, type }) =>
    `Bitte gib bei „${label}“ eine ${type === 'integer' ? 'ganze Zahl' : 'Zahl'} an, zum Beispiel ${type === 'integer' ? '12' : '12,50'}.`,
  enum: ({ label }) => `Bitte wähle bei „${label}“ eine der Möglichkeiten.`,
  format: ({ label }, { format }) => formats[String(format)] ?? `Das Feld „${label}“ hat nicht die erwartete Form.`,
  pattern: ({ label }) => `Das Feld „${label}“ hat nicht die erwartete Form.`,
  control: ({ label }) => `Das Feld „${label}“ enthält Zeichen, die sich nicht anzeigen lassen. Bitte tippe es neu ein.`,
};

const formats: Readonly<Record<string, string>> = {
  email: 'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel anna@example.org.',
  date: 'Bitte gib ein Datum an, das es gibt.',
  uri: 'Bitte gib eine vollständige Internetadresse an, zum Beispiel https://www.example.org.',
};

/** Keywords in the order in which they are told: one finding a field is enough. */
export const KEYWORDS: readonly string[] = Object.keys(texts);

/** The German sentence for a violation: the field's own text, else that of the keyword. */
export function messageOf({ keyword, params }: Violation, field: Field): string {
  const own = field.messages?.[keyword];
  if (own !== undefined) return own;
  return texts[keyword]?.(field, params) ?? `Bitte prüfe das Feld „${field.label}“.`;
}

function count(value: unknown, unit: string): string {
  return `${figure(value)}\u00A0${unit}`;
}

function figure(value: unknown): string {
  const number = Number(value);
  return formatNumber(number, { decimals: Number.isInteger(number) ? 0 : 2 });
}
