import { Button, Checkbox, Group, Modal, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { answerValue } from '#blocks/kit/answers/answer-value.tsx';
import { shownField, type WrittenField } from '#blocks/kit/answers/reading.ts';
import { findField, proposedFields, valuePaths } from '#documents/operations/fields.ts';
import { operationTable } from '#documents/operations/table.ts';
import { isRecord } from '#documents/reader/path.ts';
import type { Block } from './use-block.ts';
import { openParameters, useSample } from './use-sample.ts';

interface ColumnsDialogProps {
  readonly block: Block;
  /** Name of the section whose fields can be shown. */
  readonly section: string;
  readonly list: 'columns' | 'facts';
  readonly onTake: (entries: readonly unknown[]) => void;
  readonly onClose: () => void;
}

const PROPOSED = 6;

/** Dialog to tick the columns of a table or the facts of a list, beside a current answer of the call with the contract's descriptions. */
export function ColumnsDialog({ block, section, list, onTake, onClose }: ColumnsDialogProps) {
  const before = writtenFields(block[list]);
  const [fields, setFields] = useState<readonly WrittenField[]>(() =>
    before.length > 0 ? before : proposedFields(operationTable, section, PROPOSED).map((field) => ({ field })),
  );
  const [wanted, setWanted] = useState('');
  const [examples, setExamples] = useState<Readonly<Record<string, string>>>({});
  const sample = useSample(block, list, examples);
  const isTaken = (path: string): boolean => fields.some(({ field }) => field === path);
  const paths = valuePaths(operationTable, section).filter((path) => {
    const { title, isTechnical } = valueField(section, path);
    return (isTechnical !== true || isTaken(path)) && `${title} ${path}`.toLocaleLowerCase('de').includes(wanted.toLocaleLowerCase('de'));
  });
  const shown = fields
    .filter(({ field }) => findField(operationTable, section, field).kind === 'value')
    .map((field) => shownField(section, field));
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={list === 'columns' ? 'Spalten wählen' : 'Angaben wählen'}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
    >
      <div className="picker-columns">
        <div>
          <TextInput
            label="Felder der Antwort"
            placeholder="Suchen …"
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          <div className="picker-ticks" role="group" aria-label="Felder">
            {paths.map((path) => {
              const { title, format } = valueField(section, path);
              return (
                <Checkbox
                  key={path}
                  size="xs"
                  label={`${title} (${path}, ${format})`}
                  checked={isTaken(path)}
                  onChange={({ currentTarget: { checked } }) =>
                    setFields(
                      checked
                        ? [...fields, before.find(({ field }) => field === path) ?? { field: path }]
                        : fields.filter(({ field }) => field !== path),
                    )
                  }
                />
              );
            })}
          </div>
        </div>
        <div className="picker-sample">
          {openParameters(block).map(([name, { title }]) => (
            <TextInput
              key={name}
              size="xs"
              label={`Beispiel für ${name} (${title})`}
              value={examples[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setExamples({ ...examples, [name]: value })}
            />
          ))}
          <Text size="sm" c="dimmed" role="status">
            {sample.fault ??
              (sample.isLoading
                ? 'Das Beispiel wird geladen …'
                : sample.rows === undefined
                  ? 'Nenne ein Beispiel, dann steht es hier.'
                  : `${sample.rows.length} Zeilen zur Probe`)}
          </Text>
          {sample.rows !== undefined && (
            <Table.ScrollContainer minWidth={200}>
              <Table aria-label="Beispiel">
                <Table.Thead>
                  <Table.Tr>
                    {shown.map(({ path, label }) => (
                      <Table.Th key={path}>{label}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {sample.rows.map((row, index) => (
                    <Table.Tr key={index}>
                      {shown.map((each) => (
                        <Table.Td key={each.path}>{answerValue(row, each, new Date().toISOString())}</Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </div>
      </div>
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          onClick={() => {
            onTake(fields);
            onClose();
          }}
        >
          Übernehmen
        </Button>
      </Group>
    </Modal>
  );
}

function writtenFields(list: unknown): readonly WrittenField[] {
  return Array.isArray(list) ? list.filter((each): each is WrittenField => isRecord(each) && typeof each['field'] === 'string') : [];
}

function valueField(section: string, path: string) {
  const found = findField(operationTable, section, path);
  return found.kind === 'value' ? found.field : { title: path, format: '', isTechnical: undefined };
}
