import type { Field } from '#blocks/kit/form/fields.ts';
import { formView, type BlockForm, type FormView } from '#blocks/kit/form/form.ts';
import type { AnyBlock } from '#blocks/kit/registry.ts';
import type { PageFacts } from '#blocks/kit/block.ts';
import { isEnabled as allows } from '#config/rules/evaluate.ts';
import { visitFacts, type Visitor } from '#domain/user/visitor.ts';
import type { MatchedRequest, RenderContext, PageForms } from './render-context.ts';
import { evaluateRule } from './rules.ts';
import { resolveSubject } from './subject.ts';

/**
 * The forms that stand on a page for this visitor, in the order of its slots; none on a page that he may not see, or whose
 * subject there is not or cannot be asked for.
 */
export async function formsOn({ path, match, now }: AskedPage, visitor: Visitor, context: RenderContext): Promise<readonly BlockForm[]> {
  if (!allows(match.page.access, visitFacts(visitor))) return [];
  const withForm = blocksOn(match).flatMap(({ type, isEnabled }) => {
    const form = Object.hasOwn(context.registry, type) ? context.registry[type]?.form : undefined;
    return form === undefined ? [] : [{ form, isEnabled }];
  });
  if (withForm.length === 0) return [];
  const resolution = await resolveSubject(match, path, context, { signal: AbortSignal.timeout(context.deadline) });
  if (resolution.kind !== 'found') return [];
  const page = { path, visitor, now: new Date(now).toISOString() };
  return withForm.flatMap(({ form, isEnabled }) => (evaluateRule(isEnabled, page, resolution.subject).enabled ? [form] : []));
}

/** The fields of all forms that a page may have, for whomever it shows them. */
export function fieldsOn({ match }: Pick<MatchedRequest, 'match'>, { registry }: RenderContext): readonly Field[] {
  return blocksOn(match).flatMap(({ type }) => (Object.hasOwn(registry, type) ? (registry[type]?.form?.fields ?? []) : []));
}

function blocksOn({ page, subPage }: MatchedRequest['match']) {
  const { top = [], main = [], aside = [] } = subPage?.body ?? page.body;
  return [...top, ...main, ...aside];
}

type AskedPage = Pick<MatchedRequest, 'path' | 'match' | 'now'>;

/**
 * The form of a block as its page shows it; undefined for a block without one.
 * @throws Error on a page that is the same for everyone: no form can come from there
 */
export function shownForm({ form }: AnyBlock, page: PageFacts, forms: PageForms | undefined): FormView | undefined {
  if (form === undefined) return undefined;
  if (forms === undefined) throw new Error('A form stands only on a page that is drawn for one visitor (audience: private)');
  return formView(form, page, forms.token(form.name), forms.sent?.name === form.name ? forms.sent.state : undefined);
}
