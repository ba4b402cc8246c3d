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
export interface RenderedPage {
  readonly path: string;
  readonly document: Document;
  /** Blocks that could not be rendered. */
  readonly failures: readonly string[];
}

/** The portal of a stage: every page is rendered at the stage's current time. */
export interface Site {
  /** Returns the path of the page of an instrument, or of one of its sub-pages; undefined if there is none. */
  pathOf(instrument: Addressed, subPage?: string): string | undefined;
  /** Addresses of all public pages without a subject. */
  readonly markets: readonly string[];
  /**
   * Renders a page; `undefined` when there is none (404).
   * @throws when it redirects
   */
  draw(path: string, query?: Readonly<Record<string, string>>): Promise<RenderedPage | undefined>;
}

const ORIGIN = 'https://portal.example';
/** Generous deadline in ms: a page may need uncached data, on a machine with other load. */
const DEADLINE_MS = 60_000;

/**
 * Opens the portal of a stage.
 * @param folder configuration whose pages are rendered
 */
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
