import { Text } from '@mantine/core';
import { useFindings } from '../form-context.ts';

/** Findings about a section as a whole, such as a missing property. */
export function FoundHere({ at }: { readonly at: string }) {
  return useFindings(at).map(({ rule, line, column, severity, message }) => (
    <Text key={`${line}:${column} ${rule} ${message}`} size="sm" c={severity === 'error' ? 'error' : 'dimmed'}>
      {message}
    </Text>
  ));
}
