import { Fieldset, Group, NativeSelect, TextInput } from '@mantine/core';
import type { ParameterValue } from '#config/operations/parameter-value.ts';
import type { Parameter } from '#config/operations/table.ts';
import { isRecord } from '#config/reader/path.ts';
import { entryAt } from '../../forms/changes.ts';
import { useTyped } from '../../forms/fields/use-typed.ts';
import type { PickerProps } from '../../forms/form-context.ts';
import { plainText } from '../../forms/schema/schema.ts';
import { useOffered } from './offered.ts';
import { operationNamed, type Offered } from './taking.ts';
import { blockAround } from './use-block.ts';

/** What a call is asked with: for each of its parameters a fixed value, or where it comes from. */
export function ParametersPicker(props: PickerProps) {
  const { at, value, label, description, error, onPut, onChange } = props;
  const offered = useOffered(props);
  const { block } = blockAround(props);
  const known = operationNamed(block['operation'])?.parameters ?? {};
  const written = isRecord(value) ? value : {};
  const others = Object.keys(written).filter((name) => !Object.hasOwn(known, name));
  const put = (name: string, next: unknown): void => {
    const isLast = next === undefined && Object.keys(written).every((key) => key === name);
    if (isLast) onChange(undefined);
    else onPut({ [entryAt(at, name)]: next });
  };
  return (
    <Fieldset legend={label} className="picker-parameters">
      {description !== undefined && <p className="form-help">{description}</p>}
      {error !== undefined && <p className="form-fault">{error}</p>}
      {[...Object.keys(known), ...others].map((name) => (
        <ParameterRow
          key={name}
          name={name}
          parameter={known[name]}
          written={written[name]}
          offered={offered}
          onChange={(next) => put(name, next)}
        />
      ))}
    </Fieldset>
  );
}

type Source = 'none' | 'value' | 'subject' | 'route' | 'query';

const SOURCES: Readonly<Record<Source, string>> = {
  none: 'ohne Angabe',
  value: 'fester Wert',
  subject: 'vom Gegenstand der Seite',
  route: 'aus der Route',
  query: 'aus der Adresse (?…)',
};

interface ParameterRowProps {
  readonly name: string;
  /** undefined for one that the call doesn't know. */
  readonly parameter: Parameter | undefined;
  readonly written: unknown;
  readonly offered: Offered;
  readonly onChange: (written: unknown) => void;
}

function ParameterRow({ name, parameter, written, offered, onChange }: ParameterRowProps) {
  const source = sourceOf(written);
  const title =
    parameter === undefined ? `${name} (kennt der Aufruf nicht)` : `${parameter.title}${parameter.isRequired === true ? ' *' : ''}`;
  const take = (next: Source): void => {
    if (next === 'none') onChange(undefined);
    else if (next === 'value') onChange(parameter?.enum?.[0] ?? parameter?.default ?? firstOf(parameter));
    else onChange({ [next]: next === 'query' ? name : offered[next].includes(name) ? name : (offered[next][0] ?? name) });
  };
  return (
    <Group align="end" gap="xs" wrap="nowrap" data-parameter={name}>
      <NativeSelect
        flex={1}
        size="xs"
        label={title}
        value={source}
        data={(Object.keys(SOURCES) as Source[])
          .filter((each) => each === source || each === 'none' || each === 'value' || each === 'query' || offered[each].length > 0)
          .map((each) => ({ value: each, label: SOURCES[each] }))}
        onChange={({ currentTarget }) => take(currentTarget.value as Source)}
      />
      {source === 'value' && <FixedValue title={title} parameter={parameter} value={written} onChange={onChange} />}
      {(source === 'subject' || source === 'route') && isRecord(written) && (
        <NativeSelect
          flex={1}
          size="xs"
          aria-label={`${title}: ${SOURCES[source]}`}
          value={plainText(written[source])}
          data={[...new Set([...offered[source], plainText(written[source])])]}
          onChange={({ currentTarget }) => onChange({ ...written, [source]: currentTarget.value })}
        />
      )}
      {source === 'query' && isRecord(written) && (
        <>
          <TypedText
            label={`${title}: Name in der Adresse`}
            value={written['query']}
            onChange={(text) => onChange({ ...written, query: text })}
          />
          <FixedValue
            title={`${title}: ohne Angabe in der Adresse`}
            parameter={parameter}
            value={written['default']}
            onChange={(next) => {
              const { default: _, ...rest } = written;
              onChange(next === undefined || next === '' ? rest : { ...rest, default: next });
            }}
          />
        </>
      )}
    </Group>
  );
}

interface FixedValueProps {
  readonly title: string;
  readonly parameter: Parameter | undefined;
  readonly value: unknown;
  readonly onChange: (value: ParameterValue | undefined) => void;
}

function FixedValue({ title, parameter, value, onChange }: FixedValueProps) {
  const values = parameter?.type === 'boolean' ? ['true', 'false'] : parameter?.enum;
  if (values === undefined)
    return <TypedText label={`${title}: Wert`} value={value} onChange={(text) => onChange(valueOf(text, parameter))} />;
  const text = plainText(value);
  return (
    <NativeSelect
      flex={1}
      size="xs"
      aria-label={`${title}: Wert`}
      value={text}
      data={values.includes(text) ? [...values] : [text, ...values]}
      onChange={({ currentTarget }) => onChange(valueOf(currentTarget.value, parameter))}
    />
  );
}

function TypedText({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (text: string) => void;
}) {
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

function sourceOf(written: unknown): Source {
  if (written === undefined) return 'none';
  if (!isRecord(written)) return 'value';
  return (['subject', 'route', 'query'] as const).find((each) => written[each] !== undefined) ?? 'query';
}

function firstOf(parameter: Parameter | undefined): ParameterValue {
  return parameter?.type === 'boolean' ? true : parameter?.type === 'string' || parameter === undefined ? '' : (parameter.minimum ?? 1);
}

/** What a text means to a parameter; what is no number yet stays a text, which the check tells. */
function valueOf(text: string, parameter: Parameter | undefined): ParameterValue {
  if (parameter?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = parameter?.type === 'integer' || parameter?.type === 'number';
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text.replace(',', '.'))) ? Number(text.replace(',', '.')) : text;
}
