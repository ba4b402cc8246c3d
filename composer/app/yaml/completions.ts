import { isRecord } from '#documents/reader/path.ts';
import { valueAt } from '../../documents/values.ts';
import { childSchema, chosen, resolve } from '../form/schema/resolve.ts';
import { typesOf, type Schema } from '../form/schema/schema.ts';
import { choiceLabel, fieldLabel } from '../form/schema/words.ts';
import { keyAt, placeAt } from './yaml-place.ts';

export interface Offer {
  readonly label: string;
  /** Text to insert. */
  readonly text: string;
  /** Short German explanation beside the label. */
  readonly detail?: string;
  readonly info?: string;
}

export interface Offers {
  readonly from: number;
  readonly list: readonly Offer[];
}

/** Completions at a position of a text, from the schema of its kind of document. */
export function offersAt(text: string, offset: number, root: Schema): Offers | undefined {
  const place = placeAt(text, offset);
  if (place === undefined) return undefined;
  const found = walked(root, place.value, place.path);
  if (found.schema === undefined) return undefined;
  const list =
    place.kind === 'key'
      ? keysOf(found.schema, found.value, root)
      : (tagsAt(root, place.value, place.path) ?? valuesOf(resolve(found.schema, found.value, root), root));
  return list.length === 0 ? undefined : { from: place.from, list };
}

/** Help for the key at a position of a text. */
export function helpAt(
  text: string,
  offset: number,
  root: Schema,
): { readonly from: number; readonly to: number; readonly title: string; readonly text: string } | undefined {
  const key = keyAt(text, offset);
  if (key === undefined) return undefined;
  const { schema } = walked(root, key.value, key.path);
  if (schema === undefined) return undefined;
  const { description = '' } = resolve(schema, undefined, root);
  return { from: key.from, to: key.to, title: fieldLabel(String(key.path.at(-1)), schema, root), text: description };
}

function walked(
  root: Schema,
  whole: unknown,
  path: readonly (string | number)[],
): { readonly schema: Schema | undefined; readonly value: unknown } {
  let [schema, value]: [Schema | undefined, unknown] = [root, whole];
  for (const step of path) {
    if (schema === undefined) break;
    const list: unknown = typeof step === 'number' && !Array.isArray(value) ? [] : value;
    schema = childSchema(schema, list, String(step), root);
    value = valueAt(value, [step]);
  }
  return { schema, value };
}

/** Values for a key that distinguishes branches, such as `type` of a block. */
function tagsAt(root: Schema, whole: unknown, path: readonly (string | number)[]): readonly Offer[] | undefined {
  const { schema, value } = walked(root, whole, path.slice(0, -1));
  const { oneOf, anyOf } = schema === undefined ? {} : resolve(schema, value, root);
  const key = String(path.at(-1));
  const offers = (oneOf ?? anyOf ?? []).flatMap((branch): Offer[] => {
    const { properties, description } = resolve(branch, undefined, root);
    const tag = properties?.[key]?.const;
    return typeof tag === 'string' ? [{ label: tag, text: tag, ...(description !== undefined && { info: description }) }] : [];
  });
  return offers.length === 0 ? undefined : offers;
}

function keysOf(schema: Schema, value: unknown, root: Schema): readonly Offer[] {
  const own = chosen(schema, value ?? {}, root);
  const written = isRecord(value) ? value : {};
  return Object.entries(own.properties ?? {})
    .filter(([key]) => !Object.hasOwn(written, key))
    .map(([key, each]) => {
      const resolved = resolve(each, undefined, root);
      const type = typesOf(resolved)[0];
      return {
        label: key,
        text: type === 'object' || type === 'array' ? `${key}:` : `${key}: `,
        detail: `${fieldLabel(key, each, root)}${own.required?.includes(key) === true ? ' (nötig)' : ''}`,
        ...(resolved.description !== undefined && { info: resolved.description }),
      };
    });
}

function valuesOf(schema: Schema, root: Schema): readonly Offer[] {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).flatMap((each) => valuesOf(resolve(each, undefined, root), root));
  const own =
    schema.const !== undefined ? [schema.const] : (schema.enum ?? (schema.type === 'boolean' ? [true, false] : (schema.examples ?? [])));
  const offers = own.flatMap((value): Offer[] => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    const label = choiceLabel(schema, value);
    return [{ label: String(value), text: yamlText(value, schema), ...(label !== String(value) && { detail: label }) }];
  });
  return [...new Map([...offers, ...branches].map((offer) => [offer.text, offer])).values()];
}

/** Text as YAML, in quotes if YAML would read it as something else. */
function yamlText(value: string | number | boolean, schema: Schema): string {
  if (typeof value !== 'string') return String(value);
  const isOdd =
    /^[\s&*!|>'"%@`{[#?-]|: | #|:$|^$/u.test(value) || (schema.type === 'string' && /^(?:true|false|null|~|[\d.+-]+)$/u.test(value));
  return isOdd ? `'${value.replaceAll("'", "''")}'` : value;
}
