import { Group, TextInput } from '@mantine/core';
import { plainText } from '../schema/schema.ts';
import type { FieldProps } from './field.ts';
import { useField } from './use-field.tsx';

const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})(?: (?<time>\d{2}:\d{2}))?$/u;

/** A day, with a time of day if the pattern allows one. A value in another format is shown unchanged, as text. */
export function DayField(props: FieldProps) {
  const { input, write, clear } = useField(props);
  const text = plainText(props.value);
  const found = MOMENT.exec(text);
  if (text !== '' && found === null)
    return (
      <TextInput
        {...input}
        value={text}
        onChange={({ currentTarget: { value } }) => (value === '' && !props.isRequired ? clear() : write(value, 'typing'))}
      />
    );
  const { day = '', time = '' } = found?.groups ?? {};
  const put = (nextDay: string, nextTime: string): void => {
    if (nextDay === '' && props.isRequired) write('', 'typing');
    else if (nextDay === '') clear();
    else write(nextTime === '' ? nextDay : `${nextDay} ${nextTime}`, 'typing');
  };
  const takesTime = props.schema.pattern?.includes('[0-5][0-9]') === true;
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput {...input} type="date" value={day} flex={1} onChange={({ currentTarget: { value } }) => put(value, time)} />
      {takesTime && (
        <TextInput
          type="time"
          aria-label={`${props.label}: Uhrzeit`}
          value={time}
          disabled={day === ''}
          onChange={({ currentTarget: { value } }) => put(day, value)}
        />
      )}
    </Group>
  );
}
