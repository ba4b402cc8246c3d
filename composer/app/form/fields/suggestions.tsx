import { stepOfKey } from '#domain/text/json-pointer.ts';
import { Button, Group } from '@mantine/core';
import { parse } from 'yaml';
import type { DocumentFinding } from '../../../api.ts';
import { useFindings, useForm } from '../form-context.ts';
import { typesOf, type Schema } from '../schema/schema.ts';
import type { FieldProps } from './field.ts';

/** Suggested corrections, each applied with one click. */
export function Suggestions({ at, value, schema }: FieldProps) {
  const { put, send } = useForm();
  const findings = useFindings(at).filter(({ suggestion }) => suggestion !== undefined);
  if (findings.length === 0) return null;
  const take = (finding: DocumentFinding): void => {
    const { suggestion = '' } = finding;
    if (isAboutKey(finding)) send([{ op: 'move', from: at, path: `${at.slice(0, at.lastIndexOf('/') + 1)}${stepOfKey(suggestion)}` }]);
    else put(at, meantBy(suggestion, value, schema));
  };
  return (
    <Group gap="xs" mt={4}>
      {findings.map((finding) => (
        <Button key={finding.rule} size="compact-xs" variant="light" onClick={() => take(finding)}>
          {isAboutKey(finding) ? `In „${finding.suggestion}“ umbenennen` : `„${finding.suggestion}“ übernehmen`}
        </Button>
      ))}
    </Group>
  );
}

function isAboutKey({ rule }: DocumentFinding): boolean {
  return rule === 'unknown-key' || rule === 'wrong-key';
}

/**
 * Parses a suggestion, which is written as YAML. A text that looks like a number is parsed as one only if the schema does not allow texts.
 */
function meantBy(suggestion: string, value: unknown, schema: Schema): unknown {
  const types = typesOf(schema);
  const isText = types.includes('string') || (types.length === 0 && typeof value === 'string');
  if (isText && !/^(?:'.*'|".*")$/su.test(suggestion)) return suggestion;
  try {
    return parse(suggestion);
  } catch {
    return suggestion;
  }
}
