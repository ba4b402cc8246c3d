import { memo } from 'react';
import { useForm } from './form-context.ts';
import { BranchField } from './fields/branch-field.tsx';
import { ChoiceField, SwitchField } from './fields/choice-field.tsx';
import { DayField } from './fields/day-field.tsx';
import type { FieldProps } from './fields/field.ts';
import { ListField } from './fields/list-field.tsx';
import { MapField } from './fields/map-field.tsx';
import { MarkupField } from './fields/markup-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { ObjectField } from './fields/object-field.tsx';
import { OneOrManyField } from './fields/one-or-many-field.tsx';
import { ReferenceField } from './fields/reference-field.tsx';
import { RuleField } from './fields/rule-field.tsx';
import { Suggestions } from './fields/suggestions.tsx';
import { LongTextField, TextField } from './fields/text-field.tsx';
import { TimesField } from './fields/times-field.tsx';
import { UnknownField } from './fields/unknown-field.tsx';
import { useStableKind } from './fields/use-stable-kind.ts';
import type { FieldKind } from './schema/field-kind.ts';
import { resolve } from './schema/resolve.ts';

const FIELDS: Readonly<Record<FieldKind, (props: FieldProps) => React.ReactNode>> = {
  branches: BranchField,
  choice: ChoiceField,
  constant: () => null,
  day: DayField,
  list: ListField,
  longText: LongTextField,
  map: MapField,
  markup: MarkupField,
  number: NumberField,
  object: ObjectField,
  oneOrMany: OneOrManyField,
  reference: ReferenceField,
  rule: RuleField,
  switch: SwitchField,
  text: TextField,
  times: TimesField,
  unknown: UnknownField,
};

/** Field for one value, chosen by its schema. Re-renders only when the value or its findings change. */
export const FieldNode = memo(function FieldNode(props: FieldProps) {
  const { root } = useForm();
  const resolved = resolve(props.schema, props.value, root);
  const kind = useStableKind(resolved, props.value);
  const Field = FIELDS[kind];
  return (
    <div className="form-field" data-kind={kind} data-pointer={props.at}>
      <Field {...props} schema={resolved} />
      {kind !== 'object' && kind !== 'list' && kind !== 'rule' && <Suggestions {...props} schema={resolved} />}
    </div>
  );
});
