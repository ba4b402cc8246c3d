import { hasAdEngine } from '#documents/rules/ads.ts';
import { visibilityAttributes } from '#documents/rules/evaluate.ts';
import { isAnnounced } from '#documents/rules/dates.ts';
import { contentArea } from './content-area.ts';
import type { PageFacts, PageSection } from '#blocks/kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import { pageOf } from '#blocks/kit/paging.tsx';
import type { PrivateCall, PublicCall } from '#client/audience.ts';
import type { Failure, RenderContext, PageForms } from './render-context.ts';
import type { DraftPart, DraftParts } from './draft.ts';
import { draftKeys, keyOfParts, type KeyOf } from './draft-keys.ts';
import { blockMarkup, pageMarkup, type ContentFacts, type RenderedBlock } from './markup.ts';
import { lastPage } from './last-page.ts';
import { withHeading } from './page-heading.ts';
import { isFailure, placeSlot, type AddressOf, type WrittenBlock } from './place.ts';
import { createPauses } from './pauses.ts';
import { planOf } from './plan.ts';
import { prepareBlock, lostByOutage, renderBlock, renderFallback, type PreparedBlock } from './render-block.tsx';
import { runPlan } from './run-plan.ts';
import { headlineOf, isOutline, withOutline, withOutlineKeys } from './sections.ts';
import { shellBlocks } from './shell-blocks.ts';
import { aboutSubject } from './subject.ts';
import { trailMarkup, type TrailStep } from './trail.ts';

export type WrittenBody = Readonly<Partial<Record<'top' | 'main' | 'aside', readonly WrittenBlock[]>>>;

export interface BodyRequest {
  readonly body: WrittenBody;
  /** Pattern of the page; pages that tell of a fault have none. */
  readonly route?: string | undefined;
  readonly page: PageFacts;
  readonly subject: Subject | undefined;
  /** The way to the page; pages that tell of a fault have none. */
  readonly trail?: readonly TrailStep[];
  readonly signal: AbortSignal;
  /** How the blocks' calls are made; on public pages by the context. */
  readonly call?: PublicCall | PrivateCall | undefined;
  /** Tokens and state of forms; only on private pages. */
  readonly forms?: PageForms | undefined;
  /** Type of the blocks to draw, without frame; all without. */
  readonly only?: string | undefined;
  /** Pages that tell of a fault have no prices, and those that say so. Default true. */
  readonly hasPrices?: boolean;
  /** Which page this is and of when, for paper. */
  readonly state?: string | undefined;
  /** Where the document holds a block; in preview only. */
  readonly addressOf?: AddressOf | undefined;
  /** Content type of the page in analytics; pages that tell of a fault have none. */
  readonly content?: ContentFacts;
}

export interface RenderedBody {
  readonly html: string;
  readonly styles: readonly string[];
  /** Scripts of its blocks, by their folder. */
  readonly scripts: readonly string[];
  readonly failures: readonly Failure[];
  /** In place of `html`, where the reader of a draft has some of it. */
  readonly parts?: DraftParts | undefined;
  /** The last page, zero-based, of the lists that the page shows; undefined where it shows none page by page. */
  readonly lastPage: number | undefined;
}

function wantedOf(written: readonly WrittenBlock[], only: string | undefined): readonly WrittenBlock[] {
  return only === undefined ? written : written.filter(({ type }) => type === only);
}

/** Draws the shell and all slots: asks every block, runs all calls once, draws each block by itself. */
export async function renderBody(
  { body, route, page, subject, trail = [], signal, hasPrices = true, call, forms, only, state, addressOf, content: facts }: BodyRequest,
  context: RenderContext,
): Promise<RenderedBody> {
  const ask = (slot: string, written: readonly WrittenBlock[] = []): (PreparedBlock | Failure)[] =>
    placeSlot(slot, wantedOf(written, only), { page, subject, addressOf }, context).map((place) =>
      isFailure(place) ? place : prepareBlock(place, page, subject, context.config, forms),
    );
  const { routeLists, header } = context.config;
  const kinds = [...(page.visitor.isApp ? (['app'] as const) : []), ...(hasPrices ? [] : (['no-prices'] as const))];
  const slots = {
    header: ask('header', shellBlocks(context.registry, 'head', kinds)),
    top: ask('top', body.top),
    main: ask('main', body.main),
    aside: ask('aside', body.aside),
    footer: ask('footer', shellBlocks(context.registry, 'foot', kinds)),
  };
  const content = { top: slots.top, main: slots.main, aside: slots.aside };
  const keyOf = context.draft && withOutlineKeys(draftKeys(page, subject, context), content);
  const has = context.draft?.has;
  const isKnown = (entry: PreparedBlock | Failure): boolean => has !== undefined && keyOf !== undefined && has.has(keyOf(entry));
  // A block that lists the sections of the page needs all of them.
  const isWhole = Object.values(content).some((column) => column.some((entry) => isOutline(entry) && !isKnown(entry)));
  const isThere = (entry: PreparedBlock | Failure): boolean => !isWhole && isKnown(entry);
  // A client with some blocks of a draft has its frame too; any other asks for all slots.
  const renderedSlots = Object.values(has === undefined ? slots : content);
  const asked = renderedSlots.flat().filter((entry): entry is PreparedBlock => 'placed' in entry && !isThere(entry));
  const queries = asked.map((entry) => entry.queries);
  const answers = await runPlan(planOf(queries), call ?? context.call, signal);

  const failures: Failure[] = asked.flatMap((entry) => lostByOutage(entry, answers));
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const draw = (entry: PreparedBlock | Failure, isTold = false, sections?: readonly PageSection[]): RenderedBlock => {
    const result = 'placed' in entry ? renderBlock(entry, answers, sections) : entry;
    const type = 'placed' in entry ? entry.placed.block.type : 'finding';
    const { address } = 'placed' in entry ? entry.placed : entry;
    const { visibility, props: { half } = {} } = 'placed' in entry ? entry.placed : {};
    if ('placed' in entry && result !== '') {
      const { block } = entry.placed;
      if (block.styles !== undefined) styles.add(block.styles);
      for (const script of block.scripts ?? []) scripts.add(script);
    }
    const isRunningText = 'placed' in entry && entry.placed.block.isRunningText === true;
    const drawn = { type, visibility, half, address, isRunningText };
    if (typeof result === 'string') return { ...drawn, key: keyOf?.(entry), html: result };
    failures.push(result);
    // Without a key it is drawn again the next time.
    const told = isTold ? { headline: 'placed' in entry ? headlineOf(entry) : undefined } : undefined;
    return { ...drawn, html: renderFallback(result, page, { preview: context.preview, told }), isFallback: true };
  };
  /** A column's blocks, without those that list the others. Where several fail in a row, the first tells the error that everyone sees. */
  const pause = createPauses();
  const drawColumn = async (entries: readonly (PreparedBlock | Failure)[]): Promise<RenderedBlock[]> => {
    let isTold = false;
    const column: RenderedBlock[] = [];
    for (const entry of entries) {
      const drawn: RenderedBlock = isThere(entry) || isOutline(entry) ? { type: '', html: '' } : draw(entry, isTold);
      column.push(drawn);
      // Skips blocks without output. A block that only some visitors see cannot tell the error for the others.
      if (drawn.html !== '') isTold = drawn.isFallback === true && (isTold || isForAll(drawn));
      const paused = pause();
      if (paused !== undefined) await paused;
    }
    return column;
  };
  const drawFrame = async (entries: readonly (PreparedBlock | Failure)[]): Promise<string> => {
    let html = '';
    for (const entry of entries) {
      html += draw(entry).html;
      const paused = pause();
      if (paused !== undefined) await paused;
    }
    return html;
  };
  const area = contentArea(
    {
      route,
      visitor: page.visitor,
      isAdFree: aboutSubject(subject, (module, known) => module.isAdFree?.(known)) ?? false,
      hasAdEngine: hasAdEngine(context.config.consent),
      hasAnnouncement: isAnnounced(header.announcement, page.now),
    },
    routeLists,
  );
  const ads = area.hasBanner ? context.config.ads.slots.map(({ name }) => name) : [];
  // Apps have a head of their own.
  const trailHtml = page.visitor.isApp || only !== undefined ? '' : trailMarkup(trail);
  const frame = keyOf && frameKey(slots, keyOf, [area, ads, trailHtml]);
  const ended = (): Pick<RenderedBody, 'styles' | 'scripts' | 'failures' | 'lastPage'> => ({
    styles: [...styles].toSorted(),
    scripts: [...scripts].toSorted(),
    failures,
    lastPage: lastPage(pageOf(page.query), queries, answers),
  });
  const [headerHtml, footerHtml] = has === undefined ? [await drawFrame(slots.header), await drawFrame(slots.footer)] : ['', ''];
  const drawn = { top: await drawColumn(slots.top), main: await drawColumn(slots.main), aside: await drawColumn(slots.aside) };
  const columns = withOutline(drawn, content, headerHtml + footerHtml, (entry, sections) => draw(entry, false, sections));
  if (keyOf !== undefined && frame !== undefined && has !== undefined) {
    const parts = (written: readonly (PreparedBlock | Failure)[], blocks: readonly RenderedBlock[]): DraftPart[] =>
      written.map((entry, index) => {
        const at = 'placed' in entry ? entry.placed.address : entry.address;
        const key = keyOf(entry);
        const block = blocks[index];
        return has.has(key) || block === undefined ? { at, key } : { at, key, html: blockMarkup(block) };
      });
    const { top, main, aside } = columns;
    const found = { top: parts(slots.top, top), main: parts(slots.main, main), aside: parts(slots.aside, aside) };
    return { html: '', parts: { frame, slots: found }, ...ended() };
  }
  const html = pageMarkup({
    area,
    state,
    content: facts,
    frame,
    ads,
    header: headerHtml,
    trail: trailHtml,
    footer: footerHtml,
    // A part of a page, and the preview with its findings, need no heading.
    slots: only !== undefined || context.preview ? columns : withHeading(columns, trail.at(-1)?.name ?? page.headerTitle),
  });
  return { html, ...ended() };
}

function isForAll({ visibility }: RenderedBlock): boolean {
  return visibility === undefined || Object.values(visibilityAttributes(visibility)).every((value) => value === undefined);
}

/** Key of the frame around the blocks: head and foot, the columns that exist, and whether they hold prose. */
function frameKey(
  { header, footer, ...content }: Readonly<Record<'header' | 'top' | 'main' | 'aside' | 'footer', readonly (PreparedBlock | Failure)[]>>,
  keyOf: KeyOf,
  around: readonly unknown[],
): string {
  const columns = Object.values(content).map((entries) => [
    entries.length > 0,
    entries.some((entry) => 'placed' in entry && entry.placed.block.isRunningText === true),
  ]);
  return keyOfParts([[...header, ...footer].map(keyOf), columns, around]);
}
