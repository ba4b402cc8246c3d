import type { PickerProps } from '../forms/form-context.ts';
import { RuleEditor } from '../forms/rule-editor.tsx';

/** A rule as a field of a form. */
export function RulePicker({ at, value, schema, label, onSend }: PickerProps) {
  return <RuleEditor value={value} at={at} label={label} conditions={Object.keys(schema.properties ?? {})} onPatch={onSend} />;
}
