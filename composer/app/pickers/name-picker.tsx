import { MultiSelect } from '@mantine/core';
import { oneOrMany, valuesIn } from '../form/fields/choices-field.tsx';
import type { PickerProps } from '../form/form-context.ts';
import { referenceOf } from '../form/schema/field-kind.ts';
import { plainText, typesOf } from '../form/schema/schema.ts';
import { ChoiceSelect, type ChoiceOption } from './choice-select.tsx';
import { useNames } from './use-names.ts';

/** Choice of one existing name: a customer, a product, an author, a route. */
export function NamePicker({ value, schema, label, description, error, required, onChange }: PickerProps) {
  const choices = useOptions(referenceOf(schema));
  const isNumber = !typesOf(schema).includes('string');
  return (
    <ChoiceSelect
      label={label}
      description={description}
      error={error}
      required={required}
      value={plainText(value)}
      choices={choices}
      placeholder={choices === undefined ? 'wird geladen …' : 'Suchen …'}
      nothingFound="Nichts gefunden"
      onChange={(next) => onChange(next === null ? undefined : isNumber ? Number(next) : next)}
    />
  );
}

/** Choice of one or several existing names. */
export function NamesPicker({ value, schema, label, description, error, required, onChange }: PickerProps) {
  const own = valuesIn(value);
  const known = useOptions(referenceOf(schema)?.replace(/\[\]$/u, '')) ?? [];
  const unknown = own.filter((name) => !known.some((each) => each.value === name)).map((name) => ({ value: name, label: name }));
  return (
    <MultiSelect
      label={label}
      description={description}
      error={error}
      required={required}
      searchable
      clearable={!required}
      limit={100}
      clearButtonProps={{ 'aria-label': `${label} leeren` }}
      nothingFoundMessage="Nichts gefunden"
      value={own}
      data={[...known, ...unknown]}
      onChange={(next) => onChange(oneOrMany(value, next))}
    />
  );
}

function useOptions(reference: string | undefined): readonly ChoiceOption[] | undefined {
  return useNames(reference ?? '')?.map(({ value, label }) => ({ value: String(value), label }));
}
