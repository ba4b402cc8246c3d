import { Select } from '@mantine/core';
import type { PickerProps } from '../forms/form-context.ts';
import { referenceOf } from '../forms/schema/field-kind.ts';
import { plainText, typesOf } from '../forms/schema/schema.ts';
import { useNames } from './use-names.ts';

/** One of the things that there are: a customer, a product, an author, a route. A name that nothing has stays until another is taken. */
export function NamePicker({ value, schema, label, description, error, required, onChange }: PickerProps) {
  const choices = useNames(referenceOf(schema) ?? '');
  const text = plainText(value);
  const known = (choices ?? []).map((choice) => ({ value: String(choice.value), label: choice.label }));
  const isUnknown = text !== '' && !known.some((each) => each.value === text);
  const isNumber = !typesOf(schema).includes('string');
  return (
    <Select
      label={label}
      description={description}
      error={error}
      required={required}
      searchable
      clearable={!required}
      limit={100}
      placeholder={choices === undefined ? 'wird geladen …' : 'Suchen …'}
      nothingFoundMessage="Nichts gefunden"
      clearButtonProps={{ 'aria-label': `${label} leeren` }}
      value={text === '' ? null : text}
      data={isUnknown ? [...known, { value: text, label: choices === undefined ? text : `${text} (unbekannt)` }] : known}
      onChange={(next) => onChange(next === null ? undefined : isNumber ? Number(next) : next)}
    />
  );
}
