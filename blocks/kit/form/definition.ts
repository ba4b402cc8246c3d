import type { RouteName } from '#documents/routes/path-of.ts';
import type { OperationOutput, OperationId, OperationInput } from '#client/operations.ts';

/** Kind of control. The allowed values follow from the contract. */
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

/** Names of rules that a schema cannot express; see `rules.ts`. */
export type FieldRule = 'password';

/** Field of a form for one value of the request. Missing properties follow from the request's schema. */
export interface FieldDefinition<At extends string = string> {
  /**
   * Place of the value in the request: in its body (`address.street`) or among its parameters (`path:sessionId`, `query:page`). It is also
   * the field's name.
   */
  readonly at: At;
  readonly label: string;
  readonly kind?: FieldKind;
  readonly hint?: string;
  /** Page that explains the field, linked below its label. */
  readonly link?: { readonly label: string; readonly page: RouteName };
  /** Token of the HTML standard, such as `new-password`. */
  readonly autocomplete?: string;
  /** Whether it must be filled in (a checkbox: ticked) although the contract does not require it. */
  readonly required?: boolean;
  /** Whether it is hidden until a finding concerns it; most visitors never see it. */
  readonly isOnDemand?: true;
  /** Labels of the values of an `enum`, in the order of the choices. */
  readonly options?: Readonly<Record<string, string>>;
  /** Messages that replace the default ones, by keyword of the violated schema. */
  readonly messages?: Readonly<Record<string, string>>;
  readonly rule?: FieldRule;
  /** Query parameter of the page that prefills the field. */
  readonly query?: string;
  /** Allowed file extensions, such as `.csv`. The text of the file is the field's value. */
  readonly accept?: readonly string[];
  /** Maximum size of a file, in bytes. */
  readonly maxBytes?: number;
}

/** Repeated fields, one row for each object of a list in the body. Empty rows are left out. */
export interface RowsDefinition<At extends string = string, Inner extends string = string> {
  /** Place of the list in the body. */
  readonly at: At;
  /** Name of a row; its number is appended. */
  readonly legend: string;
  /** Label of the button that adds a row. */
  readonly add: string;
  /** Initial number of rows; default 1. */
  readonly first?: number;
  /** Maximum number of rows; the contract's maximum applies as well. */
  readonly most: number;
  readonly fields: readonly FieldDefinition<Inner>[];
}

/** Form definition without the types of its operation. */
export interface AnyFormDefinition {
  readonly operation: OperationId;
  readonly fields: readonly FieldDefinition[];
  readonly rows?: RowsDefinition;
  /** Label of the submit button. */
  readonly submit: string;
  /** Page after success; its placeholders are filled from the answer or from the path parameters of the call. */
  readonly success: RouteName;
  /** Message that the success page shows once. */
  readonly done?: string;
  /** Query parameter of the page with the address that replaces the success page, if it is one of ours. */
  readonly returnTo?: string;
  readonly confirm?: ConfirmDefinition;
}

/**
 * Confirmation between a form and its effect: the visitor sees the effect and confirms it. A form with a confirmation cannot contain a
 * password.
 */
export interface ConfirmDefinition<Asked extends OperationId = OperationId, Fills = Readonly<Record<string, string | undefined>>> {
  /** Question of the step, such as „Suche löschen?“. */
  readonly title: string;
  /** Label of the button that confirms. */
  readonly submit: string;
  /**
   * Operation that computes the effect for display. The fields then fill its request; the effect gets the same path parameters and the
   * values of the answer (which the visitor has seen) that `fills` names.
   */
  readonly asks?: Asked;
  /** Keys of the answer by their places in the body of the effect. */
  readonly fills?: Fills;
}

/**
 * Type of the export `form` of a block's `form.ts`, with `satisfies FormDefinition<'operationId'>`. The file must not import values, so
 * that codegen can read it. `Asked` is the operation of the confirmation, if any.
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

/** Parameters with a single value. */
type ParameterIn<Op extends OperationId, Part extends 'path' | 'query'> = `${Part}:${PlaceIn<PartOf<Op, Part>>}`;

/** Lists of objects in a body that rows can fill. */
type RowsIn<Body> = {
  [Key in keyof Body & string]-?: NonNullable<Body[Key]> extends readonly (infer Item extends object)[]
    ? RowsDefinition<Key, PlaceIn<Item>>
    : never;
}[keyof Body & string];

/** Places in a body with a single value. */
type PlaceIn<Body> = {
  [Key in keyof Body & string]-?: NonNullable<Body[Key]> extends readonly unknown[]
    ? never
    : NonNullable<Body[Key]> extends object
      ? `${Key}.${PlaceIn<NonNullable<Body[Key]>>}`
      : Key;
}[keyof Body & string];
