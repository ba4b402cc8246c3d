import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchInstruments } from '#client/generated/hooks/instruments.ts';
import type { Instrument } from '#client/generated/hooks/models.ts';
import { typeLabel } from '#domain/instrument/type-label.ts';
import { valueAt } from '../../documents/values.ts';
import { entryAt } from '../form/value-patches.ts';
import type { PickerProps } from '../form/form-context.ts';
import { isObject, plainText } from '../form/schema/schema.ts';

const LEAST_LETTERS = 2;
/** Pause in typing before a search is sent, in ms. */
const REST = 200;

/** Instrument, searched by name, ISIN or WKN. Also writes the kind of the instrument if the document stores it beside the number. */
export function InstrumentPicker(props: PickerProps & { readonly kind?: Kind | undefined }) {
  const { at, value, label, description, error, required, onChange, onPut } = props;
  const beside = props.kind ?? kindBeside(props);
  const own = plainText(value);
  const [asked, setAsked] = useState<string>();
  const box = useCombobox();
  const [searchValue] = useDebouncedValue((asked ?? '').trim(), REST);
  const { list, isFetching } = useHits(searchValue);
  const named = useHits(own).list?.find((each) => each.entityValue === own && (beside === undefined || each.entityType === beside.kind));
  const close = (): void => {
    box.closeDropdown();
    setAsked(undefined);
  };
  const take = (key: string): void => {
    const found = list?.find((each) => keyOf(each) === key);
    close();
    if (found === undefined) return;
    if (beside === undefined || beside.kind === found.entityType) onChange(found.entityValue);
    else onPut({ [beside.at]: found.entityType, [at]: found.entityValue });
  };
  const name = named === undefined ? undefined : `${named.name}${named.isin === undefined ? '' : ` (${named.isin})`}`;
  return (
    <Combobox store={box} onOptionSubmit={take}>
      <Combobox.Target>
        <InputBase
          label={label}
          description={
            name === undefined ? (
              description
            ) : (
              <>
                {name}
                {description !== undefined && ' · '}
                {description}
              </>
            )
          }
          error={error}
          required={required}
          placeholder="Name, ISIN oder WKN"
          value={asked ?? own}
          rightSection={isFetching && asked !== undefined ? <Loader size={14} aria-label="sucht" /> : null}
          onChange={({ currentTarget }) => {
            box.openDropdown();
            box.updateSelectedOptionIndex();
            setAsked(currentTarget.value);
          }}
          onBlur={() => {
            // An emptied field is removed; text without a chosen instrument is not saved.
            if (asked?.trim() === '') onChange(undefined);
            close();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={list === undefined}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label="Treffer">
          {list?.map((found) => (
            <Combobox.Option key={keyOf(found)} value={keyOf(found)}>
              {found.name}
              <small className="picker-detail">{[typeLabel(found.entityType), found.isin, found.wkn].filter(Boolean).join(' · ')}</small>
            </Combobox.Option>
          ))}
          {list?.length === 0 && <Combobox.Empty>Kein Instrument heißt so.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useHits(searchValue: string): { readonly list: readonly Instrument[] | undefined; readonly isFetching: boolean } {
  const enabled = searchValue.length >= LEAST_LETTERS;
  const { data, isFetching } = useSearchInstruments({ searchValue, limit: 20 }, { query: { enabled, staleTime: 60_000 } });
  return { list: enabled ? data?.list : undefined, isFetching };
}

function keyOf({ entityType, entityValue }: Instrument): string {
  return `${entityType} ${entityValue}`;
}

/** JSON pointer of the field with the kind of an instrument, and its value. */
export interface Kind {
  readonly at: string;
  readonly kind: unknown;
}

const KINDS = ['entityType', 'entityTypeUnderlying'];

/** Kind of the instrument, if the document stores it beside the number. */
function kindBeside({ at, start, whole }: PickerProps): Kind | undefined {
  const above = at.slice(0, at.lastIndexOf('/'));
  let section: unknown = whole();
  for (const step of above.slice(start.length).split('/').slice(1)) {
    section = valueAt(section, [step]);
  }
  const beside = isObject(section) ? section : {};
  const key = KINDS.find((each) => Object.hasOwn(beside, each));
  return key === undefined ? undefined : { at: entryAt(above, key), kind: valueAt(beside, [key]) };
}
