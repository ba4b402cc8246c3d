import type { TemplateEntry } from '../../api.ts';
import { refuse } from '../refusal.ts';
import { article } from './article.ts';
import { microsite } from './microsite.ts';
import { page } from './page.ts';
import { product } from './product.ts';
import { wrong, type Answers, type Made, type Template, type TemplateContext } from './template.ts';

const TEMPLATES: readonly Template[] = [microsite, page, article, product];

/** Templates for new documents, with their questions. */
export function templateEntries(context: TemplateContext): readonly TemplateEntry[] {
  return TEMPLATES.map(({ id, name, description, questions }) => ({ id, name, description, questions: questions(context) }));
}

/**
 * Creates a document or entry from a template.
 * @throws Refusal 404 for an unknown template, 422 for a missing or invalid answer
 */
export function madeFrom(id: string, answers: Answers, context: TemplateContext): Made {
  const template = TEMPLATES.find((each) => each.id === id) ?? refuse(404, 'Diese Vorlage gibt es nicht.');
  const texts = template.questions(context).map(({ key, label }): [string, string] => {
    const text = answers[key]?.trim() ?? '';
    return text === '' ? wrong(key, `Es fehlt eine Antwort: ${label}`) : [key, text];
  });
  return template.make(Object.fromEntries(texts), context);
}
