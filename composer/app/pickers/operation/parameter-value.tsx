import { MultiSelect, NativeSelect, Select, TextInput } from '@mantine/core';
import type { ParameterValue } from '#documents/operations/parameter-value.ts';
import type { Parameter } from '#documents/operations/table.ts';
import { isRecord } from '#documents/reader/path.ts';
import { entryAt } from '../../form/value-patches.ts';
import { useTyped } from '../../form/fields/use-typed.ts';
import type { PickerProps } from '../../form/form-context.ts';
import { plainText } from '../../form/schema/schema.ts';
import { InstrumentPicker } from '../instrument-picker.tsx';
import { useParameterChoices, type ParameterChoice } from './parameter-choices.ts';
import { operationNamed } from './taking.ts';
import { blockAround } from './use-block.ts';

export interface FixedValueProps {
  readonly name: string;
  /** Label for screen readers. */
  readonly label: string;
  /** Parameter as the contract describes it; undefined if the call does not know it. */
  readonly parameter: Parameter | undefined;
  readonly value: unknown;
  /** Props of the field that contains all parameters. */
  readonly picker: PickerProps;
  /** Sets the value; undefined removes it. */
  readonly onChange: (value: ParameterValue | undefined) => void;
}

/** Fixed value of a parameter: chosen if the possible values are known, otherwise typed. */
export function FixedValue(props: FixedValueProps) {
  const { name, parameter, value } = props;
  const { block } = blockAround(props.picker);
  const choices = useParameterChoices(block['operation'], name);
  if (parameter?.enum !== undefined || parameter?.type === 'boolean') return <ListedValue {...props} />;
  if (choices !== undefined) return <ChosenValue {...props} choices={choices} />;
  if (KIND_OF.has(name) && parameter?.type === 'string') return <InstrumentValue {...props} />;
  return (
    <TypedText label={props.label} value={value} onChange={(text) => props.onChange(text === '' ? undefined : valueOf(text, parameter))} />
  );
}

/** Choice among the few values that the contract lists. */
function ListedValue({ label, parameter, value, onChange }: FixedValueProps) {
  const values = parameter?.enum ?? ['true', 'false'];
  const text = plainText(value);
  return (
    <NativeSelect
      flex={1}
      size="xs"
      aria-label={label}
      value={text}
      data={[
        ...(values.includes(text) ? [] : [{ value: text, label: text === '' ? 'wählen …' : text }]),
        ...values.map((each) => ({ value: each, label: parameter?.type === 'boolean' ? (each === 'true' ? 'ja' : 'nein') : each })),
      ]}
      onChange={({ currentTarget }) => onChange(valueOf(currentTarget.value, parameter))}
    />
  );
}

/** Choice of one existing name, or of several if the parameter accepts several. */
function ChosenValue({ label, parameter, value, choices, onChange }: FixedValueProps & { readonly choices: readonly ParameterChoice[] }) {
  const own = plainText(value).split(',').filter(Boolean);
  const unknown = own.filter((each) => !choices.some((choice) => choice.value === each));
  const shared = {
    flex: 1,
    size: 'xs',
    'aria-label': label,
    searchable: true,
    clearable: true,
    limit: 200,
    maxDropdownHeight: 320,
    nothingFoundMessage: 'Nichts gefunden',
    clearButtonProps: { 'aria-label': `${label} leeren` },
    data: [...choices, ...unknown.map((each) => ({ value: each, label: `${each} (unbekannt)` }))],
  } as const;
  const write = (text: string | null): void => onChange(text === null || text === '' ? undefined : valueOf(text, parameter));
  return takesSeveral(parameter) ? (
    <MultiSelect {...shared} value={own} placeholder={own.length === 0 ? 'Suchen …' : ''} onChange={(next) => write(next.join(','))} />
  ) : (
    <Select {...shared} value={own[0] ?? null} placeholder="Suchen …" onChange={write} />
  );
}

/** Parameters that identify an instrument, mapped to the sibling parameter for the kind. */
const KIND_OF: ReadonlyMap<string, string> = new Map([
  ['entityValue', 'entityType'],
  ['entityValueUnderlying', 'entityTypeUnderlying'],
  ['underlyingEntityValue', 'underlyingEntityType'],
]);

/** Instrument by name, ISIN or WKN. Also writes its kind if the call requires it. */
function InstrumentValue({ name, label, value, picker, onChange }: FixedValueProps) {
  const written = isRecord(picker.value) ? picker.value : {};
  const kind = KIND_OF.get(name) ?? '';
  const parameters = operationNamed(blockAround(picker).block['operation'])?.parameters ?? {};
  return (
    <div className="picker-parameter-wide">
      <InstrumentPicker
        {...picker}
        at={entryAt(picker.at, name)}
        name={name}
        value={value}
        label={label}
        description={undefined}
        error={undefined}
        required={false}
        kind={Object.hasOwn(parameters, kind) ? { at: entryAt(picker.at, kind), kind: written[kind] } : undefined}
        onChange={(next) => onChange(next === undefined ? undefined : plainText(next))}
      />
    </div>
  );
}

interface TypedTextProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (text: string) => void;
}

/** Text input for a parameter. */
export function TypedText({ label, value, onChange }: TypedTextProps) {
  const [text, setText] = useTyped(value, plainText);
  return (
    <TextInput
      flex={1}
      size="xs"
      aria-label={label}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value, currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}

/** Returns true if a parameter takes several values, separated by commas. */
function takesSeveral(parameter: Parameter | undefined): boolean {
  return (
    parameter?.type === 'string' && (parameter.pattern === undefined ? /Komma/u.test(parameter.title) : parameter.pattern.includes('(,'))
  );
}

/** Parses text for a parameter. Text that is not a number stays text, and the check reports it. */
function valueOf(text: string, parameter: Parameter | undefined): ParameterValue {
  if (parameter?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = parameter?.type === 'integer' || parameter?.type === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text.replace(',', '.'))) ? Number(text.replace(',', '.')) : text;
}
