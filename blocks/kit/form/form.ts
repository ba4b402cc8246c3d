import { pathTo, type RouteName, type Routes } from '#documents/routes/path-of.ts';
import type { OperationId, OperationOutput } from '#client/operations.ts';
import { checkForm, type FormFinding, type RequestValidator } from './check.ts';
import type { AnyFormDefinition, ConfirmDefinition } from './definition.ts';
import { fieldsOf, rowsOf, type Field, type RequestSchema, type Rows } from './fields.ts';
import { fieldsIn } from './rows.ts';
import { firstValues, type FormValues } from './values.ts';

/** Form of a block with all properties that follow from the contract. */
export interface BlockForm {
  /** Type of the block; distinguishes the forms of a page. */
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

/** Submitted values and their findings. The values never include passwords. */
export interface FormState {
  readonly values: FormValues;
  readonly findings: readonly FormFinding[];
  /** Confirmation to show, if the form is valid and needs one. */
  readonly asked?: AskedConfirmation | undefined;
  /** Field that gets the focus after a row was added or removed. */
  readonly focus?: string | undefined;
}

/** Confirmation that is shown to the visitor. */
export interface AskedConfirmation {
  /** Signed content of the confirmation, so that the visitor confirms exactly the shown values. */
  readonly seal: string;
  /** Answer of the operation that computes the effect. */
  readonly answer?: unknown;
}

/** Data that a block's component renders. JSON only, since it is passed to islands. */
export interface FormView extends FormState {
  readonly name: string;
  /** Address for submission: the page itself, with the parameter of the address to return to. */
  readonly action: string;
  /** Token that proves that we rendered the form for this visitor, and makes a second submission harmless. */
  readonly token: string;
  readonly fields: readonly Field[];
  readonly rows?: Rows | undefined;
  readonly submit: string;
  /** Texts of the confirmation, if the form has one. */
  readonly confirm?: Pick<ConfirmDefinition, 'title' | 'submit' | 'asks'> | undefined;
}

/** Names of the additional form values; no field has such a name. */
export const FORM_NAME = '_form';
export const FORM_TOKEN = '_token';
/** Names of the values that confirm, and that lead back to change the input. */
export const FORM_SEAL = '_seal';
export const FORM_BACK = '_back';
/** Name of the button value that adds or removes a row. */
export const FORM_ROWS = '_rows';

/**
 * Combines a form definition with the schema of the request that its fields fill.
 * @throws Error if a form with a confirmation contains a password, which must not appear in a page, or a file without an operation that
 * summarizes it
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

/** Form as a page shows it: as submitted, or initially prefilled from the page's address. */
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

/** Answer of the operation that computes the effect; undefined while nothing is to be confirmed. */
export function answerOf<Op extends OperationId>({ confirm, asked }: FormView, operation: Op): OperationOutput<Op> | undefined {
  const answer: unknown = asked?.answer;
  return confirm?.asks === operation && isAnswer<Op>(answer) ? answer : undefined;
}

/** Narrows the type of an answer that the client has validated already. */
function isAnswer<Op extends OperationId>(answer: unknown): answer is OperationOutput<Op> {
  return answer !== undefined;
}

/** Form for one item of a list. Shows neither the input nor the confirmation of another item; findings are above the list. */
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
