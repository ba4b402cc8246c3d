import { Checkbox, Group } from '@mantine/core';
import { plainText } from '../schema/schema.ts';
import { choiceLabel } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { useField } from './use-field.tsx';

/**
 * Checkboxes for one or several values that the schema lists. A single value stays single until a second is ticked; a list stays a list.
 */
export function ChoicesField(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const { input, write, clear } = useField(props);
  const values = (schema.enum ?? []).map(plainText);
  const own = valuesIn(value);
  return (
    <Checkbox.Group
      {...input}
      size="xs"
      value={own}
      onChange={(next) => {
        const taken = oneOrMany(value, next);
        if (taken !== undefined) write(taken);
        else if (!isRequired) clear();
      }}
    >
      <Group gap="sm" mt={4}>
        {[...values, ...own.filter((each) => !values.includes(each))].map((each) => (
          <Checkbox key={each} size="xs" value={each} label={values.includes(each) ? choiceLabel(schema, each) : `${each} (unbekannt)`} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** Texts in a value that is a single text or a list of texts. */
export function valuesIn(value: unknown): string[] {
  return [value].flat().filter((each): each is string => typeof each === 'string');
}

/** Value for the chosen texts: a single text stays single, a list stays a list; undefined if none is chosen. */
export function oneOrMany(before: unknown, next: readonly string[]): unknown {
  if (next.length === 0) return undefined;
  return next.length === 1 && !Array.isArray(before) ? next[0] : [...next];
}
