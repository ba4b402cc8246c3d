import { Button, Group, Modal, Text } from '@mantine/core';
import { memo, useState } from 'react';
import { isRecord, pathOfPointer } from '#documents/reader/path.ts';
import { valueAt } from '../../documents/values.ts';
import { applyPatch } from '../draft/apply-patch.ts';
import { DocumentForm, schemaAt } from '../form/index.ts';
import { outermost } from './moves.ts';
import { commonRule } from './rules.ts';

export interface RuleDialogProps {
  /** Entries that get the rule; empty while the dialog is closed. */
  readonly pointers: readonly string[];
  /** Returns the current document. */
  readonly document: () => unknown;
  readonly schema: object;
  readonly close: () => void;
  readonly take: (rule: unknown, adds: boolean) => void;
}

/** Rule for when the selected entries are shown: one rule for all of them. */
export const RuleDialog = memo(function RuleDialog({ pointers, document, schema, close, take }: RuleDialogProps) {
  return (
    <Modal opened={pointers.length > 0} onClose={close} title="Nur zeigen, wenn …" size="md">
      {pointers.length > 0 && <RuleForm pointers={pointers} document={document} schema={schema} close={close} take={take} />}
    </Modal>
  );
});

function RuleForm({ pointers, document: now, schema, close, take }: RuleDialogProps) {
  const [first = ''] = pointers;
  const document = now();
  const entries = outermost(pointers).map((pointer) => valueAt(document, pathOfPointer(pointer, document)));
  const { rule, differs } = commonRule(entries);
  const [draft, setDraft] = useState<unknown>(rule === undefined ? {} : { isEnabled: rule });
  const wanted = isRecord(draft) ? draft['isEnabled'] : undefined;
  const [own] = useState(() => ruleSchema(schema, document, first));
  const done = (next: unknown, adds: boolean): void => {
    take(next, adds);
    close();
  };
  if (own === undefined) return <Text size="sm">Diese Einträge haben keine Regel: Sie sind immer zu sehen.</Text>;
  return (
    <div className="rule-dialog">
      {differs && <Text size="sm">Die gewählten Einträge haben verschiedene Regeln. Was hier steht, kommt zu jeder dazu.</Text>}
      <DocumentForm
        schema={own}
        value={draft}
        at=""
        document={document}
        findings={[]}
        onPatch={(operations) => setDraft((before: unknown) => applyPatch(before, operations))}
      />
      <Group justify="flex-end" gap="sm">
        {entries.some((entry) => commonRule([entry]).rule !== undefined) && (
          <Button variant="subtle" onClick={() => done(undefined, false)}>
            {entries.length === 1 ? 'Regel entfernen' : 'Alle Regeln entfernen'}
          </Button>
        )}
        <Button variant="default" onClick={close}>
          Abbrechen
        </Button>
        <Button disabled={differs && wanted === undefined} onClick={() => done(wanted, differs)}>
          Übernehmen
        </Button>
      </Group>
    </div>
  );
}

/** Schema of a form with only the rule, from the schema of the entry; undefined for entries without rules. */
function ruleSchema(schema: object, document: unknown, pointer: string): object | undefined {
  const { properties, definitions } = schemaAt(schema, document, pointer) ?? {};
  const rule = properties?.['isEnabled'];
  return rule && { type: 'object', additionalProperties: false, properties: { isEnabled: rule }, definitions };
}
