import { Button } from '@mantine/core';
import { useFocusWithin, useMergedRef } from '@mantine/hooks';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { isRecord, pathOfPointer } from '#documents/reader/path.ts';
import type { BlockEntry, DocumentFinding } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';
import { valueAt } from '../../documents/values.ts';
import type { DraftSession, DraftView } from '../draft/draft-session.ts';
import type { Schema } from '../form/schema/schema.ts';
import { findingsOf } from '../structure/node-findings.ts';
import { DocumentForm, schemaAt } from '../form/index.ts';
import { nodesOf, type Slot } from '../structure/outline.ts';
import type { Structure } from '../structure/use-structure.ts';
import { TextPane } from './text-pane.tsx';
import { useSame } from './use-same.ts';

export interface FormPaneProps {
  readonly draft: DraftSession;
  readonly view: DraftView;
  readonly findings: readonly DocumentFinding[];
  readonly slots: readonly Slot[];
  readonly selected: readonly string[];
  readonly schema: object;
  readonly blocks: readonly BlockEntry[];
  readonly structure: Structure;
  readonly rule: (pointers: readonly string[]) => void;
  /** JSON pointer of a field to open and focus. */
  readonly reveal: string | undefined;
  readonly show: (pointer: string) => void;
  readonly select: (pointers: readonly string[]) => void;
  /** Counts requests to edit the selection; each one focuses the first field. */
  readonly entered: number;
}

/**
 * Form of the selected entry, or of the document if nothing is selected. While the focus is elsewhere, the form renders after the other
 * panes, as deferred work, so that no input waits for its fields.
 */
export function FormPane(props: FormPaneProps) {
  const { ref: watch, focused } = useFocusWithin<HTMLElement>();
  const pane = useRef<HTMLElement>(null);
  const ref = useMergedRef(watch, pane);
  const late = useDeferredValue(props);
  const { entered, ...shown } = focused ? props : late;
  useEffect(() => {
    if (entered === 0) return;
    // Waits one frame, because the clicked element takes the focus back first.
    requestAnimationFrame(() => pane.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable=true]')?.focus());
  }, [entered]);
  return (
    <section className="form-pane" aria-label="Formular" ref={ref}>
      <FormOf {...shown} />
    </section>
  );
}

const FormOf = memo(function FormOf({
  draft,
  view,
  findings: all,
  slots,
  selected,
  schema,
  blocks,
  structure,
  rule,
  reveal,
  show,
  select,
}: Omit<FormPaneProps, 'entered'>) {
  const { value } = view;
  const [isText, setText] = useState(false);
  const [at = '', ...more] = selected;
  const node = useMemo(() => nodesOf(slots).find((each) => each.at === at), [at, slots]);
  const findings = useMemo(() => findingsOf(all, node, slots), [all, node, slots]);
  const own = useOwnPart(schema, value, node?.at ?? '', node?.slots ?? slots);
  const onPatch = useCallback((operations: readonly Operation[], joins?: string): void => draft.edit(operations, { joins }), [draft]);
  const block = blocks.find(({ type }) => type === node?.type);
  return (
    <>
      <div className="form-pane__head">
        <h2 className="pane-title">{more.length > 0 ? `${selected.length} ausgewählt` : (node?.label ?? 'Dokument')}</h2>

        {node !== undefined && !isText && (
          <Button variant="subtle" onClick={() => select([])}>
            Zum Dokument
          </Button>
        )}
        <Button variant="subtle" aria-pressed={isText} onClick={() => setText(!isText)}>
          {isText ? 'Formular' : 'YAML'}
        </Button>
      </div>
      {isText ? (
        <div className="form-pane__body">
          <TextPane draft={draft} view={view} findings={all} at={node?.at ?? ''} />
        </div>
      ) : more.length > 0 ? (
        <div className="form-pane__many">
          <Button variant="default" onClick={() => structure.duplicate(selected)}>
            Verdoppeln
          </Button>
          <Button variant="default" onClick={() => structure.toggleHidden(selected)}>
            Ausblenden oder einblenden
          </Button>
          <Button variant="default" onClick={() => rule(selected)}>
            Nur zeigen, wenn …
          </Button>
          <Button variant="default" onClick={() => structure.remove(selected)}>
            Löschen
          </Button>
        </div>
      ) : (
        <div className="form-pane__body">
          {block !== undefined && block.description !== `${block.name}.` && <p className="form-pane__about">{block.description}</p>}
          {findings.length > 0 && (
            <ul className="findings">
              {findings.map((finding, index) => (
                <li key={index} className={`findings__line findings__line--${finding.severity}`}>
                  <button type="button" className="findings__go" onClick={() => show(finding.at)}>
                    {finding.message}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {node === undefined && Object.keys(own.schema.properties ?? {}).length === 0 && (
            <p className="form-pane__about">Wähle links einen Eintrag: Was zu ihm gehört, steht dann hier.</p>
          )}
          <DocumentForm
            key={node?.at ?? ''}
            document={value}
            documentSchema={schema}
            schema={own.schema}
            value={own.value}
            at={node?.at ?? ''}
            findings={all}
            onPatch={onPatch}
            reveal={reveal}
          />
        </div>
      )}
    </>
  );
});

/**
 * Value and schema of the form, without the parts that the structure shows. The schema object stays the same while its content is equal;
 * otherwise every keystroke would re-render every field.
 */
function useOwnPart(schema: object, value: unknown, at: string, slots: readonly Slot[]): { schema: Schema; value: unknown } {
  const part = useSame(useMemo(() => schemaAt(schema, value, at) ?? {}, [schema, value, at]));
  const shown = useSame(useMemo(() => keysBelow(at, slots), [at, slots]));
  const own = useMemo(() => valueAt(value, pathOfPointer(at, value)), [at, value]);
  return {
    schema: useMemo(() => ({ ...part, properties: without(part.properties ?? {}, shown) }), [part, shown]),
    value: useMemo(() => (isRecord(own) ? without(own, shown) : own), [own, shown]),
  };
}

function without<T>(all: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
}

/** Keys of a part whose lists the structure shows. Excludes sub-pages, which have more fields than their slots. */
function keysBelow(at: string, slots: readonly Slot[]): readonly string[] {
  const keys = slots.map((slot) => slot.at.slice(at.length + 1).split('/')[0] ?? '');
  return [...new Set(keys)].filter((key) => key !== 'subPages');
}
