import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { entryAt } from '../value-patches.ts';
import { useForm } from '../form-context.ts';
import { ANYTHING, isObject, type Schema } from '../schema/schema.ts';
import { starter } from '../schema/starter.ts';
import { helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { FoundHere } from './found-here.tsx';
import { AddSection, RemoveSection } from './add-section.tsx';
import { Section } from './section.tsx';

/** Values under keys that the editor chooses. */
export function MapField(props: FieldProps) {
  const { at, schema, label, value } = props;
  if (value === undefined) return <AddSection {...props} />;
  const entries = isObject(value) ? value : {};
  return (
    <Section at={at} title={label} help={helpOf(label, schema)} startsOpen actions={<RemoveSection {...props} />}>
      {() => (
        <>
          <FoundHere at={at} />
          <MapEntries at={at} schema={schema} entries={entries} keys={Object.keys(entries)} />
        </>
      )}
    </Section>
  );
}

interface MapEntriesProps {
  readonly at: string;
  readonly schema: Schema;
  readonly entries: Readonly<Record<string, unknown>>;
  readonly keys: readonly string[];
}

/** Entries with editable keys, and a button that adds one. */
export function MapEntries({ at, schema, entries, keys }: MapEntriesProps) {
  const { Field, put, clear, root, announce } = useForm();
  const [name, setName] = useState('');
  const each = isObject(schema.additionalProperties) ? schema.additionalProperties : ANYTHING;
  const names = schema.propertyNames?.pattern;
  const isTaken = Object.hasOwn(entries, name);
  const isOdd = name !== '' && names !== undefined && !new RegExp(names, 'u').test(name);
  const fault = isTaken ? 'Diesen Namen gibt es schon.' : isOdd ? 'So darf ein Name hier nicht heißen.' : undefined;
  return (
    <>
      {keys.map((key) => (
        <Group key={key} align="start" wrap="nowrap" gap="xs">
          <div className="form-grows">
            <Field at={entryAt(at, key)} name={key} schema={each} label={key} value={entries[key]} isRequired clearAt={entryAt(at, key)} />
          </div>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={`${key} entfernen`}
            onClick={() => {
              clear(entryAt(at, key));
              announce(`${key} entfernt`);
            }}
          >
            Entfernen
          </Button>
        </Group>
      ))}
      <Group align="end" gap="xs">
        <TextInput
          size="xs"
          label="Name einer weiteren Angabe"
          value={name}
          error={fault}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button
          size="xs"
          variant="default"
          disabled={name === '' || fault !== undefined}
          onClick={() => {
            put(entryAt(at, name), starter(each, root, 1));
            announce(`${name} hinzugefügt`);
            setName('');
          }}
        >
          Hinzufügen
        </Button>
      </Group>
    </>
  );
}
