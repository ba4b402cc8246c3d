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
  /** With the editor's drafts in it. */
  readonly loaded: LoadedConfig;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Makes something that is valid at once, from three or four answers. */
export interface Template {
  readonly id: string;
  /** „Neue Seite“. */
  readonly name: string;
  readonly description: string;
  questions(context: TemplateContext): readonly TemplateQuestion[];
  /** @throws Refusal 422 for an answer that nothing can be made of */
  make(answers: Answers, context: TemplateContext): Made;
}

/** A new document with the line by which editors of YAML know its schema. */
export function documentText(schema: string, value: object): string {
  return `# yaml-language-server: $schema=${schema}\n${blockOf(value, 0)}\n`;
}

/** @throws Refusal 422 that says which answer is wrong */
export function wrong(key: string, message: string): never {
  throw new Refusal(422, { message, question: key });
}

/** The first name that is free: `dax`, `dax-2`, `dax-3`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
