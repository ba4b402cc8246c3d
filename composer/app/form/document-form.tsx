import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DocumentFinding } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';
import { putting, removing } from './value-patches.ts';
import { FieldNode } from './field-node.tsx';
import { findingsByPlace } from './findings-by-place.ts';
import { FindingsOf, FormContextOf, type FormContext, type Pickers } from './form-context.ts';
import { ObjectBody } from './fields/object-body.tsx';
import { chosen } from './schema/resolve.ts';
import { isObject, type Schema } from './schema/schema.ts';
import { pickers as allPickers } from '../pickers/index.ts';
import './form.css';

export interface DocumentFormProps {
  /** Schema of the value at `at`, including the definitions that it refers to. */
  readonly schema: object;
  readonly value: unknown;
  /** JSON pointer of the value in its document. */
  readonly at: string;
  readonly findings: readonly DocumentFinding[];
  /** Receives the smallest patch for an edit. `joins` stays the same during typing in one field. */
  readonly onPatch: (operations: readonly Operation[], joins?: string) => void;
  readonly pickers?: Pickers;
  /** Whole document. Pickers offer values of its page. */
  readonly document?: unknown;
  /** Schema of the whole document. Pasted content becomes blocks if this schema allows them at the field. */
  readonly documentSchema?: object;
  /** JSON pointer of a field to open and focus. The form reacts each time it changes. */
  readonly reveal?: string | undefined;
  /** Whether all sections are open at first. */
  readonly isUnfolded?: boolean;
}

/**
 * Form for a block, an entry or a whole document, generated from its schema. Values that the schema does not know are shown and preserved.
 */
export const DocumentForm = memo(function DocumentForm({
  document,
  documentSchema,
  schema,
  value,
  at,
  findings,
  onPatch,
  pickers = allPickers,
  reveal,
  isUnfolded = false,
}: DocumentFormProps) {
  // Schemas of the server use only the keywords that `Schema` declares.
  const root: Schema = schema;
  const [announced, setAnnounced] = useState('');
  const latest = useRef({ value, document, documentSchema, onPatch });
  useLayoutEffect(() => {
    latest.current = { value, document, documentSchema, onPatch };
  });
  const form = useMemo<FormContext>(() => {
    const whole = (): unknown => latest.current.value;
    const send = (operations: readonly Operation[], joins?: string): void => {
      if (operations.length > 0) latest.current.onPatch(operations, joins);
    };
    return {
      root,
      pickers,
      references: new Set(Object.keys(pickers)),
      Field: FieldNode,
      whole,
      start: at,
      document: () => latest.current.document,
      documentSchema: () => latest.current.documentSchema,
      put: (place, next, typing) => send(putting(whole(), at, place, next), typing === undefined ? undefined : place),
      putAll: (values) =>
        send(
          Object.entries(values).flatMap(([place, next]) =>
            next === undefined ? removing(whole(), at, place) : putting(whole(), at, place, next),
          ),
        ),
      clear: (place) => send(removing(whole(), at, place)),
      send,
      reveal,
      isUnfolded,
      announce: setAnnounced,
    };
  }, [root, pickers, at, reveal, isUnfolded]);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal !== undefined) focusOn(section.current, reveal);
  }, [reveal]);
  const places = useMemo(() => findingsByPlace(findings), [findings]);
  const own = chosen(root, value, root);
  const isSection = isObject(value) || own.properties !== undefined;
  return (
    <FormContextOf value={form}>
      <FindingsOf value={places}>
        <div ref={section} className="form" data-pointer={at}>
          {isSection ? (
            <ObjectBody at={at} schema={own} value={value} isRequired clearAt={at} />
          ) : (
            <FieldNode
              at={at}
              name={at.slice(at.lastIndexOf('/') + 1)}
              schema={root}
              label={own.title ?? 'Wert'}
              value={value}
              isRequired
              clearAt={at}
            />
          )}
          <p className="form-told" role="status">
            {announced}
          </p>
        </div>
      </FindingsOf>
    </FormContextOf>
  );
});

/** Focuses the control at a pointer, or the nearest control around it. */
function focusOn(form: HTMLElement | null, pointer: string): void {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = form?.querySelector(`[data-pointer="${CSS.escape(at)}"]`);
    const control = found?.querySelector<HTMLElement>('input, textarea, select, button:not(.form-more)');
    if (control === null || control === undefined) continue;
    control.focus();
    return;
  }
}
