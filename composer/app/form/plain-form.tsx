import { Checkbox, JsonInput, NumberInput, Select, Textarea } from '@mantine/core';
import { isRecord, pointerOf } from '#config/reader/path.ts';
import type { Operation } from '../../documents/operation.ts';

export interface PlainFormProps {
  readonly schema: object;
  readonly value: unknown;
  readonly at: string;
  readonly onPatch: (operations: readonly Operation[], joins?: string) => void;
}

/** A field for each key: text, number, choice, yes or no; anything else as JSON. */
export function PlainForm({ schema, value, at, onPatch }: PlainFormProps) {
  const properties = (schema as { properties?: Readonly<Record<string, unknown>> }).properties ?? {};
  const own = isRecord(value) ? value : {};
  const keys = [...new Set([...Object.keys(properties), ...Object.keys(own)])].filter((key) => key !== 'type');
  return (
    <div className="plain">
      {keys.map((key) => {
        const pointer = at + pointerOf([key]);
        const change = (next: unknown): void => {
          const isThere = Object.hasOwn(own, key);
          if (next === undefined || next === '') return isThere ? onPatch([{ op: 'remove', path: pointer }]) : undefined;
          onPatch([isThere ? { op: 'replace', path: pointer, value: next } : { op: 'add', path: pointer, value: next }], pointer);
        };
        return <PlainField key={key} name={key} schema={properties[key]} value={own[key]} pointer={pointer} change={change} />;
      })}
    </div>
  );
}

interface PlainFieldProps {
  readonly name: string;
  readonly schema: unknown;
  readonly value: unknown;
  readonly pointer: string;
  readonly change: (value: unknown) => void;
}

function PlainField({ name, schema, value, pointer, change }: PlainFieldProps) {
  const { type, enum: choices, description } = (isRecord(schema) ? schema : {}) as { type?: unknown; enum?: unknown; description?: string };
  const common = { label: name, description, 'data-pointer': pointer, size: 'xs' as const };
  if (Array.isArray(choices) && choices.every((each) => typeof each === 'string'))
    return (
      <Select
        {...common}
        data={choices}
        clearable
        value={typeof value === 'string' ? value : null}
        onChange={(next) => change(next ?? undefined)}
      />
    );
  if (type === 'boolean' || typeof value === 'boolean')
    return <Checkbox {...common} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />;
  if (type === 'number' || type === 'integer')
    return (
      <NumberInput
        {...common}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => change(typeof next === 'number' ? next : undefined)}
      />
    );
  if (type === 'string' || typeof value === 'string')
    return (
      <Textarea
        {...common}
        autosize
        minRows={1}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  return (
    <JsonInput
      {...common}
      autosize
      formatOnBlur
      key={JSON.stringify(value)}
      defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
      onBlur={(event) => {
        try {
          const next: unknown = event.currentTarget.value === '' ? undefined : JSON.parse(event.currentTarget.value);
          if (JSON.stringify(next) !== JSON.stringify(value)) change(next);
        } catch {
          // The field says so itself.
        }
      }}
    />
  );
}
