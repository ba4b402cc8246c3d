import type { RouteName } from '#documents/routes/path-of.ts';
import type { OperationOutput, OperationId, OperationInput } from '#client/operations.ts';

/** How a field is asked for. What may stand in it follows from the contract. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'tel'
  | 'url'
  | 'date'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'textarea'
  | 'hidden'
  | 'file';

/** Rules that no schema can say, by name; see `rules.ts`. */
export type FieldRule = 'password';

/** Description of one value of the request in a form. Missing properties follow from the request's schema. */
export interface FieldDefinition<At extends string = string> {
  /**
   * Place of the value in the request: in its body, `address.street`, or one of its parameters, `path:sessionId`, `query:page`.
   * It is also the field's name.
   */
  readonly at: At;
  readonly label: string;
  readonly kind?: FieldKind;
  readonly hint?: string;
  /** A page that explains the field, below its label. */
  readonly link?: { readonly label: string; readonly page: RouteName };
  /** Token of the HTML standard, such as `new-password`. */
  readonly autocomplete?: string;
  /** Must be filled in (a box: ticked) although the contract does not ask for it. */
  readonly required?: boolean;
  /** Shown only once a finding has asked for it: most visitors never see it. */
  readonly isOnDemand?: true;
  /** Labels of the values of an `enum`, in the order in which they are offered. */
  readonly options?: Readonly<Record<string, string>>;
  /** Texts of its own, by the keyword of the schema that is violated. */
  readonly messages?: Readonly<Record<string, string>>;
  readonly rule?: FieldRule;
  /** Parameter of the page's address that fills the field in at first. */
  readonly query?: string;
  /** Endings of the names that a file may have, such as `.csv`. The text of the file is the field's value. */
  readonly accept?: readonly string[];
  /** Bytes that a file may have. */
  readonly maxBytes?: number;
}

/** Fields that come several times, one row each: a list of objects in the body. A row that is left empty is left out. */
export interface RowsDefinition<At extends string = string, Inner extends string = string> {
  /** Place of the list in the body. */
  readonly at: At;
  /** Name of one row; its number follows. */
  readonly legend: string;
  /** Label of the button that adds one. */
  readonly add: string;
  /** Rows that are there at first; by default one. */
  readonly first?: number;
  /** At most so many, and no more than the contract allows. */
  readonly most: number;
  readonly fields: readonly FieldDefinition<Inner>[];
}

/** A form as any part of the house knows it. */
export interface AnyFormDefinition {
  readonly operation: OperationId;
  readonly fields: readonly FieldDefinition[];
  readonly rows?: RowsDefinition;
  /** Label of the button. */
  readonly submit: string;
  /** The page that a success leads to; its placeholders stand for values of the answer, or for those of the call's path. */
  readonly success: RouteName;
  /** Message that the success page shows once. */
  readonly done?: string;
  /** Parameter of the page's address that names where a success leads instead, if that is one of our addresses. */
  readonly returnTo?: string;
  readonly confirm?: ConfirmDefinition;
}

/** The step between a form and its effect: its visitor sees what will happen, and says so. No password can be asked for before it. */
export interface ConfirmDefinition<Asked extends OperationId = OperationId, Fills = Readonly<Record<string, string | undefined>>> {
  /** A question that the step asks, such as „Suche löschen?“. */
  readonly title: string;
  /** Label of the button that does it. */
  readonly submit: string;
  /**
   * Operation that says what will happen. The fields then fill its request, and the effect gets their path parameters and what
   * `fills` takes from the answer, which the visitor has seen.
   */
  readonly asks?: Asked;
  /** Keys of the answer by the places in the body of the effect. */
  readonly fills?: Fills;
}

/**
 * Export `form` of a block's `form.ts`, with `satisfies FormDefinition<'operationId'>`: data without any import of values, so that codegen
 * can read it. `Asked` is the operation that its confirmation asks, if there is one.
 */
export interface FormDefinition<Op extends OperationId, Asked extends OperationId = Op> extends AnyFormDefinition {
  readonly operation: Op;
  readonly fields: readonly FieldDefinition<PlaceIn<PartOf<Asked, 'body'>> | ParameterIn<Asked, 'path'> | ParameterIn<Asked, 'query'>>[];
  readonly rows?: RowsIn<PartOf<Asked, 'body'>>;
  readonly confirm?: ConfirmDefinition<Asked, { readonly [Place in keyof PartOf<Op, 'body'>]?: keyof OperationOutput<Asked> & string }>;
}

type PartOf<Op extends OperationId, Part extends 'body' | 'path' | 'query'> =
  Required<OperationInput<Op>> extends {
    readonly [Key in Part]: infer Value;
  }
    ? Value
    : never;

/** Parameters that one value fills. */
type ParameterIn<Op extends OperationId, Part extends 'path' | 'query'> = `${Part}:${PlaceIn<PartOf<Op, Part>>}`;

/** Every list of objects in a body that rows can fill. */
type RowsIn<Body> = {
  [Key in keyof Body & string]-?: NonNullable<Body[Key]> extends readonly (infer Item extends object)[]
    ? RowsDefinition<Key, PlaceIn<Item>>
    : never;
}[keyof Body & string];

/** Every place in a body where one value stands. */
type PlaceIn<Body> = {
  [Key in keyof Body & string]-?: NonNullable<Body[Key]> extends readonly unknown[]
    ? never
    : NonNullable<Body[Key]> extends object
      ? `${Key}.${PlaceIn<NonNullable<Body[Key]>>}`
      : Key;
}[keyof Body & string];
