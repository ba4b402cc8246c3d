import { renderToStaticMarkup } from 'react-dom/server';
import { BlockFallback, BlockMissingToo } from '#blocks/kit/block-fallback.tsx';
import type { PageFacts, PageSection, Queries, Query } from '#blocks/kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { AnyInput } from '#blocks/kit/registry.ts';
import type { BlockConfig } from '#documents/reader/config.ts';
import { describeError } from '#domain/log/describe-error.ts';
import type { Failure, PageForms } from './render-context.ts';
import { failure, type PlacedBlock } from './place.ts';
import { shownForms, type ShownForms } from './page-forms.ts';
import { keyOf } from './plan.ts';
import { isOutage, isRefusal, type AnswerMap } from './run-plan.ts';

/** Block with the calls that it needs. */
export interface PreparedBlock {
  readonly placed: PlacedBlock;
  readonly input: AnyInput;
  readonly queries: Queries;
  readonly forms: ShownForms;
}

/** Determines the calls of a block. An error becomes a failure of this block only. */
export function prepareBlock(
  placed: PlacedBlock,
  page: PageFacts,
  subject: Subject | undefined,
  all: BlockConfig,
  forms?: PageForms,
): PreparedBlock | Failure {
  const config = Object.fromEntries(placed.block.config.map((name) => [name, all[name]]));
  const input: AnyInput = { props: placed.props, page, config, subject, index: placed.index };
  try {
    return { placed, input, queries: placed.block.needs?.(input) ?? {}, forms: shownForms(placed.block, page, forms) };
  } catch (error) {
    return { ...failure(placed, 'needs', messageOf(error)), fault: describeError(error) };
  }
}

function mayLack({ optional }: Query, error: Error | undefined): boolean {
  return optional === 'refused' ? isRefusal(error) : optional;
}

/** Failures of optional data during an outage. They make the page incomplete, so that it is soon re-rendered. */
export function lostByOutage({ placed, queries }: PreparedBlock, answers: AnswerMap): Failure[] {
  return Object.values(queries).flatMap((query) => {
    const answer = answers.get(keyOf(query));
    if (answer === undefined || answer.ok || !isOutage(answer.error) || !mayLack(query, answer.error)) return [];
    return [{ ...lostData(placed, query, answer.error), isOutage: true }];
  });
}

function lostData(placed: PlacedBlock, { operation }: Query, error: Error | undefined): Failure {
  const lost = { ...failure(placed, 'data', `${operation}: ${error?.message ?? 'not asked'}`), operation };
  return error === undefined ? lost : { ...lost, fault: describeError(error) };
}

/**
 * Renders one block separately, so that an error affects only this block.
 * @param sections sections of the page, for an outline
 */
export function renderBlock(
  { placed, input, queries, forms }: PreparedBlock,
  answers: AnswerMap,
  sections?: readonly PageSection[],
): string | Failure {
  const data: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(queries)) {
    const answer = answers.get(keyOf(query));
    if (answer?.ok) data[name] = answer.value;
    else if (!mayLack(query, answer?.error)) {
      const lost = lostData(placed, query, answer?.error);
      return isOutage(answer?.error) ? { ...lost, isOutage: true } : lost;
    }
  }
  const Block = placed.block.component;
  const page = sections === undefined ? input.page : { ...input.page, sections };
  try {
    return renderToStaticMarkup(<Block {...input} page={page} data={data} {...forms} />);
  } catch (error) {
    return { ...failure(placed, 'render', messageOf(error)), fault: describeError(error) };
  }
}

interface FallbackPlace {
  readonly preview: boolean;
  /** Set if the block above already shows the error: headline of this block in its document. */
  readonly shownError?: { readonly headline: string | undefined } | undefined;
}

/**
 * Renders the replacement of a failed block. Visitors see a message for missing data; internal errors (unknown block, invalid props) are
 * visible in previews only. Blocks with `onError: nothing` are left out. Below a block that shows the error, only a short note appears.
 */
export function renderFallback(fault: Failure, page: Pick<PageFacts, 'path' | 'query'>, { preview, shownError }: FallbackPlace): string {
  if (preview) {
    return renderToStaticMarkup(
      <div className="block-finding" role="alert">
        <strong>{`Baustein „${fault.block}“: ${reasonText[fault.reason]}`}</strong>
        <span>{fault.message}</span>
      </div>,
    );
  }
  if (fault.isSilent === true || !SEEN.has(fault.reason)) return '';
  return renderToStaticMarkup(
    shownError === undefined ? <BlockFallback path={page.path} query={page.query} /> : <BlockMissingToo headline={shownError.headline} />,
  );
}

/** Reasons of failures that visitors see, since the block may work later. */
const SEEN: ReadonlySet<Failure['reason']> = new Set(['needs', 'data', 'render']);

const reasonText: Record<Failure['reason'], string> = {
  'unknown-block': 'unbekannt',
  'invalid-props': 'falsch beschrieben',
  'wrong-subject': 'passt nicht zu dieser Seite',
  needs: 'weiß nicht, welche Daten er braucht',
  data: 'hat keine Daten bekommen',
  render: 'ließ sich nicht zeichnen',
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
