import { Select, type ComboboxItem, type ComboboxItemGroup } from '@mantine/core';
import type { PickerProps } from '../form/form-context.ts';

export type ChoiceOption = ComboboxItem;
type ChoiceGroup = ComboboxItemGroup<ChoiceOption>;

interface ChoiceSelectProps extends Pick<PickerProps, 'label' | 'description' | 'error' | 'required'> {
  /** Chosen value; empty if nothing is chosen. */
  readonly value: string;
  /** Choices, in groups or flat; undefined while loading. */
  readonly choices: readonly (ChoiceOption | ChoiceGroup)[] | undefined;
  readonly nothingFound: string;
  readonly placeholder?: string;
  /** Receives the chosen value; null removes it, which happens only if the value is optional. */
  readonly onChange: (value: string | null) => void;
}

/** Searchable choice of one value. A value that is not among the choices stays, marked as unknown, until the editor chooses another. */
export function ChoiceSelect({ value, choices, required, nothingFound, onChange, label, ...input }: ChoiceSelectProps) {
  const known = choices ?? [];
  const options = known.flatMap((each) => ('items' in each ? each.items : [each]));
  const isOther = value !== '' && !options.some((each) => each.value === value);
  const other: ChoiceOption[] = isOther ? [{ value, label: choices === undefined ? value : `${value} (unbekannt)` }] : [];
  const isGrouped = known.some((each) => 'items' in each);
  const all = isGrouped && isOther ? [{ group: 'Unbekannt', items: other }, ...known] : [...known, ...other];
  return (
    <Select
      {...input}
      label={label}
      required={required}
      searchable
      clearable={!required}
      allowDeselect={!required}
      clearButtonProps={{ 'aria-label': `${label} leeren` }}
      limit={200}
      maxDropdownHeight={360}
      nothingFoundMessage={nothingFound}
      value={value === '' ? null : value}
      data={all}
      onChange={onChange}
    />
  );
}
