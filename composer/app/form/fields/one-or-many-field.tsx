import { Button } from '@mantine/core';
import { useForm } from '../form-context.ts';
import { referenceOf, severalOf } from '../schema/field-kind.ts';
import { resolve } from '../schema/resolve.ts';
import { typesOf, type Schema } from '../schema/schema.ts';
import { starter } from '../schema/starter.ts';
import { ChoicesField } from './choices-field.tsx';
import type { FieldProps } from './field.ts';
import { ListField } from './list-field.tsx';
import { ReferenceField } from './reference-field.tsx';

/**
 * Field for one value or a list of values. Values are ticked or picked if all possible ones are known, otherwise typed. A single value
 * stays single until a second is added.
 */
export function OneOrManyField(props: FieldProps) {
  const { Field, root, put, pickers } = useForm();
  const { at, schema, value, label } = props;
  const [one = {}, many = {}] = schema.oneOf ?? schema.anyOf ?? [];
  const { oneOf: _, anyOf: __, ...common } = schema;
  const about = { ...(common.description !== undefined && { description: common.description }) };
  const single: Schema = { ...common, allOf: [one], ...about };
  const resolved = resolve(single, undefined, root);
  const reference = referenceOf(resolved);
  const isTexts = typesOf(resolved)[0] === 'string' && [value ?? []].flat().every((each) => typeof each === 'string');
  if (isTexts && resolved.enum !== undefined) return <ChoicesField {...props} schema={resolved} />;
  if (isTexts && reference !== undefined && pickers[severalOf(reference)] !== undefined)
    return <ReferenceField {...props} schema={{ ...resolved, 'x-reference': severalOf(reference) }} />;
  if (Array.isArray(value)) return <ListField {...props} schema={resolve({ ...common, ...many, ...about }, value, root)} />;
  return (
    <div>
      <Field {...props} schema={single} />
      {value !== undefined && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`${label}: noch einer`}
          onClick={() => put(at, [value, starter(one, root, 1)])}
        >
          + noch einer
        </Button>
      )}
    </div>
  );
}
