import { Button } from '@mantine/core';
import { useForm } from '../form-context.ts';
import { resolve } from '../schema/resolve.ts';
import { starter } from '../schema/starter.ts';
import type { FieldProps } from './field.ts';
import { ListField } from './list-field.tsx';

/** One value, or a list of such: it stays one until a second one is added. */
export function OneOrManyField(props: FieldProps) {
  const { Field, root, put } = useForm();
  const { at, schema, value, label } = props;
  const [one = {}, many = {}] = schema.oneOf ?? schema.anyOf ?? [];
  const { oneOf: _, anyOf: __, ...common } = schema;
  const about = { ...(common.description !== undefined && { description: common.description }) };
  if (Array.isArray(value)) return <ListField {...props} schema={resolve({ ...common, ...many, ...about }, value, root)} />;
  return (
    <div>
      <Field {...props} schema={{ ...common, allOf: [one], ...about }} />
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
