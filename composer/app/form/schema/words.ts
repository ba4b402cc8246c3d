import { resolve } from './resolve.ts';
import { isObject, plainText, type Schema } from './schema.ts';

/** Label of a field: its title, else its key. */
export function fieldLabel(key: string, schema: Schema, root: Schema): string {
  const { title } = resolve(schema, undefined, root);
  return title === undefined || isTypeName(title) ? key : title;
}

/** Help text of a field; undefined if it would only repeat the label. */
export function helpOf(label: string, { description, type, 'x-labels': labels }: Schema): string | undefined {
  if (description === undefined || description === label || description === `${label}.`) return undefined;
  // The options explain their own meaning; the label explains a switch.
  if (type !== 'boolean') return description;
  return labels === undefined ? description.replace(/^true: /u, '') : undefined;
}

/** Returns true for a type name of TypeScript in place of a title, such as `AdSlotBehind`. */
export function isTypeName(title: string): boolean {
  return /^(?:[A-Z][a-z0-9]+){2,}$/u.test(title);
}

/** Label of an option, from the schema or its description: „quotes (Kurse, kurz), content (Texte, länger)“. */
export function choiceLabel(schema: Schema, value: unknown): string {
  const name = String(value);
  return schema['x-labels']?.[name] ?? meaningIn(schema.description ?? '', name) ?? name;
}

function meaningIn(description: string, name: string): string | undefined {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const found = new RegExp(`(?:^|[\\s(])${escaped}(?:: (?<after>[^.;]+)| \\((?<within>[^)]+)\\))`, 'u').exec(description);
  const meaning = found?.groups?.['after'] ?? found?.groups?.['within'];
  return meaning === undefined ? undefined : meaning.charAt(0).toLocaleUpperCase('de') + meaning.slice(1);
}

const NAMES = ['label', 'headline', 'title', 'name', 'shortName', 'question', 'text', 'field', 'alias', 'id', 'path', 'from', 'type'];

/** Title of a list entry, from its content. */
export function entryTitle(value: unknown, index: number): string {
  if (isObject(value)) {
    const named = NAMES.map((key) => value[key]).find((each) => typeof each === 'string' || typeof each === 'number');
    if (named !== undefined && named !== '') return shortened(String(named));
  }
  const text = plainText(value);
  if (text !== '') return shortened(text);
  return `Eintrag ${index + 1}`;
}

function shortened(text: string): string {
  const plain = text.replaceAll(/<[^<>]*>/gu, '');
  return plain.length <= 60 ? plain : `${plain.slice(0, 59).trimEnd()}…`;
}
