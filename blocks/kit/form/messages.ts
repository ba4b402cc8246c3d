import { fieldTexts, unknownFault } from '#domain/texts/form-messages.ts';
import type { Field } from './fields.ts';

/** Error in one value, in terms of JSON Schema. */
export interface Violation {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Keywords by priority, since only one finding per field is shown. */
export const KEYWORDS: readonly string[] = Object.keys(fieldTexts);

/** German sentence for a violation: the field's own message, else that of the keyword. */
export function messageOf({ keyword, params }: Violation, field: Field): string {
  return field.messages?.[keyword] ?? fieldTexts[keyword]?.(field, params) ?? unknownFault(field.label);
}
