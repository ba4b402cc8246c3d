import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pathOnly, readPath } from '#documents/routes/path.ts';
import { describeError } from '#domain/log/describe-error.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { warn } from '#site/log.ts';
import type { Editor } from '../api.ts';
import type { Overlay } from './checked.ts';
import type { PreviewRenderer, Exchange, PreviewRequest } from './rendering/renderer.ts';
import type { Gate } from './gate.ts';
import { createBrake } from './guard.ts';
import { asPreview } from './preview-answer.ts';
import type { PreviewLinks } from './preview-links.ts';
import { Refusal, refuse } from './refusal.ts';
import { readRequest } from './request.ts';
import { routeOf } from './router.ts';
import { wantedPage, withoutOptions } from './wanted-page.ts';

/** Path prefix of previews for editors: `/redaktion/vorschau/aktien`. */
export const PREVIEW = '/redaktion/vorschau/';
/** Path prefix of shared previews, followed by the secret of a link and the address of a page. */
export const SHARED_PREVIEW = '/redaktion/vorschau-link/';
/** Address that returns the blocks of a page that the app does not have yet. */
export const PREVIEW_UPDATE = '/redaktion/api/preview';

/** Maximum time that a preview waits for an edit that was sent at the same time, in ms. */
const EDIT_TIMEOUT = 2_000;

export interface PreviewParts {
  /** Texts of an editor's drafts. */
  readonly overlay: (editor: Editor) => Overlay;
  readonly renderer: PreviewRenderer;
  /** Waits for a version of a draft, at most `patience` ms. Returns whether it arrived. */
  readonly arrives: (editor: Editor, file: string, version: number, patience: number) => Promise<boolean>;
  readonly gate: Gate;
  readonly links: PreviewLinks;
  /**
   * Checks a visitor who follows a link.
   * @throws Refusal for visitors who may not use preview links
   */
  readonly visit?: (request: IncomingMessage) => void;
}

type Answer = (request: IncomingMessage, response: ServerResponse, site: RequestListener) => void;

/** Serves pages as the site does, but with an editor's drafts instead of the published documents. */
export interface Previews {
  /** Serves a page to its editor. */
  readonly page: Answer;
  /** Serves the blocks of a page that the editor's browser does not have yet. */
  readonly update: Answer;
  /** Serves a page to a visitor with a preview link. */
  readonly shared: Answer;
}

export function createPreviews({ overlay, renderer, arrives, gate, links, visit = () => undefined }: PreviewParts): Previews {
  const brake = createBrake();
  const show = (exchange: Exchange, editor: Editor, previewRequest: Omit<PreviewRequest, 'overlay'>): Promise<void> =>
    renderer.render({ ...previewRequest, overlay: overlay(editor) }, exchange);
  return {
    page: answering(async (request, response, site) => {
      onlyRead(request);
      const { editor } = await gate(request);
      const { url, ...wanted } = wantedPage((request.url ?? '').slice(PREVIEW.length - 1));
      asPreview(response, (location) => response.setHeader('Location', within(PREVIEW, location)));
      await show({ request, response, site }, editor, { who: editor.id, url, ...wanted });
    }),
    update: answering(async (request, response, site) => {
      if (request.method !== 'POST') refuse(405, 'So lässt sich das nicht aufrufen.');
      const { editor } = await gate(request);
      const { input } = await readRequest(request, routeOf('drawPreview'));
      const { path, has, coming } = input.body;
      const { url, ...wanted } = wantedPage(path);
      if (coming !== undefined && !(await arrives(editor, coming.file, coming.version, EDIT_TIMEOUT)))
        refuse(409, 'Diese Änderung ist nicht angekommen.');
      asPreview(response, (location) => {
        response.removeHeader('Location');
        response.setHeader('Parkett-Moved', location);
        response.statusCode = 204;
      });
      await show({ request, response, site }, editor, { who: editor.id, url, has, ...wanted });
    }),
    shared: answering(async (request, response, site) => {
      onlyRead(request);
      brake(arrivalOf(request).network);
      visit(request);
      const [, secret = '', address = '/'] = /^([\w-]+)(\/.*)?$/u.exec((request.url ?? '').slice(SHARED_PREVIEW.length)) ?? [];
      const link = links.open(secret) ?? refuse(404, 'Dieser Vorschau-Link gilt nicht mehr.');
      const prefix = `${SHARED_PREVIEW}${secret}`;
      const isOne = link.pages === 'one';
      const url = isOne ? pageOf(link.url, withoutOptions(address)) : withoutOptions(address);
      // Redirects of a link to a single page lead to public pages; those of a link to all pages stay within the link.
      asPreview(response, (location) => response.setHeader('Location', isOne ? location : within(`${prefix}/`, location)));
      await show({ request, response, site }, link.editor, {
        who: `link ${arrivalOf(request).network}`,
        url,
        as: link.as,
        now: link.now,
        isShared: true,
        ...(!isOne && { linkPrefix: prefix }),
      });
    }),
  };
}

/**
 * Page of a link with the requested query, such as the page number of a list.
 * @throws Refusal 404 for another page
 */
function pageOf(linked: string, asked: string): string {
  const [path = '/'] = linked.split('?');
  if (readPath(pathOnly(asked))?.text !== readPath(path)?.text) refuse(404, 'Dieser Vorschau-Link zeigt eine andere Seite.');
  return path + asked.slice(pathOnly(asked).length);
}

function within(prefix: string, location: string): string {
  return /^\/(?!\/)/u.test(location) ? prefix + location.slice(1) : location;
}

function onlyRead({ method }: IncomingMessage): void {
  if (method !== 'GET') refuse(405, 'Eine Vorschau lässt sich nur ansehen.');
}

function answering(answer: (...asked: Parameters<Answer>) => Promise<void>): Answer {
  return (request, response, site) => {
    answer(request, response, site).catch((error: unknown) => {
      if (!(error instanceof Refusal)) warn('composer-failed', { fault: describeError(error) });
      const status = error instanceof Refusal ? error.status : 500;
      const text = error instanceof Refusal ? error.message : 'Die Vorschau lässt sich nicht zeigen.';
      if (request.url === PREVIEW_UPDATE) {
        response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ message: text }));
        return;
      }
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
    });
  };
}
