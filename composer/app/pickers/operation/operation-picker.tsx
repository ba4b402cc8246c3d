import { Button } from '@mantine/core';
import { useState } from 'react';
import { operationTable } from '#documents/operations/table.ts';
import { entryAt } from '../../form/value-patches.ts';
import type { PickerProps } from '../../form/form-context.ts';
import { plainText } from '../../form/schema/schema.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { useOffered } from './offered.ts';
import { sectionOf, taking } from './taking.ts';
import { blockAround } from './use-block.ts';

/** All read calls, by area. */
const CALLS = [...Map.groupBy(Object.entries(operationTable.operations), ([, { area }]) => area)]
  .map(([group, calls]) => ({ group, items: calls.map(([value, { summary }]) => ({ value, label: `${summary} (${value})` })) }))
  .toSorted((a, b) => a.group.localeCompare(b.group, 'de'));

/**
 * Choice of a block's call, by area and answer. Settings of the previous call that the new one does not know are removed; required
 * parameters come from the page. Columns or facts are ticked beside a sample.
 */
export function OperationPicker(props: PickerProps) {
  const { value, label, description, error, onPut } = props;
  const [isOpen, setIsOpen] = useState(false);
  const offered = useOffered(props);
  const { block, at } = blockAround(props);
  const name = plainText(value);
  const section = sectionOf(block);
  const list = listKey(block);
  return (
    <>
      <ChoiceSelect
        label={label}
        description={description}
        error={error}
        required
        value={name}
        choices={CALLS}
        nothingFound="Kein Aufruf heißt so"
        onChange={(next) => {
          if (next === null || next === name) return;
          onPut(Object.fromEntries(Object.entries(taking(block, next, offered)).map(([key, each]) => [entryAt(at, key), each])));
        }}
      />
      {section !== undefined && list !== undefined && (
        <Button size="xs" variant="light" mt="xs" onClick={() => setIsOpen(true)}>
          {list === 'columns' ? 'Spalten wählen …' : 'Angaben wählen …'}
        </Button>
      )}
      {isOpen && section !== undefined && list !== undefined && (
        <ColumnsDialog
          block={block}
          section={section}
          list={list}
          onClose={() => setIsOpen(false)}
          onTake={(entries) => onPut({ [entryAt(at, list)]: entries.length === 0 ? undefined : entries })}
        />
      )}
    </>
  );
}

/** Key under which a block lists the fields it shows; undefined if it lists none. */
function listKey({ type, columns, facts }: Readonly<Record<string, unknown>>): 'columns' | 'facts' | undefined {
  if (facts !== undefined || type === 'data-facts' || type === 'comparison') return 'facts';
  return columns !== undefined || type === 'data-table' || type === 'finder' ? 'columns' : undefined;
}
