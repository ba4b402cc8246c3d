import table from './generated/table.json' with { type: 'json' };
import type { Format } from './formats.ts';

/** A value of an answer, as its schema describes it. */
export interface ValueField {
  /** Its name for visitors, from the description in the contract. */
  readonly title: string;
  readonly format: Format;
  /** An instrument is drawn as a value, and has fields besides. */
  readonly of?: string;
  /** `isoCurrency`: the field beside it that holds the unit; `EUR`: always this one. */
  readonly unit?: string;
  readonly decimals?: number;
  /** Field of the stream of prices that moves it. */
  readonly live?: string;
  /** Computed from a price, of the instant at which the answer was made: beside a price that moves it would belong to another one. */
  readonly isOfPrice?: true;
  /** Means something to programs only, such as an identifier: nobody is proposed it. */
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
/** Field by which the entries of a list are ordered, as its contract says. */
export interface ListOrder {
  readonly path: string;
  readonly direction: 'ascending' | 'descending';
}
export type Field = ValueField | ObjectField | ListField;

/** A kind of section: its fields, and which of them tell how its prices are written. Paths have dots. */
export interface Section {
  readonly fields: Readonly<Record<string, Field>>;
  /** Notation whose prices stand here. */
  readonly notation?: string;
  /** Decimals in which the venue quotes, kind of the instrument, and the price whose height decides where neither says. */
  readonly decimals?: string;
  readonly entityType?: string;
  readonly height?: string;
  /** Where the prices come from. */
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

/** A call that reads. */
export interface ReadingOperation {
  readonly summary: string;
  /** Area of the contract that the call belongs to: „Aktien und Unternehmen“. */
  readonly area: string;
  /** Whether it answers only to who is logged in. */
  readonly needsLogin?: true;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Name of the section that answers. */
  readonly answer: string;
}

/** All calls that read, and the sections of their answers; codegen writes it from the contracts. */
export interface OperationTable {
  readonly operations: Readonly<Record<string, ReadingOperation>>;
  readonly sections: Readonly<Record<string, Section>>;
}

export const operationTable: OperationTable = table;
