import { fieldTexts, unknownFault } from '#domain/texts/form-messages.ts';
import type { Field } from './fields.ts';

/** Error in one value, in the words of JSON Schema. */
export interface Violation {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Keywords in the order in which they are told: one finding a field is enough. */
export const KEYWORDS: readonly string[] = Object.keys(fieldTexts);

/** The German sentence for a violation: the field's own text, else that of the keyword. */
export function messageOf({ keyword, params }: Violation, field: Field): string {
  return field.messages?.[keyword] ?? fieldTexts[keyword]?.(field, params) ?? unknownFault(field.label);
}
