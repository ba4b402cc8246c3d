import { INLINE_TAGS, tagsIn } from '../../rules/inline-markup.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { markdownDefect } from './markdown.ts';
import { OTHER_HTML } from './markup.ts';

const NAMES: readonly string[] = INLINE_TAGS;

/** Reports markup in a plain text: a page shows it as characters. */
export function plainTextFault(text: string, path: DocumentPath): Fault | undefined {
  const base = { severity: 'warning', path, part: 'value', expected: 'der Text ohne Auszeichnungen' } as const;
  const tag = tagsIn(text).find(({ name }) => NAMES.includes(name) || OTHER_HTML.has(name));
  if (tag !== undefined) {
    const message = `Hier sind keine Auszeichnungen möglich; die Seite zeigt „${tag.written.slice(0, 60)}“, wie es dasteht.`;
    return { ...base, rule: 'tag-in-plain-text', message };
  }
  const markdown = /[*_~`[#|>]|^[-+\d=]/u.test(text) ? markdownDefect(text) : undefined;
  return markdown && { ...base, rule: 'markdown', message: markdown.message };
}
