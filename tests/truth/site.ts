import { Window, type Document } from 'happy-dom';
import { blocksByType } from '#blocks/generated/registry.ts';
import { publicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { inSections } from '#client/sections.ts';
import { createTransport } from '#client/transport.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { instrumentPath, type Addressed } from '#domain/instrument/path.ts';
import { sectionFinder } from '#domain/instrument/section.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import type { RenderContext } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { isPrivate, matchPage } from '#renderer/route.ts';
import { createVisitorTokens, withVisitorToken } from '#site/visitor-token.ts';
import type { Stage } from './stage.ts';

/** A page as a visitor gets it, without scripts. */
export interface DrawnPage {
  readonly path: string;
  readonly document: Document;
  /** Blocks that could not be drawn. */
  readonly failures: readonly string[];
}

/** The portal in front of a stage: every page is drawn for the stage's now. */
export interface Site {
  /** Where the portal has the page of an instrument, or one of its sub-pages; undefined where it has none. */
  pathOf(instrument: Addressed, subPage?: string): string | undefined;
  /** Addresses of all pages that are the same for everyone and about nothing in particular. */
  readonly markets: readonly string[];
  /**
   * Draws a page; `undefined` when there is none (404).
   * @throws when it leads elsewhere.
   */
  draw(path: string, query?: Readonly<Record<string, string>>): Promise<DrawnPage | undefined>;
}

const ORIGIN = 'https://portal.example';
/** A page here may ask for what nobody has asked for before, on a machine that does other things too. */
const DEADLINE_MS = 60_000;

/** @param folder of the configuration whose pages are drawn */
export function openSite(stage: Stage, folder = 'config'): Site {
  const { config } = loadConfig(folder);
  const sectionOf = sectionFinder(config.sections.sections);
  const ask = inSections(
    createCall(createTransport({ baseUrl: `${ORIGIN}/api`, fetch: stage.fetch, timeout: DEADLINE_MS })),
    () => sectionOf,
  );
  const context: RenderContext = {
    config,
    call: publicCall(withVisitorToken(ask, createVisitorTokens(ask))),
    registry: blocksByType,
    preview: false,
    origin: ORIGIN,
    deadline: DEADLINE_MS,
    checkProps: () => undefined,
  };
  const { DOMParser } = new Window();
  return {
    pathOf: (instrument, subPage) => instrumentPath(instrument, sectionOf, subPage),
    markets: config.pages.filter((page) => !isPrivate({ page }) && page.subject === undefined).map(({ route }) => route),
    async draw(path, query = {}) {
      const match = matchPage(config, readPath(path));
      if (match === undefined) return undefined;
      const drawn = await renderPage({ path, match, query, now: stage.now(), visitor: ANYONE }, context);
      if (drawn.kind === 'redirect') throw new Error(`${path} leads to ${drawn.location}`);
      if (drawn.status === 404) return undefined;
      const failures = drawn.failures.map(({ block, reason, message }) => `${block}: ${reason}: ${message}`);
      if (drawn.status !== 200) failures.push(`status ${drawn.status}`);
      return { path, document: new DOMParser().parseFromString(drawn.html, 'text/html'), failures };
    },
  };
}
