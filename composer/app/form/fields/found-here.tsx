import { Text } from '@mantine/core';
import { useFindings } from '../form-context.ts';

/** Faults of a section as a whole, such as one that lacks something. */
export function FoundHere({ at }: { readonly at: string }) {
  return useFindings(at).map(({ rule, line, column, severity, message }) => (
    <Text key={`${line}:${column} ${rule} ${message}`} size="sm" c={severity === 'error' ? 'error' : 'dimmed'}>
      {message}
    </Text>
  ));
}
