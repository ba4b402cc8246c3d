import { findField, listPaths, valuePaths } from '#documents/operations/fields.ts';
import { operationTable } from '#documents/operations/table.ts';
import type { PickerProps } from '../../form/form-context.ts';
import { plainText } from '../../form/schema/schema.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { operationNamed, sectionOf } from './taking.ts';
import { blockAround, type Block } from './use-block.ts';

/** Choice of a field of the answer, a list in it, or one of its sections, by German name. */
export function FieldPicker(props: PickerProps) {
  const { schema, value, label, description, error, required, onChange } = props;
  const { block } = blockAround(props);
  const choices = choicesFor(schema['x-operation'], block);
  return (
    <ChoiceSelect
      label={label}
      description={description}
      error={error}
      required={required}
      value={plainText(value)}
      choices={choices}
      nothingFound="Kein Feld heißt so"
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

function choicesFor(part: string | undefined, block: Block): { readonly value: string; readonly label: string }[] {
  const operation = operationNamed(block['operation']);
  if (operation === undefined) return [];
  if (part === 'rows')
    return listPaths(operationTable, operation.answer).map((path) => ({ value: path, label: titled(operation.answer, path) }));
  if (part === 'section') {
    const sections = Object.entries(operationTable.sections[operation.answer]?.fields ?? {}).filter(([, field]) => 'of' in field);
    return sections.map(([path, { title }]) => ({ value: path, label: `${title} (${path})` }));
  }
  const section = sectionOf(block);
  return section === undefined ? [] : valuePaths(operationTable, section).map((path) => ({ value: path, label: titled(section, path) }));
}

function titled(section: string, path: string): string {
  const found = findField(operationTable, section, path);
  return found.kind === 'value' ? `${found.field.title} (${path})` : path;
}
