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
  /** The last step of `at`. */
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema;
  readonly label: string;
  readonly description: ReactNode;
  readonly error: string | undefined;
  readonly required: boolean;
  /** undefined takes the value out. */
  readonly onChange: (value: unknown) => void;
  /** The value of the whole form, which the field is a part of, and its place. */
  readonly whole: () => unknown;
  readonly start: string;
  /** The document that the form is a part of, where it is known, and the schema with all definitions. */
  readonly document: () => unknown;
  readonly root: Schema;
  /** Writes several values at once; undefined takes one out., by their pointers. */
  readonly onPut: (values: Readonly<Record<string, unknown>>) => void;
  readonly onSend: (operations: readonly Operation[], joins?: string) => void;
}

/** Pickers by what they name: `customer`, `image`, `operation:field`, `names:layouts` … */
export type Pickers = Readonly<Record<string, ComponentType<PickerProps>>>;

/** Context of all fields in a form; it stays the same object while one document is edited. */
export interface FormContext {
  readonly root: Schema;
  readonly pickers: Pickers;
  readonly references: ReadonlySet<string>;
  /** The field of any value: fields hold others. */
  readonly Field: ComponentType<FieldProps>;
  /** The value of the whole form, as it is now. */
  readonly whole: () => unknown;
  /** The document that the form is a part of, where it is known. */
  readonly document: () => unknown;
  /** The schema of that document, where it is known. */
  readonly documentSchema: () => Schema | undefined;
  /** JSON pointer of the whole form. */
  readonly start: string;
  /** Writes a value; `typing` joins it with what was typed before in the same field. */
  readonly put: (at: string, value: unknown, typing?: 'typing') => void;
  /** Writes values of fields that stand beside each other in one step. */
  readonly putAll: (values: Readonly<Record<string, unknown>>) => void;
  readonly clear: (at: string) => void;
  readonly send: (operations: readonly Operation[], joins?: string) => void;
  /** Whether nothing is folded at first. */
  readonly isUnfolded: boolean;
  /** Pointer of what has to be in sight. */
  readonly reveal: string | undefined;
  /** Tells who listens what has happened. */
  readonly announce: (text: string) => void;
}

export const FormContextOf = createContext<FormContext | undefined>(undefined);
export const FindingsOf = createContext<FindingsByPlace>(new Map());

/** @throws outside of a form */
export function useForm(): FormContext {
  const form = use(FormContextOf);
  if (form === undefined) throw new Error('A field stands in a DocumentForm.');
  return form;
}

const NONE: readonly DocumentFinding[] = [];

/** Findings that stand at a field: those at its place, and where it shows all of its value, those below. */
export function useFindings(at: string, reach: 'here' | 'below' = 'here'): readonly DocumentFinding[] {
  const findings = use(FindingsOf);
  return useMemo(() => {
    if (reach === 'here') return findings.get(at) ?? NONE;
    return [...findings].flatMap(([place, list]) => (place === at || place.startsWith(`${at}/`) ? list : []));
  }, [findings, at, reach]);
}
