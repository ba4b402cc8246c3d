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
  /** Route of the page; error pages have none. */
  readonly route?: string | undefined;
  readonly page: PageFacts;
  readonly subject: Subject | undefined;
  /** Breadcrumbs; error pages have none. */
  readonly trail?: readonly TrailStep[];
  readonly signal: AbortSignal;
  /** Makes the blocks' calls on private pages; public pages use the call of the context. */
  readonly call?: PublicCall | PrivateCall | undefined;
  /** Tokens and state of forms; only on private pages. */
  readonly forms?: PageForms | undefined;
  /** Renders only blocks of this type, without header and footer. */
  readonly only?: string | undefined;
  /** Whether the shell shows prices; false on error pages and if the page document forbids it. Default true. */
  readonly hasPrices?: boolean;
  /** Address and time of the page, for print. */
  readonly state?: string | undefined;
  /** Place of a block in its document; in preview only. */
  readonly addressOf?: AddressOf | undefined;
  /** Content type of the page in analytics; error pages have none. */
  readonly content?: ContentFacts;
}

export interface RenderedBody {
  readonly html: string;
  readonly styles: readonly string[];
  /** Scripts of the blocks, by folder. */
  readonly scripts: readonly string[];
  readonly failures: readonly Failure[];
  /** Replaces `html` if the client of a draft already has some blocks. */
  readonly parts?: DraftParts | undefined;
  /** Last page, zero-based, of the page's paged lists; undefined without such a list. */
  readonly lastPage: number | undefined;
}

/** Keeps the blocks of one type; all without a type. */
function wantedOf(written: readonly WrittenBlock[], only: string | undefined): readonly WrittenBlock[] {
  return only === undefined ? written : written.filter(({ type }) => type === only);
}

/** Renders the shell and all slots: collects the calls of all blocks, runs each call once, renders each block separately. */
export async function renderBody(
  { body, route, page, subject, trail = [], signal, hasPrices = true, call, forms, only, state, addressOf, content: facts }: BodyRequest,
  context: RenderContext,
): Promise<RenderedBody> {
  const prepare = (slot: string, written: readonly WrittenBlock[] = []): (PreparedBlock | Failure)[] =>
    placeSlot(slot, wantedOf(written, only), { page, subject, addressOf }, context).map((place) =>
      isFailure(place) ? place : prepareBlock(place, page, subject, context.config, forms),
    );
  const { routeLists, header } = context.config;
  const kinds = [...(page.visitor.isApp ? (['app'] as const) : []), ...(hasPrices ? [] : (['no-prices'] as const))];
  const slots = {
    header: prepare('header', shellBlocks(context.registry, 'head', kinds)),
    top: prepare('top', body.top),
    main: prepare('main', body.main),
    aside: prepare('aside', body.aside),
    footer: prepare('footer', shellBlocks(context.registry, 'foot', kinds)),
  };
  const content = { top: slots.top, main: slots.main, aside: slots.aside };
  const keyOf = context.draft && withOutlineKeys(draftKeys(page, subject, context), content);
  const has = context.draft?.has;
  const isKnown = (entry: PreparedBlock | Failure): boolean => has !== undefined && keyOf !== undefined && has.has(keyOf(entry));
  // Renders all blocks if one that lists the page's sections has to be rendered.
  const isWhole = Object.values(content).some((column) => column.some((entry) => isOutline(entry) && !isKnown(entry)));
  const isThere = (entry: PreparedBlock | Failure): boolean => !isWhole && isKnown(entry);
  // A client that has blocks of a draft also has its header and footer.
  const renderedSlots = Object.values(has === undefined ? slots : content);
  const prepared = renderedSlots.flat().filter((entry): entry is PreparedBlock => 'placed' in entry && !isThere(entry));
  const queries = prepared.map((entry) => entry.queries);
  const answers = await runPlan(planOf(queries), call ?? context.call, signal);

  const failures: Failure[] = prepared.flatMap((entry) => lostByOutage(entry, answers));
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const render = (entry: PreparedBlock | Failure, isErrorShown = false, sections?: readonly PageSection[]): RenderedBlock => {
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
    const rendered = { type, visibility, half, address, isRunningText };
    if (typeof result === 'string') return { ...rendered, key: keyOf?.(entry), html: result };
    failures.push(result);
    // A fallback gets no key, so that the preview re-renders the block next time.
    const shownError = isErrorShown ? { headline: 'placed' in entry ? headlineOf(entry) : undefined } : undefined;
    return { ...rendered, html: renderFallback(result, page, { preview: context.preview, shownError }), isFallback: true };
  };
  /** Renders the blocks of a column except outlines. If several blocks fail in a row, only the first shows the error in full. */
  const pause = createPauses();
  const renderColumn = async (entries: readonly (PreparedBlock | Failure)[]): Promise<RenderedBlock[]> => {
    let isErrorShown = false;
    const column: RenderedBlock[] = [];
    for (const entry of entries) {
      const rendered: RenderedBlock = isThere(entry) || isOutline(entry) ? { type: '', html: '' } : render(entry, isErrorShown);
      column.push(rendered);
      // Skips blocks without output. An error in a block that only some visitors see does not count as shown.
      if (rendered.html !== '') isErrorShown = rendered.isFallback === true && (isErrorShown || isForAll(rendered));
      const paused = pause();
      if (paused !== undefined) await paused;
    }
    return column;
  };
  const renderFrame = async (entries: readonly (PreparedBlock | Failure)[]): Promise<string> => {
    let html = '';
    for (const entry of entries) {
      html += render(entry).html;
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
  // Apps have a native header.
  const trailHtml = page.visitor.isApp || only !== undefined ? '' : trailMarkup(trail);
  const frame = keyOf && frameKey(slots, keyOf, [area, ads, trailHtml]);
  const ended = (): Pick<RenderedBody, 'styles' | 'scripts' | 'failures' | 'lastPage'> => ({
    styles: [...styles].toSorted(),
    scripts: [...scripts].toSorted(),
    failures,
    lastPage: lastPage(pageOf(page.query), queries, answers),
  });
  const [headerHtml, footerHtml] = has === undefined ? [await renderFrame(slots.header), await renderFrame(slots.footer)] : ['', ''];
  const rendered = { top: await renderColumn(slots.top), main: await renderColumn(slots.main), aside: await renderColumn(slots.aside) };
  const columns = withOutline(rendered, content, headerHtml + footerHtml, (entry, sections) => render(entry, false, sections));
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
    // Parts of a page and previews get no replacement for a missing heading.
    slots: only !== undefined || context.preview ? columns : withHeading(columns, trail.at(-1)?.name ?? page.headerTitle),
  });
  return { html, ...ended() };
}

/** Returns true for a block that every visitor sees. */
function isForAll({ visibility }: RenderedBlock): boolean {
  return visibility === undefined || Object.values(visibilityAttributes(visibility)).every((value) => value === undefined);
}

/** Key of the frame around the blocks: header and footer, the columns that exist, and whether they contain prose. */
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
