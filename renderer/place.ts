import type { AnyBlock } from '#blocks/kit/registry.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import { articleBlockOf } from './article-block.ts';
import type { BlockRule } from '#documents/generated/types.ts';
import { schemas } from '#documents/reader/schemas.ts';
import { presentItem } from '#documents/versions/documents.ts';
import type { Visibility } from '#documents/rules/evaluate.ts';
import type { Failure, RenderContext } from './render-context.ts';
import { evaluateRule, type RulePage } from './rules.ts';

/** Block of a page document or of an article's content. */
export interface WrittenBlock {
  readonly type: string;
  readonly isEnabled?: BlockRule;
  /** Output if the block cannot be rendered: a message (default) or nothing. */
  readonly onError?: 'alert' | 'nothing';
  /** Whether it takes half of its column on wide screens. */
  readonly half?: boolean;
}

/** Block with its place on the page. */
export interface PlacedBlock {
  readonly block: AnyBlock;
  readonly props: WrittenBlock;
  readonly slot: string;
  readonly index: number;
  /** Visibility rules that the style sheet and the browser apply. */
  readonly visibility: Visibility | undefined;
  /** Place in its document; in preview only. */
  readonly address?: string;
}
export type Place = PlacedBlock | Failure;

/** Block type that is replaced by the content of the article. */
const articleContent = 'article-content';

export interface SlotContext {
  readonly page: RulePage;
  readonly subject: Subject | undefined;
  /** Place of a block in its document; all blocks of an article have the place of its content. */
  readonly addressOf?: AddressOf | undefined;
}
export type AddressOf = (slot: string, index: number) => string | undefined;

/** Looks up the blocks of one slot in order. A block that is not allowed there becomes a failure. */
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

/** Finds the article block for a kind of content that the configuration does not list, by the schema of content items or by its name. */
function ofOwnName(itemType: string, { registry }: RenderContext): string | undefined {
  const { articleItems } = schemas();
  const type = Object.hasOwn(articleItems, itemType) ? (articleItems[itemType] ?? itemType) : itemType;
  return Object.hasOwn(registry, type) && registry[type]?.vocabulary === 'article' ? type : undefined;
}

/** Places one block. Checks the props of article blocks; those of page documents were checked when they were read. */
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
