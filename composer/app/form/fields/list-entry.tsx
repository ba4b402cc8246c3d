import { ActionIcon, Group } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useForm } from '../form-context.ts';
import { chosen } from '../schema/resolve.ts';
import { typesOf, type Schema } from '../schema/schema.ts';
import { entryTitle } from '../schema/words.ts';
import { ObjectBody } from './object-body.tsx';
import { Section } from './section.tsx';
import { useEntryDrag } from './use-entry-drag.ts';

interface ListEntryProps {
  /** Name of the list. Entries can be dragged only within it. */
  readonly list: string;
  readonly at: string;
  readonly index: number;
  readonly label: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly isNew: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canRemove: boolean;
  readonly canAdd: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onDouble: (index: number) => void;
}

/** Entry of a list. Its handle can be dragged, or moved with the arrow keys. */
export function ListEntry(props: ListEntryProps) {
  const { list, at, index, label, schema, value, onMove } = props;
  const { Field, root } = useForm();
  const { row, handle, edge } = useEntryDrag(list, index, onMove);
  const title = entryTitle(value, index);
  const own = chosen(schema, value, root);
  const isSection = typesOf(own)[0] === 'object' && typeof value === 'object' && value !== null;
  const byKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onMove(index, index + step);
  };
  const grip = (
    <ActionIcon
      ref={handle}
      variant="subtle"
      size="sm"
      aria-label={`${title} verschieben: Pfeiltasten`}
      onKeyDown={byKey}
      className="form-grip"
    >
      <GripVertical size={14} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <li ref={row} className="form-entry" {...(edge !== null && { 'data-edge': edge })}>
      {isSection ? (
        <Section at={at} title={title} startsOpen={props.isNew} before={grip} actions={<EntryActions {...props} title={title} />}>
          {() => <ObjectBody at={at} schema={own} value={value} isRequired clearAt={at} />}
        </Section>
      ) : (
        <Group align="start" wrap="nowrap" gap={4}>
          {grip}
          <div className="form-grows">
            <Field
              at={at}
              name={String(index)}
              schema={schema}
              label={`${label} ${index + 1}`}
              value={value}
              isRequired
              clearAt={at}
              hidesLabel
            />
          </div>
          <EntryActions {...props} title={title} />
        </Group>
      )}
    </li>
  );
}

function EntryActions({
  index,
  title,
  isFirst,
  isLast,
  canRemove,
  canAdd,
  onMove,
  onRemove,
  onDouble,
}: ListEntryProps & { readonly title: string }) {
  const action = (name: string, sign: ReactNode, isOff: boolean, run: () => void): ReactNode => (
    <ActionIcon variant="subtle" size="sm" aria-label={`${title} ${name}`} title={name} disabled={isOff} onClick={run}>
      {sign}
    </ActionIcon>
  );
  return (
    <Group gap={0} wrap="nowrap" className="form-entry-actions">
      {action('nach oben', <ArrowUp size={14} aria-hidden="true" />, isFirst, () => onMove(index, index - 1))}
      {action('nach unten', <ArrowDown size={14} aria-hidden="true" />, isLast, () => onMove(index, index + 1))}
      {action('verdoppeln', <Copy size={14} aria-hidden="true" />, !canAdd, () => onDouble(index))}
      {action('entfernen', <Trash2 size={14} aria-hidden="true" />, !canRemove, () => onRemove(index))}
    </Group>
  );
}
