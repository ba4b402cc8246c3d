import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { TemplateQuestion } from '../../api.ts';
import { blockOf } from '../../documents/render.ts';
import { Refusal } from '../refusal.ts';

/** Result of a template: a document, or an entry of an existing one. */
export type Made =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly add: { readonly path: string; readonly value: object } };

export type Answers = Readonly<Record<string, string>>;

export interface TemplateContext {
  /** Configuration including the editor's drafts. */
  readonly loaded: LoadedConfig;
  /** Time in ms since 1970. */
  readonly now: number;
}

/** Template that creates a valid document or entry from three or four answers. */
export interface Template {
  readonly id: string;
  /** Name in the menu, such as „Neue Seite“. */
  readonly name: string;
  readonly description: string;
  questions(context: TemplateContext): readonly TemplateQuestion[];
  /**
   * Creates the document or entry.
   * @throws Refusal 422 for an unusable answer
   */
  make(answers: Answers, context: TemplateContext): Made;
}

/** Text of a new document, with the comment by which YAML editors find its schema. */
export function documentText(schema: string, value: object): string {
  return `# yaml-language-server: $schema=${schema}\n${blockOf(value, 0)}\n`;
}

/**
 * Refuses an answer.
 * @throws Refusal 422 with the key of the answer
 */
export function wrong(key: string, message: string): never {
  throw new Refusal(422, { message, question: key });
}

/** First unused name: `dax`, `dax-2`, `dax-3`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
