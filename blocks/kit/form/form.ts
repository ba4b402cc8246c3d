import { pathTo, type RouteName, type Routes } from '#config/routes/path-of.ts';
import type { OperationId } from '#client/operations.ts';
import { checkForm, type FormFinding, type RequestValidator } from './check.ts';
import type { AnyFormDefinition, ConfirmDefinition } from './definition.ts';
import { fieldsOf, type Field, type RequestSchema } from './fields.ts';
import { firstValues, type FormValues } from './values.ts';

/** A block's form with everything that follows from the contract. */
export interface BlockForm {
  /** Type of the block; tells the forms of a page apart. */
  readonly name: string;
  readonly operation: OperationId;
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly success: RouteName;
  readonly done?: string | undefined;
  readonly returnTo?: string | undefined;
  readonly confirm?: ConfirmDefinition | undefined;
  check(values: FormValues): readonly FormFinding[];
}

/** What a visitor has sent and what is to be mended in it. Passwords are not among the values. */
export interface FormState {
  readonly values: FormValues;
  readonly findings: readonly FormFinding[];
  /** The form is complete and asks whether it is meant. */
  readonly asked?: AskedConfirmation | undefined;
}

/** What a visitor is asked to confirm. */
export interface AskedConfirmation {
  /** Holds what he confirms, signed: what comes back with it is what he saw. */
  readonly seal: string;
  /** What the operation that the form asks has said of it. */
  readonly answer?: unknown;
}

/** What a block's component draws. JSON only: it travels to islands. */
export interface FormView extends FormState {
  readonly name: string;
  /** Address that the form is sent to: the page itself, with where it leads on to. */
  readonly action: string;
  /** Proves that the form was drawn by us for this visitor, and makes a second submission harmless. */
  readonly token: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  /** Texts of the step that asks whether it is meant, where the form has one. */
  readonly confirm?: { readonly title: string; readonly submit: string } | undefined;
}

/** Names of what a form sends besides its fields; no field is called so. */
export const FORM_NAME = '_form';
export const FORM_TOKEN = '_token';
/** What was confirmed, and the wish to change it instead. */
export const FORM_SEAL = '_seal';
export const FORM_BACK = '_back';

/**
 * Ties a form to the schema of the request that its fields fill.
 * @throws Error when a form with a confirmation asks for a password, which must not stand in a page
 */
export function blockForm(name: string, definition: AnyFormDefinition, schema: RequestSchema, validate: RequestValidator): BlockForm {
  const { operation, submit, success, done, returnTo, confirm } = definition;
  const fields = fieldsOf(definition, schema);
  if (confirm !== undefined && fields.some(({ kind }) => kind === 'password'))
    throw new Error(`The form "${name}" asks for a password and for a confirmation: take one of them away.`);
  return { name, operation, fields, submit, success, done, returnTo, confirm, check: (values) => checkForm(fields, validate, values) };
}

/** The form as a page shows it: as it was sent, or filled in from the page's address at first. */
export function formView(
  { name, fields, submit, returnTo, confirm }: BlockForm,
  page: { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly routes: Routes },
  token: string,
  state: FormState = { values: firstValues(fields, page.query), findings: [] },
): FormView {
  return {
    name,
    action: actionOf(page, returnTo),
    token,
    fields: fields.map((field) => withAddress(field, page.routes)),
    submit,
    ...(confirm && { confirm: { title: confirm.title, submit: confirm.submit } }),
    ...state,
  };
}

/**
 * The form for one of several things that a list names. What was sent for another one is not shown here, and the confirmation only
 * where it belongs; findings stand above the list.
 */
export function formFor(form: FormView, values: FormValues): FormView {
  const isMeant = Object.entries(values).every(([at, value]) => form.values[at] === value);
  return { ...form, values, findings: [], asked: isMeant ? form.asked : undefined };
}

function withAddress({ link, ...field }: Field, routes: Routes): Field {
  return link === undefined ? field : { ...field, link: { ...link, address: pathTo(routes, link.page) } };
}

function actionOf({ path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> }, returnTo = ''): string {
  const from = Object.hasOwn(query, returnTo) ? query[returnTo] : undefined;
  return from === undefined ? path : `${path}?${new URLSearchParams({ [returnTo]: from }).toString()}`;
}
