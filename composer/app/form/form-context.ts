import { createContext, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { DocumentFinding } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';
import type { FieldProps } from './fields/field.ts';
import type { FindingsByPlace } from './findings-by-place.ts';
import type { Schema } from './schema/schema.ts';

/** Props of a picker: the field that it edits. */
export interface PickerProps {
  readonly at: string;
  /** Last step of `at`. */
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema;
  readonly label: string;
  readonly description: ReactNode;
  readonly error: string | undefined;
  readonly required: boolean;
  /** Sets the value; undefined removes it. */
  readonly onChange: (value: unknown) => void;
  /** Value of the whole form that contains the field, and its JSON pointer. */
  readonly whole: () => unknown;
  readonly start: string;
  /** Document that contains the form, if known, and its schema with all definitions. */
  readonly document: () => unknown;
  readonly root: Schema;
  /** Writes several values at once, by their JSON pointers; undefined removes a value. */
  readonly onPut: (values: Readonly<Record<string, unknown>>) => void;
  readonly onSend: (operations: readonly Operation[], joins?: string) => void;
}

/** Pickers by the kind of reference: `customer`, `image`, `operation:field`, `names:layouts` … */
export type Pickers = Readonly<Record<string, ComponentType<PickerProps>>>;

/** Context of all fields in a form; stays the same object while one document is edited. */
export interface FormContext {
  readonly root: Schema;
  readonly pickers: Pickers;
  readonly references: ReadonlySet<string>;
  /** Component for the field of any value. Passed through the context because fields contain other fields. */
  readonly Field: ComponentType<FieldProps>;
  /** Returns the current value of the whole form. */
  readonly whole: () => unknown;
  /** Returns the document that contains the form, if known. */
  readonly document: () => unknown;
  /** Returns the schema of that document, if known. */
  readonly documentSchema: () => Schema | undefined;
  /** JSON pointer of the whole form. */
  readonly start: string;
  /** Writes a value; `typing` joins the edit with the previous typing in the same field. */
  readonly put: (at: string, value: unknown, typing?: 'typing') => void;
  /** Writes values of sibling fields in one step. */
  readonly putAll: (values: Readonly<Record<string, unknown>>) => void;
  readonly clear: (at: string) => void;
  readonly send: (operations: readonly Operation[], joins?: string) => void;
  /** Whether all sections are open at first. */
  readonly isUnfolded: boolean;
  /** Pointer of the field that must be visible. */
  readonly reveal: string | undefined;
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void;
}

export const FormContextOf = createContext<FormContext | undefined>(undefined);
export const FindingsOf = createContext<FindingsByPlace>(new Map());

/**
 * Returns the context of the form around the component.
 * @throws outside of a form
 */
export function useForm(): FormContext {
  const form = use(FormContextOf);
  if (form === undefined) throw new Error('A field stands in a DocumentForm.');
  return form;
}

const NONE: readonly DocumentFinding[] = [];

/** Findings to show at a field: those at its place; with `below` also those inside its value. */
export function useFindings(at: string, reach: 'here' | 'below' = 'here'): readonly DocumentFinding[] {
  const findings = use(FindingsOf);
  return useMemo(() => {
    if (reach === 'here') return findings.get(at) ?? NONE;
    return [...findings].flatMap(([place, list]) => (place === at || place.startsWith(`${at}/`) ? list : []));
  }, [findings, at, reach]);
}
