import { Autocomplete, type OptionsFilter } from '@mantine/core';
import { useMemo } from 'react';
import { useTyped } from '../form/fields/use-typed.ts';
import type { PickerProps } from '../form/form-context.ts';
import { plainText } from '../form/schema/schema.ts';
import { addressesIn } from './names.ts';
import { useDocuments } from './use-names.ts';

/** Maximum number of suggestions. */
const MOST = 30;

/**
 * Address. Suggests the portal's addresses by their words and by what they show (a theme, a microsite, a page); the editor may type any
 * other.
 */
export function PathPicker({ value, label, description, error, required, onChange }: PickerProps) {
  const documents = useDocuments();
  const addresses = useMemo(() => addressesIn(documents), [documents]);
  const titles = useMemo(() => new Map(addresses.map((each) => [each.value, each.label])), [addresses]);
  const named: OptionsFilter = ({ options, search }) => {
    const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
    const fits = (address: string): boolean => {
      const own = `${address} ${titles.get(address) ?? ''}`.toLowerCase();
      return words.every((word) => own.includes(word));
    };
    return options.filter((option) => 'value' in option && fits(option.value)).slice(0, MOST);
  };
  const [text, setText] = useTyped(value, plainText);
  return (
    <Autocomplete
      label={label}
      description={description}
      error={error}
      required={required}
      filter={named}
      placeholder="/… oder der Name einer Seite"
      value={text}
      data={addresses.map(({ value: address }) => address)}
      renderOption={({ option }) => (
        <span>
          {option.value}
          <small className="picker-detail">{titles.get(option.value)}</small>
        </span>
      )}
      onChange={(next) => {
        setText(next, next === '' && !required ? undefined : next);
        onChange(next);
      }}
    />
  );
}
