import type { AnyBlock } from '#blocks/kit/registry.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import { articleBlockOf } from './article-block.ts';
import type { BlockRule } from '#documents/generated/types.ts';
import { schemas } from '#documents/reader/schemas.ts';
import { presentItem } from '#documents/versions/documents.ts';
import type { Visibility } from '#documents/rules/evaluate.ts';
import type { Failure, RenderContext } from './render-context.ts';
import { evaluateRule, type RulePage } from './rules.ts';

/** A block as the page document or the article writes it. */
export interface WrittenBlock {
  readonly type: string;
  readonly isEnabled?: BlockRule;
  /** Fallback where the block cannot be rendered; by default a message that says so. */
  readonly onError?: 'alert' | 'nothing';
  /** Whether it takes only half of its column where that is wide. */
  readonly half?: boolean;
}

/** A block at its place, ready to be asked what it needs. */
export interface PlacedBlock {
  readonly block: AnyBlock;
  readonly props: WrittenBlock;
  readonly slot: string;
  readonly index: number;
  /** Visibility rules that the style sheet and the browser apply. */
  readonly visibility: Visibility | undefined;
  /** Where its document holds it; in preview only. */
  readonly address?: string;
}
export type Place = PlacedBlock | Failure;

/** The place in a slot where the content of the article goes. */
const articleContent = 'article-content';

export interface SlotContext {
  readonly page: RulePage;
  readonly subject: Subject | undefined;
  /** Where the document holds a block; all blocks of an article stand where its content goes. */
  readonly addressOf?: AddressOf | undefined;
}
export type AddressOf = (slot: string, index: number) => string | undefined;

/** Looks up the blocks of one slot in order; what cannot stand there becomes a failure in its place. */
export function placeSlot(
  slot: string,
  written: readonly WrittenBlock[],
  { page, subject, addressOf }: SlotContext,
  context: RenderContext,
): Place[] {
  return written.flatMap((props, index): Place[] => {
    const visibility = evaluateRule(props.isEnabled, page, subject);
    if (!visibility.enabled) return [];
    const places =
      props.type === articleContent
        ? placeArticle(slot, subject, context)
        : [placeBlock({ props, slot, index, visibility }, subject, context)];
    const address = addressOf?.(slot, index);
    return address === undefined ? places : places.map((place) => ({ ...place, address }));
  });
}

function placeArticle(slot: string, subject: Subject | undefined, context: RenderContext): Place[] {
  if (subject?.kind !== 'article') {
    return [failure({ props: { type: articleContent }, slot, index: 0 }, 'wrong-subject', 'The page is not about an article')];
  }
  return subject.article.contentItems.flatMap((item, index): Place[] => {
    const type = articleBlockOf(item.type, context.config) ?? ofOwnName(item.type, context);
    const { ignoreIfUnknown, ...content } = item;
    if (type === undefined) {
      if (ignoreIfUnknown === true) return [];
      return [failure({ props: item, slot, index }, 'unknown-block', 'No article block shows this kind of content')];
    }
    return [placeBlock({ props: presentItem({ ...content, type }), slot, index, visibility: undefined }, subject, context)];
  });
}

/** The article block of a kind of content that the configuration does not name: the one of pieces that are called so, or that has its name. */
function ofOwnName(itemType: string, { registry }: RenderContext): string | undefined {
  const { articleItems } = schemas();
  const type = Object.hasOwn(articleItems, itemType) ? (articleItems[itemType] ?? itemType) : itemType;
  return Object.hasOwn(registry, type) && registry[type]?.vocabulary === 'article' ? type : undefined;
}

/** Page documents were checked when they were read; what an article brings is checked here. */
function placeBlock(at: Omit<PlacedBlock, 'block'>, subject: Subject | undefined, context: RenderContext): Place {
  const block = Object.hasOwn(context.registry, at.props.type) ? context.registry[at.props.type] : undefined;
  if (!block) return failure(at, 'unknown-block', 'There is no block of this type');
  if (block.subject !== undefined && block.subject !== subject?.kind) {
    return failure(at, 'wrong-subject', `The block needs a page about an ${block.subject}`);
  }
  const fault = block.vocabulary === 'article' ? context.checkProps(at.props) : undefined;
  return fault === undefined ? { ...at, block } : failure(at, 'invalid-props', fault);
}

type Spot = Pick<PlacedBlock, 'props' | 'slot' | 'index'>;

export function failure({ props, slot, index }: Spot, reason: Failure['reason'], message: string): Failure {
  return { block: props.type, slot, index, reason, message, ...(props.onError === 'nothing' && { isSilent: true }) };
}

export function isFailure(place: Place): place is Failure {
  return 'reason' in place;
}
