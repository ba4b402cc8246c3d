import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { checkConfigFolder, checkDataFolder, checkNode } from './checks-before-start.mjs';
import { endCommandsOnSignal } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { MODEST_MALLOC } from './modest-memory.mjs';
import { checkPort } from './ports.mjs';
import { projectNode, root, settings } from './project.mjs';
import { Services } from './services.mjs';

/**
 * Steps before the first process of the portal: checks, installation, `prepare`. Resolves to functions that start the processes, and their
 * settings.
 * @param {{ mode: 'production' | 'development', echo?: boolean, prepare?: () => Promise<void> }} options
 */
export async function readyPortal({ mode, echo = false, prepare = async () => {} }) {
  checkNode();
  const { port, providerPort, data } = settings();
  await checkPort(port, 'PORT');
  await checkPort(providerPort, 'PROVIDER_PORT');
  checkDataFolder(data);
  checkConfigFolder();
  const handOver = endCommandsOnSignal();
  await ensureInstalled();
  await prepare();

  handOver();
  const services = new Services({ logs: join(root, '.cache/logs'), echo });
  const providerUrl = `http://${ownWayTo(process.env.PROVIDER_HOST)}:${providerPort}`;
  const env = {
    NODE_ENV: mode,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: providerUrl,
    PARKETT_DATA: data,
    NEXT_TELEMETRY_DISABLED: '1',
    // Secret by which the provider recognizes the composer. If both are started separately, they must be given the same one.
    PARKETT_EDITORIAL_TOKEN: process.env.PARKETT_EDITORIAL_TOKEN || randomBytes(24).toString('hex'),
    ...MODEST_MALLOC,
  };
  const start = (name, ...args) => services.start(name, projectNode(), args, env);
  return {
    address: `http://localhost:${port}`,
    reach: reachOf(process.env),
    start,
    async startProvider(...args) {
      start('provider', ...args);
      await services.waitFor(
        'provider',
        `${providerUrl}/ready?for=reading`,
        'Starte den Anbieter der Kurse (beim ersten Mal legt er seine Datenbank an)',
      );
    },
    async startSite(args, { path, isReady }) {
      start('site', ...args);
      await services.waitFor('site', `http://${ownWayTo(process.env.SITE_HOST)}:${port}${path}`, 'Starte die Seiten', isReady);
    },
  };
}

/** Host by which this machine reaches a server that listens on `host`; loopback for one that listens on all addresses. */
function ownWayTo(host = '') {
  return ['', '0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
}

/** Sentence about the reachability of the portal from other machines. */
export function reachOf({ SITE_HOST: site, PROVIDER_HOST: provider }) {
  const open = [site && !isOwn(site) && 'die Seiten', provider && !isOwn(provider) && 'den Anbieter'].filter(Boolean);
  if (open.length === 0) return 'Nur dieser Rechner erreicht Seiten und Anbieter. Für andere: SITE_HOST=0.0.0.0, siehe docs/operation.md';
  return `Auch andere Rechner erreichen ${open.join(' und ')}. Nutzer zum Ausprobieren gibt es nur mit PROVIDER_DEMO_USERS=1`;
}

function isOwn(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
