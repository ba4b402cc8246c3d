import { fieldsContradict } from '#domain/texts/form-messages.ts';
import type { Field } from './fields.ts';
import { KEYWORDS, messageOf, type Violation } from './messages.ts';
import { rules } from './rules.ts';
import { placesOf, requestOf, type FormValues } from './values.ts';

/** Fault that the visitor has to correct; without `field` it concerns the whole form. */
export interface FormFinding {
  readonly field?: string;
  readonly message: string;
}

/** Precompiled validator of a request; its errors are those of the last call. */
export interface RequestValidator {
  (body: unknown): boolean;
  errors?: readonly RequestFault[] | null;
}
interface RequestFault extends Violation {
  readonly instancePath: string;
}

/** Validates a visitor's input against the contract's own schema. At most one finding per field, in the order of the fields. */
export function checkForm(fields: readonly Field[], validate: RequestValidator, values: FormValues): readonly FormFinding[] {
  const faults = validate(requestOf(fields, values)) ? [] : (validate.errors ?? []);
  // Fields of empty rows have no place in the request and therefore no findings.
  const findings = [...placesOf(fields, values)].flatMap(([place, field]): FormFinding[] => {
    const message = faultOf(
      field,
      faults.filter((fault) => placeOf(fault) === place),
      values,
    );
    return message === undefined
      ? []
      : [{ field: field.at, message: field.row === undefined ? message : `${field.row.legend}: ${message}` }];
  });
  if (findings.length > 0 || faults.length === 0) return findings;
  return [{ message: fieldsContradict }];
}

function faultOf(field: Field, faults: readonly RequestFault[], values: FormValues): string | undefined {
  const value = values[field.at] ?? '';
  if (hasControls(field, value)) return messageOf({ keyword: 'control', params: {} }, field);
  const isMissing = field.required && (field.kind === 'password' ? value : value.trim()) === '';
  const violations = [...(isMissing ? [{ keyword: 'required', params: {} }] : []), ...faults];
  const [first] = violations.toSorted((a, b) => rank(a) - rank(b));
  if (first !== undefined) return messageOf(first, field);
  return field.rule === undefined || value === '' ? undefined : rules[field.rule](value, values);
}

/** Place of a fault in the request; for a missing value that of the value, not of its container. */
function placeOf({ instancePath, keyword, params }: RequestFault): string {
  const path = instancePath.split('/').slice(1);
  return [...path, ...(keyword === 'required' ? [String(params['missingProperty'])] : [])].join('.');
}

function rank({ keyword }: Violation): number {
  const index = KEYWORDS.indexOf(keyword);
  return index < 0 ? KEYWORDS.length : index;
}

/** Returns true for control characters that nobody types; line breaks and tabs are allowed in multi-line fields. */
function hasControls({ kind }: Field, value: string): boolean {
  return (kind === 'textarea' || kind === 'file' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u).test(value);
}
