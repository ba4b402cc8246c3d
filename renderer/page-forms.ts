import type { Field } from '#blocks/kit/form/fields.ts';
import { formView, type BlockForm, type FormView } from '#blocks/kit/form/form.ts';
import type { AnyBlock, AnyView } from '#blocks/kit/registry.ts';
import type { PageFacts } from '#blocks/kit/block.ts';
import type { PrivateCall } from '#client/audience.ts';
import { isEnabled as allows } from '#documents/rules/evaluate.ts';
import { visitFacts, type Visitor } from '#domain/user/visitor.ts';
import type { MatchedRequest, RenderContext, PageForms } from './render-context.ts';
import { evaluateRule } from './rules.ts';
import { resolveSubject } from './subject.ts';

/**
 * Returns the forms that a page shows to this visitor, in the order of its slots. None on a page that the visitor may not see, or whose
 * subject is unknown or unreachable.
 */
export async function formsOn(
  { path, match, now }: RequestedPage,
  { visitor, call }: { readonly visitor: Visitor; readonly call?: PrivateCall | undefined },
  context: RenderContext,
): Promise<readonly BlockForm[]> {
  if (!allows(match.page.access, visitFacts(visitor))) return [];
  const withForm = blocksOn(match).flatMap(({ type, isEnabled }) => {
    return Object.hasOwn(context.registry, type) ? formsIn(context.registry[type]).map((form) => ({ form, isEnabled })) : [];
  });
  if (withForm.length === 0) return [];
  const resolution = await resolveSubject(match, path, context, { signal: AbortSignal.timeout(context.deadline), call });
  if (resolution.kind !== 'found') return [];
  const page = { path, visitor, now: new Date(now).toISOString() };
  return withForm.flatMap(({ form, isEnabled }) => (evaluateRule(isEnabled, page, resolution.subject).enabled ? [form] : []));
}

/** Fields of all forms that a page may show to any visitor. */
export function fieldsOn({ match }: Pick<MatchedRequest, 'match'>, { registry }: RenderContext): readonly Field[] {
  return blocksOn(match).flatMap(({ type }) =>
    Object.hasOwn(registry, type) ? formsIn(registry[type]).flatMap(({ fields }) => fields) : [],
  );
}

function blocksOn({ page, subPage }: MatchedRequest['match']) {
  const { top = [], main = [], aside = [] } = subPage?.body ?? page.body;
  return [...top, ...main, ...aside];
}

function formsIn(block: AnyBlock | undefined): readonly BlockForm[] {
  if (block === undefined) return [];
  return [...(block.form === undefined ? [] : [block.form]), ...Object.values(block.forms ?? {})];
}

type RequestedPage = Pick<MatchedRequest, 'path' | 'match' | 'now'>;

/** Forms of a block with their state on the page. */
export type ShownForms = Pick<AnyView, 'form' | 'forms'>;

/**
 * Returns the forms of a block with their state.
 * @throws Error on a public page, which cannot have forms
 */
export function shownForms({ form, forms }: AnyBlock, page: PageFacts, ofPage: PageForms | undefined): ShownForms {
  if (form === undefined && forms === undefined) return {};
  if (ofPage === undefined) throw new Error('A form stands only on a page that is drawn for one visitor (audience: private)');
  const { token, sent } = ofPage;
  const shown = (one: BlockForm): FormView => formView(one, page, token(one.name), sent?.name === one.name ? sent.state : undefined);
  return {
    ...(form && { form: shown(form) }),
    ...(forms && { forms: Object.fromEntries(Object.entries(forms).map(([key, one]) => [key, shown(one)])) }),
  };
}
