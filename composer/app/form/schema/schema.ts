/** As much of JSON Schema (draft-07) as the documents' schemas say. Titles of definitions are names of types, titles of properties German. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** Labels of the values of `enum`. */
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  /** Names something of this kind. */
  readonly 'x-reference'?: string;
  /** Only for a picture: name of the sibling field with its alternative text. */
  readonly 'x-alternative'?: string;
  /** Only for a picture: name of the sibling field with its aspect ratio (width divided by height). */
  readonly 'x-ratio'?: string;
  /** Names a call of the contracts, or a part of its answer. */
  readonly 'x-operation'?: string;
  /** Values that the subject of a page offers for parameters of calls. */
  readonly 'x-values'?: readonly string[];
  /** Names documents of a folder; `examples` are all of them. */
  readonly 'x-names'?: string;
  /** A branch that says the same as another under another name. */
  readonly 'x-alias'?: boolean;
}

/** Schema of a value without further rules. */
export const ANYTHING: Schema = { type: ['string', 'number', 'boolean', 'array', 'object'] };

/** Resolves `$ref`. A reference into another document has no effect on forms. */
export function definitionOf(reference: string, root: Schema): Schema {
  if (!reference.startsWith('#')) return {};
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[decodeURIComponent(step)] : undefined), root);
  return isObject(found) ? found : {};
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single value as text; empty for anything else. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The types that a schema allows; empty: it doesn't say. */
export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}
