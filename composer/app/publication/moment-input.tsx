import { Group, TextInput } from '@mantine/core';

export interface MomentInputProps {
  readonly label: string;
  /** Berlin time such as `2026-12-24 08:00`, or the part of it that is already filled in. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Input for a day and a time of day; both are required. */
export function MomentInput({ label, value, onChange }: MomentInputProps) {
  const [day = '', time = ''] = value.split(' ');
  const put = (...parts: readonly string[]): void => onChange(parts.filter(Boolean).join(' '));
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput
        type="date"
        flex={1}
        label={label}
        required
        withAsterisk={false}
        value={day}
        onChange={({ currentTarget }) => put(currentTarget.value, time)}
      />
      <TextInput
        type="time"
        aria-label={`${label}: Uhrzeit`}
        required
        disabled={day === ''}
        value={time}
        onChange={({ currentTarget }) => put(day, currentTarget.value)}
      />
    </Group>
  );
}
