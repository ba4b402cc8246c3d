import { Button, Group, Menu, Text } from '@mantine/core';
import { useId } from 'react';
import { entryAt } from '../value-patches.ts';
import { useForm } from '../form-context.ts';
import { branchesOf } from '../schema/branches.ts';
import { resolve } from '../schema/resolve.ts';
import type { Schema } from '../schema/schema.ts';
import { starter } from '../schema/starter.ts';
import { entryTitle, helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { FoundHere } from './found-here.tsx';
import { ListEntry } from './list-entry.tsx';
import { AddSection, RemoveSection } from './add-section.tsx';
import { Section } from './section.tsx';
import { useEntryIds } from './use-entry-ids.ts';

const FEW = 12;

/** A list. Entries fold, can be moved by dragging or with keys, duplicated and removed. */
export function ListField(props: FieldProps) {
  const { at, schema, label, value, isRequired } = props;
  if (value === undefined && !isRequired) return <AddSection {...props} />;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Section
      at={at}
      title={`${label} (${entries.length})`}
      help={helpOf(label, schema)}
      startsOpen={entries.length <= FEW}
      actions={<RemoveSection {...props} />}
    >
      {() => <Entries {...props} entries={entries} />}
    </Section>
  );
}

function Entries({ at, schema, label, value, entries, isRequired, clearAt }: FieldProps & { readonly entries: readonly unknown[] }) {
  const { put, send, clear, root, announce } = useForm();
  const list = useId();
  const ids = useEntryIds(entries.length);
  const items: Schema = schema.items ?? {};
  const most = schema.maxItems ?? Infinity;
  const least = schema.minItems ?? 0;
  const insert = (index: number, entry: unknown, told: string): void => {
    ids.insert(index);
    if (value === undefined) put(at, [entry]);
    else send([{ op: 'add', path: entryAt(at, index), value: entry }]);
    announce(`${told}, Platz ${index + 1} von ${entries.length + 1}`);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= entries.length || to === from) return;
    ids.move(from, to);
    send([{ op: 'move', from: entryAt(at, from), path: entryAt(at, to) }]);
    announce(`${entryTitle(entries[from], from)} auf Platz ${to + 1} von ${entries.length}`);
  };
  const remove = (index: number): void => {
    const isLast = entries.length === 1 && !isRequired;
    ids.remove(index);
    if (isLast) clear(clearAt);
    else clear(entryAt(at, index));
    announce(`${entryTitle(entries[index], index)} entfernt`);
  };
  return (
    <>
      <FoundHere at={at} />
      <ol className="form-list">
        {entries.map((entry, index) => (
          <ListEntry
            key={ids.of(index)}
            list={list}
            at={entryAt(at, index)}
            index={index}
            label={label}
            schema={items}
            value={entry}
            isNew={ids.isNew(index)}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            canRemove={entries.length > least || !isRequired}
            canAdd={entries.length < most}
            onMove={move}
            onRemove={remove}
            onDouble={(place) => insert(place + 1, structuredClone(entries[place]), `${entryTitle(entries[place], place)} verdoppelt`)}
          />
        ))}
      </ol>
      {entries.length < most ? (
        <AddEntry label={label} items={items} root={root} onAdd={(entry) => insert(entries.length, entry, 'Eintrag hinzugefügt')} />
      ) : (
        <Text size="sm" c="dimmed">
          Mehr als {most} Einträge kann es hier nicht geben.
        </Text>
      )}
    </>
  );
}

interface AddEntryProps {
  readonly label: string;
  readonly items: Schema;
  readonly root: Schema;
  readonly onAdd: (entry: unknown) => void;
}

/** Button that adds an entry; if entries have several forms, the editor first chooses one. */
function AddEntry({ label, items, root, onAdd }: AddEntryProps) {
  const resolved = resolve(items, undefined, root);
  const hasForms = resolved.oneOf !== undefined || resolved.anyOf !== undefined;
  const { list, labels } = hasForms ? branchesOf(resolved, undefined, root) : { list: [], labels: [] };
  const button = (
    <Button
      size="xs"
      variant="default"
      aria-label={`${label}: Eintrag hinzufügen`}
      {...(!hasForms && { onClick: () => onAdd(starter(items, root)) })}
    >
      + Eintrag
    </Button>
  );
  if (!hasForms) return <Group>{button}</Group>;
  return (
    <Menu>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {list.map((branch, index) => (
          <Menu.Item key={labels[index]} onClick={() => onAdd(starter(branch, root))}>
            {labels[index]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
