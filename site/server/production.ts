import { join } from 'node:path';
import next from 'next';
import { publicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { createDrain } from '#entrance/drain.ts';
import { imageFolder, loadedConfig } from '../config-store.ts';
import { portalEnvironment } from '../environment.ts';
import { takeOverConsole } from '../log.ts';
import { projectRoot } from '../project-root.ts';
import { providerAddress } from '../provider-address.ts';
import { providerTransport } from '../provider-transport.ts';
import { createPictureDrawer } from '../pictures/draw.ts';
import { createPictures } from '../pictures/pictures.ts';
import { createSectionCall } from '../section-calls.ts';
import { withMountedHandlers, type MountedHandler } from './mounted-handlers.ts';
import { describeFindings } from './findings-text.ts';
import { gatewayTunnel } from './gateway-tunnel.ts';
import { siteHandler } from './handler.ts';
import { listen } from './listen.ts';
import { createSuggestPages, LOOKUP_TIME } from './suggestions/suggest-pages.ts';
import { createIncompleteRetry } from './incomplete-retry.ts';
import { ownOrigin } from './own-origin.ts';
import { OWN_REQUEST } from './own-request.ts';
import { prepare, readinessOf, type Readiness } from './readiness.ts';
import { reloadOnSignal } from './reload-on-signal.ts';
import { createSiteServer } from './site-server.ts';
import { stopOnSignal } from './stop.ts';
import { visitorLimits } from './visitor-limits.ts';
import { upgradeOnlyServer, routeUpgrades } from './upgrades.ts';

/** Timeout of the calls for a picture, in ms. */
const PICTURE_TIME = 5_000;

/** Serves the built site in production. */
export async function serveProduction(port: number, mounted: readonly MountedHandler[]): Promise<void> {
  portalEnvironment();
  const errors = loadedConfig().findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(describeFindings(errors));
  const site = join(projectRoot(), 'site');
  const app = next({ dev: false, dir: site, port, hostname: 'localhost', httpServer: upgradeOnlyServer().server });
  await app.prepare();
  const handler = siteHandler({
    next: app.getRequestHandler(),
    publicFolder: join(site, 'public'),
    isDevelopment: false,
    limits: visitorLimits(),
    readiness: { missing: (of) => readiness.missing(of) },
    suggestPages: createSuggestPages(publicCall(createSectionCall(providerTransport(LOOKUP_TIME)))),
    pictures: createPictures({
      call: publicCall(createCall(providerTransport(PICTURE_TIME))),
      drawer: createPictureDrawer(),
      folder: imageFolder(),
    }),
    incompleteRetry: createIncompleteRetry((path) =>
      fetch(ownOrigin(server) + path, { method: 'HEAD', headers: OWN_REQUEST, redirect: 'manual' }),
    ),
  });
  const server = createSiteServer(withMountedHandlers(mounted, handler));
  const drain = createDrain(server);
  const readiness: Readiness = readinessOf(server, drain);
  const tunnel = gatewayTunnel({ provider: providerAddress() });
  routeUpgrades(server, { '/ws': tunnel.accept });
  await listen(server, port);
  void prepare(readiness);
  stopOnSignal({ drain, endless: tunnel, cleanUp: () => app.close() });
  reloadOnSignal();
  takeOverConsole();
  console.log(JSON.stringify({ level: 'info', event: 'site-ready', pid: process.pid, address: `http://localhost:${port}` }));
}
