import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { createServer as createViteServer, type WebSocketClient } from 'vite';
import { reloadSchemas } from '#documents/reader/reload-schemas.ts';
import { createDrain } from '#entrance/drain.ts';
import { ONLY_WEBSOCKETS } from '#entrance/upgrades.ts';
import { forgetConfig, loadedConfig } from '../config-store.ts';
import { projectRoot } from '../project-root.ts';
import { providerAddress } from '../provider-address.ts';
import { withMountedHandlers, type MountedHandler } from './mounted-handlers.ts';
import { answerFindings } from './answer-findings.ts';
import { findingsReporter } from './findings-reporter.ts';
import { gatewayTunnel } from './gateway-tunnel.ts';
import { siteHandler } from './handler.ts';
import { listen } from './listen.ts';
import { stopOnSignal } from './stop.ts';
import { upgradeOnlyServer, routeUpgrades } from './upgrades.ts';
import { errorsIn } from './page-findings.ts';
import { watchSources } from './watch-sources.ts';

/** Time limit of a stop in ms: the connections of open tabs for hot reloading never end by themselves. */
const LONGEST_STOP = 5_000;

const RELOAD = { type: 'full-reload', path: '*' } as const;

/** Serves the site for development: pages by Next, islands and styles by Vite, both reloaded on every change. */
export async function serveDevelopment(port: number, mounted: readonly MountedHandler[]): Promise<void> {
  const root = projectRoot();
  const site = join(root, 'site');
  const ready = Promise.withResolvers<RequestListener>();
  // Early requests wait until the site can answer.
  const server = createHttpServer(ONLY_WEBSOCKETS, (request, response) => void ready.promise.then((answer) => answer(request, response)));
  const drain = createDrain(server);
  const [forVite, forNext] = [upgradeOnlyServer(), upgradeOnlyServer()];
  const tunnel = gatewayTunnel({ provider: providerAddress() });
  routeUpgrades(server, { '/ws': tunnel.accept, '/_vite/': forVite.take, '/_next/': forNext.take });
  // Listens first, so that a busy port is reported before anything is built.
  await listen(server, port);
  const vite = await createViteServer({
    configFile: join(site, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: forVite.server }, watch: { ignored: ['**/.next/**', '**/.data/**', '**/public/**'] } },
  });
  const app = next({ dev: true, dir: site, port, hostname: 'localhost', httpServer: forNext.server });
  await app.prepare();
  const reportFindings = findingsReporter();
  let changedAt = 0;
  vite.ws.on('parkett:asked', ({ at }: { readonly at: unknown }, tab: WebSocketClient) => {
    if (typeof at === 'number' && at < changedAt) tab.send(RELOAD);
  });
  const sources = watchSources(root, (changed) => {
    if (changed.some((file) => /^documents[\\/](?:generated|operations|schemas)[\\/]/u.test(file))) takeUpSchemas(join(root, 'documents'));
    reportFindings(errorsIn(loadedConfig()));
    changedAt = Date.now();
    vite.ws.send(RELOAD);
  });
  const pages = siteHandler({ next: app.getRequestHandler(), publicFolder: join(site, 'public'), isDevelopment: true });
  ready.resolve(
    withMountedHandlers(mounted, (request, response) => {
      if (request.url?.startsWith('/_vite/')) return vite.middlewares(request, response);
      if (!answerFindings(loadedConfig(), request, response)) pages(request, response);
    }),
  );
  stopOnSignal({
    drain,
    endless: {
      close() {
        tunnel.close();
        void vite.close();
      },
    },
    cleanUp: async () => {
      await Promise.allSettled([sources.close(), app.close()]);
    },
    longest: LONGEST_STOP,
  });
  console.log(JSON.stringify({ level: 'info', event: 'site-ready', address: `http://localhost:${port}` }));
}

/** Reloads the schemas after a change. A half-written file only logs an error: its next change triggers another reload. */
function takeUpSchemas(directory: string): void {
  try {
    reloadSchemas(directory);
    forgetConfig();
  } catch (error) {
    console.error(`Die Schemas der Konfiguration lassen sich nicht lesen: ${String(error)}`);
  }
}
