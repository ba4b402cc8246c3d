import table from './generated/table.json' with { type: 'json' };
import type { Format } from './formats.ts';

/** Value of an answer, as its schema describes it. */
export interface ValueField {
  /** Name for visitors, from the description in the contract. */
  readonly title: string;
  readonly format: Format;
  /** Section of the value's own fields: an instrument is rendered as a value but has fields too. */
  readonly of?: string;
  /** `isoCurrency`: the field beside it that holds the unit; `EUR`: a fixed unit. */
  readonly unit?: string;
  readonly decimals?: number;
  /** Field of the price stream that updates it. */
  readonly live?: string;
  /** Computed from the price at the time of the answer: beside a live price the two would not match. */
  readonly isOfPrice?: true;
  /** Meaningful to programs only, such as an identifier; never proposed to editors. */
  readonly isTechnical?: true;
}
/** A section of an answer. */
export interface ObjectField {
  readonly title: string;
  readonly of: string;
}
/** A list in an answer: of sections (`list` names their schema), or of single values (null). */
export interface ListField {
  readonly title: string;
  readonly list: string | null;
  readonly order?: ListOrder;
}
/** Field by which the entries of a list are ordered, according to its contract. */
export interface ListOrder {
  readonly path: string;
  readonly direction: 'ascending' | 'descending';
}
export type Field = ValueField | ObjectField | ListField;

/** Kind of section: its fields, and those that define how its prices are written. Paths have dots. */
export interface Section {
  readonly fields: Readonly<Record<string, Field>>;
  /** Field with the notation of the prices. */
  readonly notation?: string;
  /** Fields with the decimals of the venue, the kind of the instrument, and the price whose magnitude decides if neither is known. */
  readonly decimals?: string;
  readonly entityType?: string;
  readonly height?: string;
  /** Field with the source of the prices. */
  readonly source?: string;
}

export interface Parameter {
  readonly in: 'path' | 'query';
  readonly title: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly isRequired?: true;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: string | number | boolean;
  /** Takes two bounds as `from;to`: of numbers or of days. */
  readonly range?: 'number' | 'day';
}

/** Call that only reads. */
export interface ReadingOperation {
  readonly summary: string;
  /** Area of the contract that the call belongs to: „Aktien und Unternehmen“. */
  readonly area: string;
  /** Whether it requires a login. */
  readonly needsLogin?: true;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Name of the section that is the answer. */
  readonly answer: string;
}

/** All reading calls and the sections of their answers; codegen writes it from the contracts. */
export interface OperationTable {
  readonly operations: Readonly<Record<string, ReadingOperation>>;
  readonly sections: Readonly<Record<string, Section>>;
}

export const operationTable: OperationTable = table;
