import { ActionIcon, Button, Fieldset, Menu, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { createContext, use, useEffect, useRef, useState } from 'react';
import { ruleText } from '#documents/why/rules.ts';
import { entryAt } from '../value-patches.ts';
import { useForm } from '../form-context.ts';
import { resolve } from '../schema/resolve.ts';
import { conditionKind, conditionsOf, hasTimes, isTime, ruleStarter } from '../schema/rules.ts';
import { isObject, type Schema } from '../schema/schema.ts';
import { Help } from '../help.tsx';
import { fieldLabel, helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { FoundHere } from './found-here.tsx';
import { TimesField } from './times-field.tsx';
import { UnknownEntries } from './unknown-field.tsx';

/** Whether a rule is inside another rule. Only the outermost rule shows its sentence. */
const Within = createContext(false);

/** Rule that says when something applies: its conditions, each with its field, and a sentence that sums up the rule. */
export function RuleField(props: FieldProps) {
  const { at, schema, label, value } = props;
  const isInner = use(Within);
  const isApart = !isInner && hasTimes(schema);
  const help = isInner ? undefined : helpOf(label, schema);
  const rule = (
    <Fieldset legend={label} className="form-rule" data-pointer={at}>
      {!isInner && (
        <Text size="sm" role="status">
          {sentence(value)}
        </Text>
      )}
      {help !== undefined && value === undefined && (
        <p className="form-help">
          <Help text={help} label={label} />
        </p>
      )}
      <FoundHere at={at} />
      <Within value>
        <Conditions {...props} hasTimesApart={isApart} />
      </Within>
    </Fieldset>
  );
  if (!isApart) return rule;
  return (
    <>
      <TimesField {...props} />
      {rule}
    </>
  );
}

/** Sentence that describes the whole rule. */
export function sentence(rule: unknown): string {
  if (!isObject(rule) || Object.keys(rule).length === 0) return 'Ohne Bedingung.';
  try {
    return `Nur, wenn ${ruleText(rule)}.`;
  } catch {
    return 'Diese Regel hat eine andere Form als vorgesehen; sie bleibt, wie sie ist.';
  }
}

function Conditions({ at, schema, value, clearAt, hasTimesApart }: FieldProps & { readonly hasTimesApart: boolean }) {
  const { root, put, clear, announce } = useForm();
  const entries = isObject(value) ? value : {};
  const { known, unknown } = conditionsOf(schema, value);
  // A chosen condition without a value exists only in the form, so that nothing unfinished gets into the document.
  const [begun, setBegun] = useState<readonly string[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const newest = begun.at(-1);
  useEffect(() => {
    if (newest !== undefined) body.current?.querySelector<HTMLElement>(`[data-condition="${newest}"] :is(input, select, button)`)?.focus();
  }, [newest]);
  const { properties = {} } = schema;
  const own = Object.keys(properties).filter((key) => !hasTimesApart || !isTime(key));
  const shown = own.filter((key) => known.includes(key) || begun.includes(key));
  const others = own.filter((key) => !shown.includes(key));
  const isLast = known.length + unknown.length <= 1;
  const nameOf = (key: string): string => fieldLabel(key, properties[key] ?? {}, root);
  const add = (key: string): void => {
    const condition = properties[key] ?? {};
    const kind = conditionKind(condition, root);
    announce(`Bedingung ${nameOf(key)}`);
    if (kind === 'value') return setBegun([...begun, key]);
    const inner = ruleStarter(kind === 'rule' ? condition : (resolve(condition, undefined, root).items ?? {}), root);
    put(entryAt(at, key), kind === 'rule' ? inner : [inner]);
  };
  const remove = (key: string): void => {
    setBegun(begun.filter((each) => each !== key));
    if (Object.hasOwn(entries, key)) clear(isLast ? clearAt : entryAt(at, key));
    announce(`Bedingung ${nameOf(key)} entfernt`);
  };
  return (
    <div className="form-rule-body" ref={body}>
      {shown.map((key) => (
        <div key={key} className="form-condition" data-condition={key}>
          <div className="form-grows">
            <Condition
              at={entryAt(at, key)}
              name={key}
              schema={properties[key] ?? {}}
              label={nameOf(key)}
              value={entries[key]}
              isRequired={false}
              clearAt={isLast ? clearAt : entryAt(at, key)}
            />
          </div>
          <ActionIcon aria-label={`Bedingung „${nameOf(key)}“ entfernen`} onClick={() => remove(key)}>
            <X size={14} />
          </ActionIcon>
        </div>
      ))}
      <UnknownEntries at={at} keys={unknown} entries={entries} clearAt={isLast ? clearAt : undefined} />
      {others.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button size="xs" variant="default" className="form-rule-add">
              + Bedingung
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {others.map((key) => (
              <Menu.Item key={key} onClick={() => add(key)}>
                {nameOf(key)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

/** Field of a condition, chosen by its schema. A list of rules is shown as rules below each other. */
function Condition(props: FieldProps) {
  const { Field, root } = useForm();
  return conditionKind(props.schema, root) === 'rules' ? <Rules {...props} /> : <Field {...props} />;
}

/** List of rules that forms one condition: all of them must hold, or one of them. */
function Rules({ at, schema, label, value, clearAt }: FieldProps) {
  const { Field, root, send, announce } = useForm();
  const items: Schema = resolve(schema, undefined, root).items ?? {};
  const rules: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Fieldset legend={label} className="form-rule" data-pointer={at}>
      <FoundHere at={at} />
      {rules.map((rule, index) => (
        <Field
          key={index}
          at={entryAt(at, index)}
          name={String(index)}
          schema={items}
          label={`${index + 1}. Regel`}
          value={rule}
          isRequired={false}
          clearAt={rules.length === 1 ? clearAt : entryAt(at, index)}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        className="form-rule-add"
        onClick={() => {
          send([{ op: 'add', path: entryAt(at, rules.length), value: ruleStarter(items, root) }]);
          announce(`${rules.length + 1}. Regel hinzugefügt`);
        }}
      >
        + Regel
      </Button>
    </Fieldset>
  );
}
