import { pathTo, type RouteName, type Routes } from '#documents/routes/path-of.ts';
import type { OperationId, OperationOutput } from '#client/operations.ts';
import { checkForm, type FormFinding, type RequestValidator } from './check.ts';
import type { AnyFormDefinition, ConfirmDefinition } from './definition.ts';
import { fieldsOf, rowsOf, type Field, type RequestSchema, type Rows } from './fields.ts';
import { fieldsIn } from './rows.ts';
import { firstValues, type FormValues } from './values.ts';

/** A block's form with everything that follows from the contract. */
export interface BlockForm {
  /** Type of the block; tells the forms of a page apart. */
  readonly name: string;
  readonly operation: OperationId;
  readonly fields: readonly Field[];
  readonly rows?: Rows | undefined;
  readonly submit: string;
  readonly success: RouteName;
  readonly done?: string | undefined;
  readonly returnTo?: string | undefined;
  readonly confirm?: ConfirmDefinition | undefined;
  check(values: FormValues): readonly FormFinding[];
}

/** Values that a visitor has sent, and the findings in them. Passwords are not among the values. */
export interface FormState {
  readonly values: FormValues;
  readonly findings: readonly FormFinding[];
  /** The form is complete and asks whether it is meant. */
  readonly asked?: AskedConfirmation | undefined;
  /** The field that comes next, after a row was added or taken away. */
  readonly focus?: string | undefined;
}

/** Question that a visitor is asked to confirm. */
export interface AskedConfirmation {
  /** Holds what he confirms, signed: what comes back with it is what he saw. */
  readonly seal: string;
  /** Answer of the operation that the form asks before the effect. */
  readonly answer?: unknown;
}

/** Data that a block's component renders. JSON only: it travels to islands. */
export interface FormView extends FormState {
  readonly name: string;
  /** Address that the form is sent to: the page itself, with where it leads on to. */
  readonly action: string;
  /** Proves that the form was drawn by us for this visitor, and makes a second submission harmless. */
  readonly token: string;
  readonly fields: readonly Field[];
  readonly rows?: Rows | undefined;
  readonly submit: string;
  /** Texts of the step that asks whether it is meant, where the form has one. */
  readonly confirm?: Pick<ConfirmDefinition, 'title' | 'submit' | 'asks'> | undefined;
}

/** Names of what a form sends besides its fields; no field is called so. */
export const FORM_NAME = '_form';
export const FORM_TOKEN = '_token';
/** Names of the fields that confirm, and that go back to change instead. */
export const FORM_SEAL = '_seal';
export const FORM_BACK = '_back';
/** The request to add a row or to take one away. */
export const FORM_ROWS = '_rows';

/**
 * Ties a form to the schema of the request that its fields fill.
 * @throws Error when a form with a confirmation asks for a password, which must not stand in a page, or for a file that no operation
 * has turned into something short
 */
export function blockForm(name: string, definition: AnyFormDefinition, schema: RequestSchema, validate: RequestValidator): BlockForm {
  const { operation, submit, success, done, returnTo, confirm } = definition;
  const fields = fieldsOf(definition, schema);
  if (confirm !== undefined && fields.some(({ kind }) => kind === 'password'))
    throw new Error(`The form "${name}" asks for a password and for a confirmation: take one of them away.`);
  if (confirm !== undefined && confirm.asks === undefined && fields.some(({ kind }) => kind === 'file'))
    throw new Error(`The form "${name}" confirms a file: name the operation in confirm.asks that says what stands in it.`);
  const rows = rowsOf(definition, schema);
  const check = (values: FormValues): readonly FormFinding[] => checkForm(fieldsIn({ fields, rows }, values), validate, values);
  return { name, operation, fields, rows, submit, success, done, returnTo, confirm, check };
}

/** The form as a page shows it: as it was sent, or filled in from the page's address at first. */
export function formView(
  { name, fields, rows, submit, returnTo, confirm }: BlockForm,
  page: { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly routes: Routes },
  token: string,
  state: FormState = { values: firstValues(fields, page.query), findings: [] },
): FormView {
  return {
    name,
    action: actionOf(page, returnTo),
    token,
    fields: fields.map((field) => withAddress(field, page.routes)),
    ...(rows && { rows }),
    submit,
    ...(confirm && { confirm: { title: confirm.title, submit: confirm.submit, ...(confirm.asks && { asks: confirm.asks }) } }),
    ...state,
  };
}

/** Answer of the operation that a form asks before the effect; undefined while nothing is to be confirmed. */
export function answerOf<Op extends OperationId>({ confirm, asked }: FormView, operation: Op): OperationOutput<Op> | undefined {
  const answer: unknown = asked?.answer;
  return confirm?.asks === operation && isAnswer<Op>(answer) ? answer : undefined;
}

/** The client has checked it already; the form only hands it on. */
function isAnswer<Op extends OperationId>(answer: unknown): answer is OperationOutput<Op> {
  return answer !== undefined;
}

/**
 * The form for one of several things that a list names. What was sent for another one is not shown here, and the confirmation only
 * where it belongs; findings stand above the list.
 */
export function formFor(form: FormView, values: FormValues): FormView {
  const isUnchanged = Object.entries(values).every(([at, value]) => form.values[at] === value);
  return { ...form, values, findings: [], asked: isUnchanged ? form.asked : undefined };
}

function withAddress({ link, ...field }: Field, routes: Routes): Field {
  return link === undefined ? field : { ...field, link: { ...link, address: pathTo(routes, link.page) } };
}

function actionOf({ path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> }, returnTo = ''): string {
  const from = Object.hasOwn(query, returnTo) ? query[returnTo] : undefined;
  return from === undefined ? path : `${path}?${new URLSearchParams({ [returnTo]: from }).toString()}`;
}
