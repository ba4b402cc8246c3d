import { blocksByType } from '#blocks/generated/registry.ts';
import type { AnyBlock } from '#blocks/kit/registry.ts';
import { publicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { inSections } from '#client/sections.ts';
import { createTransport } from '#client/transport.ts';
import type { Config } from '#documents/reader/config.ts';
import { pathOnly, readPath } from '#documents/routes/path.ts';
import { sectionFinder } from '#domain/instrument/section.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import type { RenderContext } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { isPrivate, matchPage } from '#renderer/route.ts';
import { withDataCache } from '#site/data-cache.ts';
import { createVisitorTokens, withVisitorToken } from '#site/visitor-token.ts';
import { derivedFrom } from './derived.ts';
import { numbersIn, type Numbers } from './numbers.ts';

/** Numbers in the contract's answers by type of block, one entry for each such block of a page. */
export type Answers = ReadonlyMap<string, readonly Numbers[]>;

/** Makes the calls of the blocks of a page; undefined for anything but a public page. */
export type Questioner = (address: string) => Promise<Answers | undefined>;

export interface QuestionerOptions {
  readonly config: Config;
  /** Address of the provider, whose clock is fixed. */
  readonly provider: string;
  /** Fixed time of the clock, epoch milliseconds. */
  readonly now: number;
  /** Replacement of `fetch` for tests. */
  readonly fetch?: typeof globalThis.fetch;
}

const ORIGIN = 'https://portal.example';
const DEADLINE_MS = 30_000;
/** Cache settings: with a fixed clock an answer stays valid; only the number of entries is limited. */
const KEEP = { least: 3_600_000, most: 3_600_000, entries: 200 };

/** Renders pages with separate calls and records the data of each block. */
export function createQuestioner({ config, provider, now, fetch }: QuestionerOptions): Questioner {
  const sectionOf = sectionFinder(config.sections.sections);
  const ask = inSections(createCall(createTransport({ baseUrl: `${provider}/api`, fetch, timeout: DEADLINE_MS })), () => sectionOf);
  const call = withDataCache(publicCall(withVisitorToken(ask, createVisitorTokens(ask))), DEADLINE_MS, KEEP);
  const context: Omit<RenderContext, 'registry'> = {
    config,
    call,
    preview: false,
    origin: ORIGIN,
    deadline: DEADLINE_MS,
    checkProps: () => undefined,
  };
  return async (address) => {
    const path = pathOnly(address);
    const match = matchPage(config, readPath(path));
    if (match === undefined || isPrivate(match)) return undefined;
    const answers = new Map<string, Numbers[]>();
    const note = (type: string, given: unknown): void => void answers.set(type, [...(answers.get(type) ?? []), numbersIn(given)]);
    const registry = Object.fromEntries(
      Object.entries<AnyBlock>(blocksByType).map(([type, block]) => [type, overheard(block, note, config)]),
    );
    const query = Object.fromEntries(new URL(address, ORIGIN).searchParams);
    await renderPage({ path, match, query, now, visitor: ANYONE }, { ...context, registry });
    return answers;
  };
}

function overheard(block: AnyBlock, note: (type: string, given: unknown) => void, config: Config): AnyBlock {
  return {
    ...block,
    component: (view) => {
      const { data, props, subject, page } = view;
      note(block.type, [data, props, subject, page.params, page.query, derivedFrom(block.type, data, config)]);
      return block.component(view);
    },
  };
}
