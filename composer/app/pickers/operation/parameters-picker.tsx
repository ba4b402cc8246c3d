import { Fieldset, Group, NativeSelect, Select } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Parameter } from '#documents/operations/table.ts';
import { isRecord } from '#documents/reader/path.ts';
import { entryAt } from '../../form/value-patches.ts';
import type { PickerProps } from '../../form/form-context.ts';
import { plainText } from '../../form/schema/schema.ts';
import { useOffered } from './offered.ts';
import { FixedValue, TypedText } from './parameter-value.tsx';
import { operationNamed, type Offered } from './taking.ts';
import { blockAround } from './use-block.ts';

/** Picker for the parameters of a call: each has a fixed value or a source. */
export function ParametersPicker(props: PickerProps) {
  const { at, value, label, description, error, onPut, onChange } = props;
  const offered = useOffered(props);
  const { block } = blockAround(props);
  const known = operationNamed(block['operation'])?.parameters ?? {};
  const written = isRecord(value) ? value : {};
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (name: string): boolean => Object.hasOwn(written, name) || known[name]?.isRequired === true || added.includes(name);
  const shown = [...Object.keys(known).filter(isShown), ...Object.keys(written).filter((name) => !Object.hasOwn(known, name))];
  const more = Object.entries(known).filter(([name]) => !isShown(name));
  const fields = useRef<HTMLFieldSetElement>(null);
  const add = (name: string): void => {
    setAdded([...added, name]);
    // Focuses the value field of the added parameter. Waits for a frame, because the clicked control takes the focus back first.
    requestAnimationFrame(() =>
      [...(fields.current?.querySelectorAll<HTMLElement>(`[data-parameter="${name}"] :is(input:not([type=hidden]), select)`) ?? [])]
        .at(-1)
        ?.focus(),
    );
  };
  const put = (name: string, next: unknown): void => {
    const isLast = next === undefined && Object.keys(written).every((key) => key === name);
    if (isLast) onChange(undefined);
    else onPut({ [entryAt(at, name)]: next });
  };
  return (
    <Fieldset legend={label} className="picker-parameters" ref={fields}>
      {description !== undefined && <p className="form-help">{description}</p>}
      {error !== undefined && <p className="form-fault">{error}</p>}
      {shown.map((name) => (
        <ParameterRow
          key={name}
          name={name}
          parameter={known[name]}
          startsWith={added.includes(name) ? 'value' : 'none'}
          written={written[name]}
          offered={offered}
          picker={props}
          onChange={(next) => {
            // A removed parameter stays visible, so that the editor can fill it again.
            if (!added.includes(name)) setAdded([...added, name]);
            put(name, next);
          }}
        />
      ))}
      {more.length > 0 && (
        <Select
          size="xs"
          searchable
          aria-label="Weitere Angabe"
          placeholder={`Weitere Angabe … (${more.length})`}
          nothingFoundMessage="So heißt keine Angabe dieses Aufrufs"
          maxDropdownHeight={320}
          value={null}
          data={more.map(([name, { title }]) => ({ value: name, label: `${title} (${name})` }))}
          onChange={(name) => name !== null && add(name)}
        />
      )}
    </Fieldset>
  );
}

const IN_ORDER = ['none', 'value', 'subject', 'route', 'query'] as const;
type Source = (typeof IN_ORDER)[number];

const SOURCES: Readonly<Record<Source, string>> = {
  none: 'ohne Angabe',
  value: 'fester Wert',
  subject: 'vom Gegenstand der Seite',
  route: 'aus der Route',
  query: 'aus der Adresse (?…)',
};

interface ParameterRowProps {
  readonly name: string;
  /** Parameter as the contract describes it; undefined if the call does not know it. */
  readonly parameter: Parameter | undefined;
  /** Source shown while no value is written. */
  readonly startsWith: Source;
  readonly written: unknown;
  readonly offered: Offered;
  readonly picker: PickerProps;
  readonly onChange: (written: unknown) => void;
}

function ParameterRow({ name, parameter, startsWith, written, offered, picker, onChange }: ParameterRowProps) {
  const [wanted, setWanted] = useState(startsWith);
  const source = written === undefined ? wanted : sourceOf(written);
  const title =
    parameter === undefined ? `${name} (kennt der Aufruf nicht)` : `${parameter.title}${parameter.isRequired === true ? ' *' : ''}`;
  const take = (next: Source): void => {
    setWanted(next);
    if (next === 'none' || next === 'value') onChange(undefined);
    else onChange({ [next]: next === 'query' ? name : offered[next].includes(name) ? name : (offered[next][0] ?? name) });
  };
  return (
    <Group align="end" gap="xs" className="picker-parameter" data-parameter={name}>
      <NativeSelect
        flex={1}
        size="xs"
        label={title}
        value={source}
        data={IN_ORDER.filter(
          (each) => each === source || each === 'none' || each === 'value' || each === 'query' || offered[each].length > 0,
        ).map((each) => ({ value: each, label: SOURCES[each] }))}
        onChange={({ currentTarget }) => take(IN_ORDER.find((each) => each === currentTarget.value) ?? 'none')}
      />
      {source === 'value' && (
        <FixedValue name={name} label={`${title}: Wert`} parameter={parameter} value={written} picker={picker} onChange={onChange} />
      )}
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
            name={name}
            label={`${title}: Wert ohne Angabe in der Adresse`}
            parameter={parameter}
            value={written['default']}
            picker={picker}
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

function sourceOf(written: unknown): Source {
  if (written === undefined) return 'none';
  if (!isRecord(written)) return 'value';
  return (['subject', 'route', 'query'] as const).find((each) => written[each] !== undefined) ?? 'query';
}
