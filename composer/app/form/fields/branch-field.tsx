import { NativeSelect } from '@mantine/core';
import { useForm } from '../form-context.ts';
import { branchesOf } from '../schema/branches.ts';
import { chosen } from '../schema/resolve.ts';
import { isObject } from '../schema/schema.ts';
import { starter } from '../schema/starter.ts';
import type { FieldProps } from './field.ts';
import { AddSection } from './add-section.tsx';
import { UnknownField } from './unknown-field.tsx';

/** Value that may have several forms: a choice of the form, and the field of the chosen form. */
export function BranchField(props: FieldProps) {
  const { at, schema, value, label, isRequired, hidesLabel } = props;
  const { Field, root, put, announce } = useForm();
  const { list, labels, at: index } = branchesOf(schema, value, root);
  if (value === undefined && !isRequired) return <AddSection {...props} />;
  const branch = list[index];
  const { oneOf: _, anyOf: __, type: ___, ...common } = schema;
  const take = (next: number): void => {
    const wanted = list[next];
    if (wanted === undefined) return;
    put(at, kept(value, starter(wanted, root, 1), chosen(wanted, undefined, root).properties ?? {}));
    announce(`${label}: ${labels[next]}`);
  };
  return (
    <div className="form-branch">
      <NativeSelect
        size="xs"
        aria-label={`${label}: Art`}
        value={String(index)}
        onChange={({ currentTarget }) => take(Number(currentTarget.value))}
        data={[
          ...(index < 0 ? [{ value: '-1', label: value === undefined ? 'Bitte wählen' : 'Unbekannt' }] : []),
          ...labels.map((text, each) => ({ value: String(each), label: text })),
        ]}
      />
      {branch === undefined && value !== undefined && <UnknownField {...props} />}
      {branch !== undefined && (
        <Field
          {...props}
          schema={{ ...common, ...withDescription(branch, common.description) }}
          isRequired={isRequired || hidesLabel === true}
        />
      )}
    </div>
  );
}

/** Adds the description of the whole field to a branch, because branches seldom repeat it. */
function withDescription<T extends { readonly description?: string; readonly $ref?: string }>(
  branch: T,
  description: string | undefined,
): T {
  return branch.$ref !== undefined || branch.description !== undefined || description === undefined ? branch : { ...branch, description };
}

/** Copies the properties that both branches have into the next value. */
function kept(value: unknown, next: unknown, properties: Readonly<Record<string, { readonly const?: unknown }>>): unknown {
  if (!isObject(value) || !isObject(next)) return next;
  const same = Object.entries(value).filter(([key]) => Object.hasOwn(properties, key) && properties[key]?.const === undefined);
  return { ...next, ...Object.fromEntries(same) };
}
