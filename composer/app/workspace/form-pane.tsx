import { Button } from '@mantine/core';
import { useMemo, type RefObject } from 'react';
import { isRecord, pathOfPointer } from '#config/reader/path.ts';
import type { BlockEntry } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';
import { valueAt } from '../../documents/values.ts';
import type { DraftSession, DraftView } from '../draft/draft-session.ts';
import { findingsOf, pointerOfFinding } from '../form/findings.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { nodesOf, outlinedKeys, type Slot } from '../structure/outline.ts';
import { schemaAt } from '../structure/schema-at.ts';
import type { Structure } from '../structure/use-structure.ts';

export interface FormPaneProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly draft: DraftSession;
  readonly view: DraftView;
  readonly slots: readonly Slot[];
  readonly selected: readonly string[];
  readonly schema: object;
  readonly blocks: readonly BlockEntry[];
  readonly structure: Structure;
  readonly show: (pointer: string) => void;
  readonly select: (pointers: readonly string[]) => void;
}

/** The form of what is selected; of the document itself when nothing is. */
export function FormPane({ ref, draft, view, slots, selected, schema, blocks, structure, show, select }: FormPaneProps) {
  const { value, state } = view;
  const [at = '', ...more] = selected;
  const node = useMemo(() => nodesOf(slots).find((each) => each.at === at), [at, slots]);
  const findings = useMemo(() => findingsOf(state.findings, node, slots, value), [state.findings, node, slots, value]);
  const own = useMemo(() => ownPart(schema, value, node?.at ?? '', slots), [schema, value, node, slots]);
  const onPatch = (operations: readonly Operation[], joins?: string): void => draft.edit(operations, { joins });
  const block = blocks.find(({ type }) => type === node?.type);
  return (
    <section className="form-pane" aria-label="Formular" ref={ref}>
      <div className="form-pane__head">
        <h2 className="pane-title">{more.length > 0 ? `${selected.length} ausgewählt` : (node?.label ?? 'Dokument')}</h2>
        {node !== undefined && (
          <Button variant="subtle" onClick={() => select([])}>
            Zum Dokument
          </Button>
        )}
      </div>
      {more.length > 0 ? (
        <div className="form-pane__many">
          <Button variant="default" onClick={() => structure.duplicate(selected)}>
            Verdoppeln
          </Button>
          <Button variant="default" onClick={() => structure.toggleHidden(selected)}>
            Ausblenden oder einblenden
          </Button>
          <Button variant="default" onClick={() => structure.remove(selected)}>
            Löschen
          </Button>
        </div>
      ) : (
        <div className="form-pane__body">
          {block !== undefined && <p className="form-pane__about">{block.description}</p>}
          {findings.length > 0 && (
            <ul className="findings">
              {findings.map((finding, index) => (
                <li key={index} className={`findings__line findings__line--${finding.severity}`}>
                  <button type="button" className="findings__go" onClick={() => show(pointerOfFinding(finding))}>
                    {finding.message}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <PlainForm key={node?.at ?? ''} schema={own.schema} value={own.value} at={node?.at ?? ''} onPatch={onPatch} />
        </div>
      )}
    </section>
  );
}

/** What the form is about, with its schema: of a document what its structure does not show already. */
function ownPart(schema: object, value: unknown, at: string, slots: readonly Slot[]): { schema: object; value: unknown } {
  if (at !== '') return { schema: schemaAt(schema, value, at), value: valueAt(value, pathOfPointer(at, value)) };
  const shown = outlinedKeys(slots);
  const whole: Readonly<Record<string, unknown>> = schemaAt(schema, value, '');
  const rest = (part: unknown): unknown =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).filter(([key]) => !shown.has(key) && key !== 'subPages')) : part;
  return { schema: { ...whole, properties: rest(whole['properties']) }, value: rest(value) };
}
