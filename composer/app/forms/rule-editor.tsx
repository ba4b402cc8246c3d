import { Button, Checkbox, Fieldset, Group, MultiSelect, NativeSelect, Text, TextInput } from '@mantine/core';
import { ruleText } from '#config/why/rules.ts';
import type { Operation } from '../../documents/operation.ts';
import { useNames } from '../pickers/use-names.ts';
import { entryAt, putting, removing } from './changes.ts';
import { isObject } from './schema/schema.ts';

export interface RuleEditorProps {
  /** The rule as it stands in the document; undefined: none. */
  readonly value: unknown;
  readonly at: string;
  readonly onPatch: (operations: readonly Operation[], joins?: string) => void;
  /** Conditions that this kind of rule knows; without it all of them. */
  readonly conditions?: readonly string[];
  readonly label?: string;
}

const DEVICES = [
  ['MOBILE', 'Telefon'],
  ['TABLET', 'Tablet'],
  ['DESKTOP', 'Computer'],
] as const;
/** What the editor has controls for; anything else is told as a sentence and stays. */
const OWN = new Set(['loggedIn', 'product', 'feature', 'device', 'app', 'from', 'until']);

/** Who sees something, on what and when, as a sentence and with controls. Conditions that it has no control for stay as they are. */
export function RuleEditor({ value, at, onPatch, conditions, label = 'Zu sehen' }: RuleEditorProps) {
  const rule: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const knows = (condition: string): boolean => conditions === undefined || conditions.includes(condition);
  const set = (condition: string, next: unknown): void => {
    const place = entryAt(at, condition);
    const isLast = Object.keys(rule).every((key) => key === condition);
    if (next !== undefined) onPatch(putting(value, at, place, next), place);
    else if (isLast) onPatch(removing(value, at, at));
    else onPatch(removing(value, at, place));
  };
  const others = Object.keys(rule).filter((key) => !OWN.has(key));
  return (
    <Fieldset legend={label} className="form-rule" data-pointer={at}>
      <Text size="sm" role="status">
        {sentence(rule)}
      </Text>
      {knows('loggedIn') && (
        <NativeSelect
          size="xs"
          label="Wer"
          value={rule['loggedIn'] === undefined ? '' : String(rule['loggedIn'] === true)}
          data={[
            { value: '', label: 'Alle' },
            { value: 'true', label: 'Nur wer angemeldet ist' },
            { value: 'false', label: 'Nur wer nicht angemeldet ist' },
          ]}
          onChange={({ currentTarget }) => set('loggedIn', currentTarget.value === '' ? undefined : currentTarget.value === 'true')}
        />
      )}
      {knows('product') && (
        <Names kind="product" label="Mit einem dieser Produkte" value={rule['product']} onChange={(next) => set('product', next)} />
      )}
      {knows('feature') && (
        <Names kind="feature" label="Mit einer dieser Funktionen" value={rule['feature']} onChange={(next) => set('feature', next)} />
      )}
      {knows('device') && (
        <Checkbox.Group
          size="xs"
          label="Auf"
          description="Ohne Haken auf allen Geräten."
          value={listed(rule['device'])}
          onChange={(next) => set('device', joined(rule['device'], next))}
        >
          <Group gap="md" mt={4}>
            {DEVICES.map(([device, name]) => (
              <Checkbox key={device} size="xs" value={device} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {knows('app') && (
        <NativeSelect
          size="xs"
          label="Wo"
          value={rule['app'] === undefined ? '' : String(rule['app'] === true)}
          data={[
            { value: '', label: 'In der App und im Browser' },
            { value: 'true', label: 'Nur in der App' },
            { value: 'false', label: 'Nur im Browser' },
          ]}
          onChange={({ currentTarget }) => set('app', currentTarget.value === '' ? undefined : currentTarget.value === 'true')}
        />
      )}
      {knows('from') && <Moment label="Von" value={rule['from']} onChange={(next) => set('from', next)} />}
      {knows('until') && <Moment label="Bis einschließlich" value={rule['until']} onChange={(next) => set('until', next)} />}
      {others.map((condition) => (
        <Group key={condition} gap="xs">
          <Text size="sm">Nur wenn {clauseOf(condition, rule[condition])}</Text>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={`Bedingung ${condition} entfernen`}
            onClick={() => set(condition, undefined)}
          >
            Entfernen
          </Button>
        </Group>
      ))}
    </Fieldset>
  );
}

/** The whole rule in one sentence. */
export function sentence(rule: Readonly<Record<string, unknown>>): string {
  if (Object.keys(rule).length === 0) return 'Immer, für alle und auf allen Geräten zu sehen.';
  try {
    return `Nur zu sehen, wenn ${ruleText(rule)}.`;
  } catch {
    return 'Diese Regel hat eine andere Form als vorgesehen; sie bleibt, wie sie ist.';
  }
}

function clauseOf(condition: string, wanted: unknown): string {
  try {
    const text = ruleText({ [condition]: wanted });
    return text === '' ? `${condition}: ${JSON.stringify(wanted)}` : text;
  } catch {
    return `${condition}: ${JSON.stringify(wanted)}`;
  }
}

interface NamesProps {
  readonly kind: 'product' | 'feature';
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (next: unknown) => void;
}

function Names({ kind, label, value, onChange }: NamesProps) {
  const own = listed(value);
  const known = (useNames(kind) ?? []).map((each) => ({ value: String(each.value), label: each.label }));
  const unknown = own.filter((name) => !known.some((each) => each.value === name)).map((name) => ({ value: name, label: name }));
  return (
    <MultiSelect
      size="xs"
      label={label}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${label} leeren` }}
      nothingFoundMessage="Nichts gefunden"
      value={[...own]}
      data={[...known, ...unknown]}
      onChange={(next) => onChange(joined(value, next))}
    />
  );
}

function Moment({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (next: unknown) => void;
}) {
  const [day = '', time = ''] = typeof value === 'string' ? value.split(' ') : [];
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput
        size="xs"
        type="date"
        flex={1}
        label={label}
        value={day}
        onChange={({ currentTarget: { value: next } }) => onChange(next === '' ? undefined : [next, time].filter(Boolean).join(' '))}
      />
      <TextInput
        size="xs"
        type="time"
        aria-label={`${label}: Uhrzeit`}
        disabled={day === ''}
        value={time}
        onChange={({ currentTarget: { value: next } }) => onChange([day, next].filter(Boolean).join(' '))}
      />
    </Group>
  );
}

function listed(value: unknown): string[] {
  return [value].flat().filter((each): each is string => typeof each === 'string');
}

/** One name stays one name; a list stays a list. */
function joined(before: unknown, next: readonly string[]): unknown {
  if (next.length === 0) return undefined;
  return next.length === 1 && !Array.isArray(before) ? next[0] : [...next];
}
