import { missingOrigin, originOf } from '#entrance/reach.ts';
import { readTrustedProxies } from '#entrance/trusted-proxies.ts';
import { warn } from '../log.ts';
import { areErrorsReported } from '../reports/report-error.ts';
import { providerAddress } from '../provider-address.ts';
import type { MountedHandler } from './mounted-handlers.ts';
import { portOf } from './listen.ts';

type Mode = 'development' | 'production';

/**
 * Starts the site on PORT (3000): built, or with `--dev` fresh from the sources.
 * @param mountedFor handlers that are mounted beside the pages
 */
async function start(mountedFor: (mode: Mode) => readonly MountedHandler[]): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const port = portOf(process.env.PORT, 3000);
  process.env.PORT = String(port);
  // Checks the environment first: a wrong setting ends the start with a message.
  providerAddress();
  readTrustedProxies(process.env.PARKETT_TRUSTED_PROXIES);
  originOf(process.env.SITE_ORIGIN);
  areErrorsReported();
  const missing = missingOrigin(process.env);
  if (missing !== undefined) warn('site-origin-missing', { message: missing });
  if (process.argv.includes('--dev')) {
    setMode('development');
    const { serveDevelopment } = await import('./development.ts');
    await serveDevelopment(port, mountedFor('development'));
  } else {
    setMode('production');
    const { serveProduction } = await import('./production.ts');
    await serveProduction(port, mountedFor('production'));
  }
}

/** Sets NODE_ENV before React and Next are loaded, which choose their build by it. */
function setMode(mode: Mode): void {
  Object.assign(process.env, { NODE_ENV: mode });
}

/** Starts the site, or prints why it cannot start and ends the process. */
export function startSite(mountedFor: (mode: Mode) => readonly MountedHandler[] = () => []): void {
  start(mountedFor).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
