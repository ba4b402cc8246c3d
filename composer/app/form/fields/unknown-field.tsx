import { Button, Code, Group, Text } from '@mantine/core';
import { stringify } from 'yaml';
import { entryAt } from '../value-patches.ts';
import { useForm, useFindings } from '../form-context.ts';
import { starter } from '../schema/starter.ts';
import type { FieldProps } from './field.ts';
import { Suggestions } from './suggestions.tsx';

/** Value that the schema does not know. It stays unchanged unless the editor removes it. */
export function UnknownField(props: FieldProps & { readonly isUnknownKey?: boolean }) {
  const { at, label, value, schema, clearAt, isUnknownKey = false } = props;
  const { clear, put, root, announce } = useForm();
  const findings = useFindings(at, 'below');
  return (
    <fieldset className="form-unknown" data-pointer={at}>
      <legend>{isUnknownKey ? `Unbekannt: ${props.name}` : label}</legend>
      <Text size="sm">
        {isUnknownKey
          ? 'Diese Angabe kennt das Formular nicht. Sie bleibt, wie sie ist.'
          : 'Dieser Wert hat eine andere Form als hier vorgesehen. Er bleibt, wie er ist.'}
      </Text>
      <Code block>{stringify(value).trimEnd()}</Code>
      {findings.map(({ message, line, column }) => (
        <Text key={`${line}:${column} ${message}`} size="sm" c="error">
          {message}
        </Text>
      ))}
      {isUnknownKey && <Suggestions {...props} />}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            clear(clearAt);
            announce(`${isUnknownKey ? props.name : label} entfernt`);
          }}
        >
          Entfernen
        </Button>
        {!isUnknownKey && (
          <Button size="xs" variant="default" onClick={() => put(at, starter(schema, root))}>
            Neu angeben
          </Button>
        )}
      </Group>
    </fieldset>
  );
}

interface UnknownEntriesProps {
  /** JSON pointer of the object. */
  readonly at: string;
  readonly keys: readonly string[];
  readonly entries: Readonly<Record<string, unknown>>;
  /** Pointer to remove when the object has only this entry. If undefined, only the entry is removed. */
  readonly clearAt: string | undefined;
}

/** Entries of an object that its schema does not name. */
export function UnknownEntries({ at, keys, entries, clearAt }: UnknownEntriesProps) {
  return keys.map((key) => (
    <UnknownField
      key={key}
      at={entryAt(at, key)}
      name={key}
      schema={{}}
      label={key}
      value={entries[key]}
      isRequired={false}
      clearAt={clearAt ?? entryAt(at, key)}
      isUnknownKey
    />
  ));
}
