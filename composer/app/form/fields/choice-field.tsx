import { NativeSelect, Switch } from '@mantine/core';
import { useId } from 'react';
import { plainText } from '../schema/schema.ts';
import { choiceLabel } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { useField } from './use-field.tsx';

/** Choice of one value that the schema lists. An unlisted value stays, marked as unknown, until the editor chooses another. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const { input, write, clear } = useField(props);
  const values = schema.enum ?? [];
  const isUnknown = value !== undefined && !values.includes(value);
  const usual = schema.default === undefined ? 'ohne Angabe' : `ohne Angabe: ${choiceLabel(schema, schema.default)}`;
  return (
    <NativeSelect
      {...input}
      value={value === undefined ? '' : isUnknown ? 'unknown' : String(values.indexOf(value))}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === '') clear();
        else if (currentTarget.value !== 'unknown') write(values[Number(currentTarget.value)]);
      }}
    >
      {(!isRequired || value === undefined) && <option value="">{isRequired ? 'Bitte wählen' : usual}</option>}
      {isUnknown && <option value="unknown">{`${plainText(value)} (unbekannt)`}</option>}
      {values.map((each, index) => (
        <option key={String(each)} value={String(index)}>
          {choiceLabel(schema, each)}
        </option>
      ))}
    </NativeSelect>
  );
}

/**
 * Yes or no. If a missing value has a meaning (a rule that does not mention the login), the field is a choice of three. Otherwise it is a
 * switch, which removes the value if it equals the default.
 */
export function SwitchField(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const { input, write, clear } = useField(props);
  const { required: _, description, ...rest } = input;
  const help = useId();
  if (!isRequired && schema.default === undefined && schema['x-labels'] !== undefined) {
    return (
      <NativeSelect
        {...input}
        value={value === undefined ? '' : plainText(value)}
        onChange={({ currentTarget }) => (currentTarget.value === '' ? clear() : write(currentTarget.value === 'true'))}
      >
        <option value="">ohne Angabe</option>
        <option value="true">{choiceLabel(schema, true)}</option>
        <option value="false">{choiceLabel(schema, false)}</option>
      </NativeSelect>
    );
  }
  const usual = schema.default === true;
  return (
    <>
      <Switch
        {...rest}
        {...(description !== undefined && { 'aria-describedby': help })}
        checked={value === undefined ? usual : value === true}
        onChange={({ currentTarget: { checked } }) => (checked === usual && !isRequired ? clear() : write(checked))}
      />
      {description !== undefined && (
        <p id={help} className="form-help">
          {description}
        </p>
      )}
    </>
  );
}
