import { Fieldset, Text } from '@mantine/core';
import { berlinClock } from '#documents/rules/clock.ts';
import { momentText } from '#documents/why/rules.ts';
import { hiddenBy } from '../../structure/hiding.ts';
import { entryAt } from '../value-patches.ts';
import { useForm } from '../form-context.ts';
import { TIMES } from '../schema/rules.ts';
import { isObject } from '../schema/schema.ts';
import type { FieldProps } from './field.ts';

const LABELS = { from: 'Erscheint am', until: 'Endet am' } as const;

/** Start and end of the time in which something appears: the part of a rule that is about time. */
export function TimesField({ at, schema: { properties = {} }, value, clearAt }: FieldProps) {
  const { Field } = useForm();
  const rule = isObject(value) ? value : {};
  const isHidden = hiddenBy(value);
  return (
    <Fieldset legend="Zeitraum" className="form-rule" data-pointer={at}>
      <Text size="sm" role="status">
        {isHidden ? 'Ausgeblendet. Blende es ein, um ihm einen Zeitraum zu geben.' : timesText(rule)}
      </Text>
      {!isHidden &&
        TIMES.map((key) => (
          <Field
            key={key}
            at={entryAt(at, key)}
            name={key}
            schema={properties[key] ?? {}}
            label={LABELS[key]}
            value={rule[key]}
            isRequired={false}
            clearAt={Object.keys(rule).every((each) => each === key) ? clearAt : entryAt(at, key)}
          />
        ))}
    </Fieldset>
  );
}

/** Text about the period of a rule at a given time (ms since 1970). */
export function timesText(rule: Readonly<Record<string, unknown>>, now = Date.now()): string {
  const clock = berlinClock(now);
  const [from, until] = [written(rule['from']), written(rule['until'])];
  const begins = from === '' ? '' : `${from > clock ? 'Erscheint am' : 'Steht seit dem'} ${momentText(from)}`;
  if (until !== '' && clock.slice(0, until.length) > until) return `Seit dem ${momentText(until)} vorbei.`;
  if (until === '') return begins === '' ? 'Ohne zeitliche Grenze.' : `${begins} und bleibt.`;
  return begins === '' ? `Endet am ${momentText(until)}.` : `${begins} und endet am ${momentText(until)}.`;
}

function written(moment: unknown): string {
  return typeof moment === 'string' ? moment : '';
}
