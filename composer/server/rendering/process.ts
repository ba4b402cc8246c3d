// Render process for previews: the built site with Next, which accepts requests of the site's process only.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import next from 'next';
import { forgetAnswers } from '#site/forget-answers.ts';
import { parseOwn } from '#domain/input/own-json.ts';
import { withPreview } from '#site/preview.ts';
import { projectRoot } from '#site/project-root.ts';
import { siteHandler } from '#site/server/handler.ts';
import { listeningAt } from '#site/server/own-origin.ts';
import { upgradeOnlyServer } from '#site/server/upgrades.ts';
import { visitorLimits } from '#site/server/visitor-limits.ts';
import { startGuard } from '../../jobs/start-guard.ts';
import { createChecker, type Checker } from '../checked.ts';
import { MEMORY, SECRET, type FromRenderProcess, type SentPreviewRequest, type ToRenderProcess } from './message.ts';
import { previewOf } from './preview-of.ts';

let checker: Checker | undefined;

async function begin({ folders, secret, megabytes }: Extract<ToRenderProcess, { readonly kind: 'begin' }>): Promise<void> {
  const loaded = (checker = createChecker(folders));
  loaded.with(new Map());
  const site = join(projectRoot(), 'site');
  const app = next({ dev: false, dir: site, port: 0, hostname: 'localhost', httpServer: upgradeOnlyServer().server });
  await app.prepare();
  const handler = siteHandler({
    next: app.getRequestHandler(),
    publicFolder: join(site, 'public'),
    isDevelopment: false,
    limits: visitorLimits(),
  });
  const render = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOurs(request.headers[SECRET], secret)) return void response.writeHead(403).end();
    const { overlay, url, ...previewRequest } = parseOwn<SentPreviewRequest>(await text(request));
    const preview = previewOf(loaded, { ...previewRequest, overlay: new Map(overlay) });
    for (const name of [SECRET, 'content-length', 'content-type']) delete request.headers[name];
    request.method = 'GET';
    request.url = url;
    response.setHeader(MEMORY, process.memoryUsage.rss());
    withPreview(preview, () => handler(request, response));
  };
  const server = createServer((request, response) => {
    render(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1', () => {
    const bytes = process.memoryUsage.rss();
    startGuard(bytes + megabytes * 1024 * 1024);
    process.send?.({ kind: 'ready', port: listeningAt(server).port, bytes } satisfies FromRenderProcess);
  });
}

function isOurs(given: string | string[] | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToRenderProcess) => {
  if (message.kind === 'begin')
    begin(message).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  else {
    checker?.look();
    forgetAnswers();
  }
});
